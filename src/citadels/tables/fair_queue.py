"""A queue for a few slots that many want: quick work first, then everybody in turn.

Bots think in few workers. One host with twenty tables of strong bots must not keep the bots of all others
waiting, nor must twenty guests at one address, because guests are free.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

Whose = tuple[str, str]  # where the work comes from: an address, and a host there
Turn = asyncio.Future[None]


class _Line:
    """Those who wait: addresses in turn, at each address the hosts in turn, and each host's work in order."""

    def __init__(self) -> None:
        self._addresses: OrderedDict[str, OrderedDict[str, deque[Turn]]] = OrderedDict()

    def add(self, whose: Whose, turn: Turn) -> None:
        address, host = whose
        self._addresses.setdefault(address, OrderedDict()).setdefault(host, deque()).append(turn)

    def let_next(self) -> bool:
        """Whether there was one whose turn it is now."""
        while self._addresses:
            address, hosts = self._addresses.popitem(last=False)
            host, turns = hosts.popitem(last=False)
            turn = turns.popleft()
            # At the end: now it is the others' turn.
            if turns:
                hosts[host] = turns
            if hosts:
                self._addresses[address] = hosts
            if not turn.done():  # has not given up
                turn.set_result(None)
                return True
        return False


class FairQueue:
    """Slots for work. Slow work never takes the last slot where there are several."""

    def __init__(self, slots: int) -> None:
        self._free = slots
        self._free_for_slow = max(1, slots - 1)
        self._quick = _Line()
        self._slow = _Line()

    @asynccontextmanager
    async def slot(self, whose: Whose, slow: bool) -> AsyncIterator[None]:
        """A slot for as long as it is needed. Those who want several get them in turn with all others."""
        await self._take(whose, slow)
        try:
            yield
        finally:
            self._give_back(slow)

    async def _take(self, whose: Whose, slow: bool) -> None:
        turn: Turn = asyncio.get_running_loop().create_future()
        (self._slow if slow else self._quick).add(whose, turn)
        self._serve()
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                self._give_back(slow)  # it was this one's turn at the same moment
            raise

    def _give_back(self, slow: bool) -> None:
        self._free += 1
        self._free_for_slow += slow
        self._serve()

    def _serve(self) -> None:
        while self._free and self._quick.let_next():
            self._free -= 1
        while self._free and self._free_for_slow and self._slow.let_next():
            self._free -= 1
            self._free_for_slow -= 1
