"""Play: python3 tools/play.py [what meowgames understands]; the first start fetches what it needs."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import environment  # noqa: E402  found through the line above

if __name__ == "__main__":
    os.environ["PYTHONSAFEPATH"] = "1"  # a stray random.py where it is started must not be taken for ours
    sys.exit(environment.start("meowgames", sys.argv[1:]))
