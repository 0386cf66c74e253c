"""The unique districts, one module each."""
