"""Pebble's table: nothing is special about it yet."""

from __future__ import annotations

from .table import TableScene

TABLE = TableScene
