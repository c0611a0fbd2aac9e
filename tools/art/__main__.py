"""python3 tools/art: redraws sprites/ and the tilesets in levels/."""

import sys
from pathlib import Path

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).resolve().parents[2])
    from tools.art.draw import main

    sys.exit(main())
