"""The table: a view, what a person does at it, and what is due while nobody touches it."""
