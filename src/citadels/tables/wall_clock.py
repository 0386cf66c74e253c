"""The clock on the wall."""

from time import time


def now() -> int:
    """Milliseconds since 1970."""
    return int(time() * 1000)
