"""Two clocks: the time of day for what is stored, and one that nobody can set for how long things take."""

from datetime import UTC, date, datetime
from time import monotonic, time


def now() -> int:
    """Milliseconds since 1970."""
    return int(time() * 1000)


def today() -> date:
    """The day in UTC: it begins for everybody at the same moment."""
    return datetime.fromtimestamp(time(), UTC).date()


def ticks() -> int:
    """Milliseconds since some moment; setting the machine's clock does not change it."""
    return int(monotonic() * 1000)
