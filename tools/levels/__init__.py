"""What maps, tilesets and tables must be for Tiled, the reader and the game to see the same."""
