"""The unique districts, a module each."""
