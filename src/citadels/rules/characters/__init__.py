"""The characters, a module each."""
