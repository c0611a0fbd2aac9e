"""The widget kit: forms and all that can stand on them."""
