"""The characters, one module each."""
