"""What is common to all games and knows no pixels."""
