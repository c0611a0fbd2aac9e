from .choices import moves, play, turn
from .luck import chance
from .points import rank, score, tally
from .state import OPTIONS, SEATS, start
