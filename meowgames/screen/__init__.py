"""What is drawn, and knows no game."""
