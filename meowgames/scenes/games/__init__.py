"""One scene per game: a table with the manners of its game."""
