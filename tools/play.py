"""Play: python3 tools/play.py [what meowgames understands]; the first start fetches what it needs."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import venv  # noqa: E402  our tools/venv.py

if __name__ == "__main__":
    os.environ["PYTHONSAFEPATH"] = "1"  # a stray random.py where it is started must not be taken for ours
    sys.exit(venv.start("meowgames", sys.argv[1:]))
