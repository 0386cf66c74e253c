"""When frames are sent tells nothing about what an observer cannot know.

Worlds that look the same to an observer are played on from the same moment. They differ in something hidden:
how much the asked player can choose from, or who is asked at all. The times until the observer's next frame
must come from the same distribution in both kinds of worlds (a two-sample Kolmogorov-Smirnov test). The same
test must notice leaks that are planted here.
"""

import asyncio
import math
import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest

from citadels import Game, Setup
from citadels.tables import statements as s
from citadels.tables.actor import TableActor
from citadels.tables.autoplay import Autoplay
from citadels.tables.fair_queue import Whose
from citadels.tables.ports import Services
from citadels.tables.settings import Settings
from citadels.tables.table import Chair, Table
from tests.tables.outside import BotsHere, MemoryStorage, Noted, run_here
from tests.tables.virtual_time import run_in_virtual_time

SETUP = {"players": 4, "set": "random", "action_cards": True}
WORLDS = 8  # of each moment
LONGEST = 3600.0
SAME, DIFFERENT = 0.01, 1e-6  # probabilities that two samples come from one distribution

Kind = Callable[[Game], bool]  # which of two kinds of worlds it is


class Ponderers(BotsHere):
    """Bots that think the longer, the more there is to choose from, and choose anything."""

    async def choose(self, observation: dict[str, Any], code: str, seed: int, whose: Whose) -> str | None:
        options = observation["options"]
        await asyncio.sleep(0.01 * len(options))
        return str(options[seed % len(options)])

    async def advise(self, observation: dict[str, Any], whose: Whose) -> bytes | None:
        return None


def moments(wanted: Kind, count: int) -> Iterator[tuple[Game, int]]:
    """Positions in random games where somebody else decides, and the observer's seat."""
    found = 0
    for seed in range(2000):
        rng = random.Random(seed)
        game = Game(Setup.from_json(SETUP), seed)
        while not game.over:
            if wanted(game):
                others = [seat for seat in range(game.players) if seat != game.decision.seat]
                yield game, rng.choice(others)
                found += 1
                if found == count:
                    return
                break
            game.play(rng.choice(game.decision.options))
    raise AssertionError(f"only {found} of {count} moments")


async def seconds_until_told(game: Game, observer: int, absent: Sequence[int]) -> float:
    """How long an observer who is there waits for the next frame; the others are bots, or absent."""
    storage = MemoryStorage()
    table = Table("22222222", host="host", setup=Setup.from_json(SETUP), game=game)
    storage.games[table.id] = s.NewGame(table.id, "host", False, 0)
    table.chairs = [
        Chair(guest=f"guest {seat}", name=f"{seat}")
        if seat in absent or seat == observer
        else Chair(level="normal")
        for seat in range(4)
    ]
    actor = TableActor(table, Services(storage, Ponderers(), Noted(), run_here), Settings())
    loop = asyncio.get_running_loop()
    outbox = actor.connect(f"guest {observer}", 0)
    await outbox.next()
    begun = loop.time()
    try:
        async with asyncio.timeout(LONGEST):
            await outbox.next()
        return loop.time() - begun
    except TimeoutError:
        return LONGEST
    finally:
        await actor.close()


async def compared(
    wanted: Kind, kind: Kind, absent: Sequence[int], count: int
) -> tuple[list[float], list[float]]:
    """The times in both kinds of worlds, from moments that have worlds of both kinds."""
    rng = random.Random(1)
    random.seed(1)
    times: tuple[list[float], list[float]] = [], []
    for game, observer in moments(wanted, count):
        worlds = [game.resample(observer, rng.randrange(1 << 60)) for _ in range(WORLDS)]
        kinds = [kind(world) for world in worlds]
        if len(set(kinds)) == 2:
            for world, of_kind in zip(worlds, kinds, strict=True):
                times[of_kind].append(await seconds_until_told(world, observer, absent))
    return times


