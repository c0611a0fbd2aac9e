"""The screens around a match: from the title to the result, and everything that can be looked up."""
