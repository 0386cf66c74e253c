"""Two clocks: the time of day for what is stored, and one that nobody can set for how long things take."""

from time import monotonic, time


def now() -> int:
    """Milliseconds since 1970."""
    return int(time() * 1000)


def ticks() -> int:
    """Milliseconds since some moment; setting the machine's clock does not change it."""
    return int(monotonic() * 1000)
