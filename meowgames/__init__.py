"""Five cosy tabletop games with cats."""

__version__ = "0.1.0"
