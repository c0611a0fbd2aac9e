"""Which folders a wheel carries: the package, and the data that lie beside it in a checkout."""

from setuptools import find_packages, setup

BESIDE = ("levels", "sprites", "fonts", "seeds")  # as in meowgames/paths.py, which cannot be imported yet

setup(
    packages=[*find_packages(include=["meowgames*"]), *(f"meowgames.{name}" for name in BESIDE)],
    package_dir={f"meowgames.{name}": name for name in BESIDE},
)
