"""Test: python3 tools/test.py [--quick] [--coverage] [what pytest understands]; the first start fetches what it needs.

Alone it holds the code to ruff and mypy, then runs every test on all cores. --quick leaves out the tests marked slow:
whole matches of bots, pictures of every scene, random hands. --coverage says how much of the package was run.
Anything else goes to pytest, which then runs without those checks, in one process, as it is asked to.
"""

import glob
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import environment  # noqa: E402  found through the line above

OURS = ("--quick", "--coverage")
CHECKS = (
    (["ruff", "check"], "ruff check finds fault: mend what it names above."),
    (["ruff", "format", "--check"], "ruff format would write these files otherwise: let it."),
    (["mypy"], "mypy finds types that do not fit: mend what it names above."),
)
CORES = ["-n", "auto", "--dist", "worksteal"]  # neighbours share what they prepared, whoever is idle takes over


def main(args: list) -> int:
    """Check and test what is asked for; returns 0 when all of it holds."""
    own = [arg for arg in args if arg in OURS]
    others = [arg for arg in args if arg not in OURS]
    return environment.answered(lambda: test(own, others), environment.TEST)


def test(own: list, others: list) -> int:
    """Run the checks, then the tests even if a check fails, so that one run tells all."""
    failed = [] if others else check()
    args = ["-m", "not slow"] if "--quick" in own else []
    if "--coverage" in own:
        args += ["--cov=meowgames", "--cov-report="]
    code = environment.follow("pytest", args + (others or CORES), environment.ROOT)
    if "--coverage" in own:
        code = cover() or code
    for line in failed:
        print(line, file=sys.stderr)
    return code or int(bool(failed))


def check() -> list:
    """Run what reads the code without running it; returns one sentence for each that finds fault."""
    failed = []
    for command, said in CHECKS:
        code = environment.follow(command[0], command[1:], environment.ROOT)
        if code not in (0, 1):  # it was interrupted, or cannot read its own settings
            raise environment.Failed("%s did not come to its end." % command[0])
        failed += [said] if code else []
    return failed


def cover() -> int:
    """Say how much of the package the tests ran."""
    for rest in glob.glob(os.path.join(glob.escape(environment.ROOT), ".coverage.*")):
        os.remove(rest)  # a process that a test killed left it half written
    sys.stdout.write("Run by the tests, in percent of meowgames: ")
    sys.stdout.flush()
    return environment.follow("coverage", ["report", "--format=total"], environment.ROOT)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
