"""The table on the screen: its map, what lies on it, what moves, and what is looked at."""
