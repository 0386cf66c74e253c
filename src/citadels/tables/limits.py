"""How often somebody may do something."""

from collections import OrderedDict
from time import monotonic
from typing import Final

MOST_BUCKETS: Final = 20_000


class Bucket:
    """Fills at a rate up to its size; every use takes one out."""

    __slots__ = ("_at", "_left", "_rate", "_size")

    def __init__(self, rate: float, size: float) -> None:
        self._rate = rate
        self._size = size
        self._left = size
        self._at = monotonic()

    def take(self) -> bool:
        """Whether there was one left."""
        at = monotonic()
        self._left = min(self._size, self._left + (at - self._at) * self._rate)
        self._at = at
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for each key; the longest unused ones are forgotten, so that memory does not grow."""

    def __init__(self, rate: float, size: float) -> None:
        self._rate = rate
        self._size = size
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._rate, self._size)
            if len(self._buckets) > MOST_BUCKETS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket.take()
