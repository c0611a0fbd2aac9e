"""Test: python3 tools/test.py [what pytest understands]; the first start fetches what it needs."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import venv  # noqa: E402  our tools/venv.py

if __name__ == "__main__":
    sys.exit(venv.start("pytest", sys.argv[1:], venv.ROOT))