def probability(first: list[float], second: list[float]) -> float:
    """That two samples from one distribution differ as much as these (Kolmogorov and Smirnov)."""
    first, second = sorted(round(time, 6) for time in first), sorted(round(time, 6) for time in second)
    distance = max(
        abs(
            sum(time <= value for time in first) / len(first)
            - sum(time <= value for time in second) / len(second)
        )
        for value in {*first, *second}
    )
    size = math.sqrt(len(first) * len(second) / (len(first) + len(second)))
    scaled = (size + 0.12 + 0.11 / size) * distance
    terms = (2 * (-1) ** (k - 1) * math.exp(-2 * (k * scaled) ** 2) for k in range(1, 101))
    return 1.0 if scaled < 0.2 else max(0.0, min(1.0, sum(terms)))


def out_of_turn(game: Game) -> bool:
    state = game.state
    return state.seat >= 0 and state.top.seat != state.seat and not state.top.decision.hidden


def secret(game: Game) -> bool:
    return game.state.top.decision.hidden


def in_turn(game: Game) -> bool:
    """After gathering: what can be built depends on a hand that others do not see."""
    return game.state.round > 2 and "end_turn" in map(str, game.decision.options)


def has_one_choice(game: Game) -> bool:
    return len(game.decision.options) == 1


def has_many_choices(game: Game) -> bool:
    return len(game.decision.options) > 2


def asks_an_early_seat(game: Game) -> bool:
    return game.decision.seat < 2


# A moment, what differs there, who is absent, and how many moments.
HIDDEN: dict[str, tuple[Kind, Kind, Sequence[int], int]] = {
    "one choice or many": (out_of_turn, has_one_choice, (), 150),
    "one choice or many of one who is absent": (out_of_turn, has_one_choice, (0, 1, 2, 3), 150),
    "who is asked in secret": (secret, asks_an_early_seat, (), 60),
    "who is asked in secret, one who is absent or a bot": (secret, asks_an_early_seat, (0, 1), 60),
    "what a bot can do in its turn": (in_turn, has_many_choices, (), 100),
}


@pytest.mark.parametrize("name", HIDDEN)
def test_times_tell_nothing(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    one, other = run_in_virtual_time(compared(*HIDDEN[name]), monkeypatch)
    print(f"{name}: {len(one)} and {len(other)} times, {probability(one, other):.3f}")
    assert min(len(one), len(other)) >= 30
    assert max(*one, *other) < LONGEST
    assert probability(one, other) > SAME


def at_once_if_there_is_one_choice(autoplay: Autoplay) -> float:
    game = autoplay._table.game
    return 0.0 if game is not None and len(game.decision.options) == 1 else 2.0 * random.uniform(0.75, 1.5)


def as_long_as_it_takes(autoplay: Autoplay) -> float:
    return 0.0


def longer_for_one_who_is_absent(autoplay: Autoplay) -> float:
    seat = autoplay._table.deciding()
    here = seat is None or autoplay._table.chairs[seat].plays_itself
    return 2.0 * random.uniform(0.75, 1.5) if here else 30.0


def a_tenth_of_a_second(autoplay: Autoplay) -> float:
    seat = autoplay._table.deciding() or 0
    return 2.0 + 0.1 * (seat < 2) + 0.1 * random.random()


LEAKS: dict[str, tuple[str, Callable[[Autoplay], float]]] = {
    "no waiting without a choice": ("one choice or many", at_once_if_there_is_one_choice),
    "no waiting at all": ("one choice or many", as_long_as_it_takes),
    "absent players take longer": (
        "who is asked in secret, one who is absent or a bot",
        longer_for_one_who_is_absent,
    ),
    "a tenth of a second by the seat": ("who is asked in secret", a_tenth_of_a_second),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_noticed(monkeypatch: pytest.MonkeyPatch, leak: str) -> None:
    name, delay = LEAKS[leak]
    monkeypatch.setattr(Autoplay, "_out_of_turn_delay", delay)
    one, other = run_in_virtual_time(compared(*HIDDEN[name]), monkeypatch)
    print(f"{leak}: {len(one)} and {len(other)} times, {probability(one, other):.2g}")
    assert probability(one, other) < DIFFERENT


def test_the_test_itself() -> None:
    rng = random.Random(5)
    samples = [[rng.random() for _ in range(200)] for _ in range(2)]
    assert probability(*samples) > SAME
    assert probability(samples[0], [value + 0.3 for value in samples[1]]) < DIFFERENT
    assert probability([1.0] * 50, [1.0] * 70) == 1.0
