"""The command ``citadels``."""
