"""Rate limits."""

from collections import OrderedDict
from time import monotonic
from typing import Final

MOST_BUCKETS: Final = 20_000


class Bucket:
    """A token bucket: fills at a rate up to its size, and every use takes one out."""

    __slots__ = ("_at", "_left", "_rate", "_size")

    def __init__(self, rate: float, size: float) -> None:
        self._rate = rate
        self._size = size
        self._left = size
        self._at = monotonic()

    def take(self, cost: float = 1) -> bool:
        """Whether there was enough left."""
        at = monotonic()
        self._left = min(self._size, self._left + (at - self._at) * self._rate)
        self._at = at
        if self._left < cost:
            return False
        self._left -= cost
        return True

    def wait(self) -> float:
        """Seconds until there is one to take."""
        left = min(self._size, self._left + (monotonic() - self._at) * self._rate)
        return max(0.0, (1 - left) / self._rate)

    def reserve(self, most: float) -> float | None:
        """Take one that may not be there yet: seconds until it is; None if that is longer than ``most``."""
        wait = self.wait()
        if wait > most:
            return None
        self.take(0)  # brings it up to date
        self._left -= 1
        return wait


class Buckets:
    """A bucket per key; the least recently used ones are dropped, so that memory does not grow."""

    def __init__(self, rate: float, size: float) -> None:
        self._rate = rate
        self._size = size
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, cost: float = 1) -> bool:
        return self._of(key).take(cost)

    def reserve(self, key: str, most: float) -> float | None:
        """Take one that may not be there yet: seconds until it is; None if that is longer than ``most``."""
        return self._of(key).reserve(most)

    def _of(self, key: str) -> Bucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._rate, self._size)
            if len(self._buckets) > MOST_BUCKETS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket

    def wait(self, key: str) -> float:
        """Seconds until there is one to take."""
        bucket = self._buckets.get(key)
        return 0.0 if bucket is None else bucket.wait()
