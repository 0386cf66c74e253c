"""Bots, hints and reviews: what takes a while is done in a second worker, and the tables answer at once."""

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

from citadels.bots import find_bot
from citadels.browser.outside import Outside
from citadels.tables.fair_queue import Whose
from citadels.tables.hints import advise
from citadels.tables.reviewing import look_back
from citadels.tables.thinking import think

CHOOSE: Final = "choose"
ADVISE: Final = "advise"
LOOK_BACK: Final = "look_back"


def work(kind: str, asked: str) -> str:
    """What the second worker does."""
    given = json.loads(asked)
    if kind == CHOOSE:
        return think(**given)
    if kind == ADVISE:
        return advise(**given).decode()
    return json.dumps(look_back(**given))


class BotsAside:
    """Quick bots answer here, all others in the second worker, which is started when it is needed."""

    def __init__(self, outside: Outside) -> None:
        self._outside = outside

    async def choose(self, observation: dict[str, Any], code: str, seed: int, whose: Whose) -> str | None:
        if find_bot(code).kind.quick:
            return think(observation, code, seed)
        return await self._ask(CHOOSE, {"observation": observation, "code": code, "seed": seed})

    async def advise(self, observation: dict[str, Any], whose: Whose) -> bytes | None:
        advice = await self._ask(ADVISE, {"observation": observation})
        return None if advice is None else advice.encode()

    async def look_back(
        self, record: Mapping[str, Any], kind: str, steps: Sequence[int], found: dict[str, Any], whose: Whose
    ) -> dict[str, Any] | None:
        part = {"record": record, "kind": kind, "steps": steps, "found": found}
        seen = await self._ask(LOOK_BACK, part)
        return None if seen is None else json.loads(seen)

    async def _ask(self, kind: str, asked: dict[str, Any]) -> str | None:
        return await self._outside.think(kind, json.dumps(asked)) or None

    def close(self) -> None: ...
