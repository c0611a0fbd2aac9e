"""The free table: what a hand does where nothing is forbidden."""
