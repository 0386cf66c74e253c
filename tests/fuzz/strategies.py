"""Garbage of every sort, and records and positions that are nearly right."""

import copy
import random
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from citadels import Game
from citadels.cards.editions import EDITIONS
from citadels.cards.house_rules import ACTION_CARD_VERSIONS, HOUSE_RULE_BY_NAME
from citadels.cards.versions import VERSIONS
from citadels.rules.all_cards import CARDS
from citadels.rules.state import PHASE_NAMES
from tests.properties.games import (
    EVERY_CHARACTER,
    EVERY_UNIQUE,
    any_game,
    random_game,
)

# The same examples in every run, so that a failure is not a matter of luck.
REPEATABLE = settings(
    derandomize=True, deadline=None, database=None, suppress_health_check=list(HealthCheck), max_examples=200
)

NAMES = st.sampled_from(
    [
        "",
        *EDITIONS,
        "rank",
        "districts",
        "first",
        "second",
        "off",
        "random",
        "first_game",
        "king",
        "queen",
        "emperor",
        "market",
        "keep",
        "theater",
        "bell_tower",
        "old_tax_collector",
        "x" * 50,
    ]
)
NUMBERS = st.one_of(
    st.integers(-3, 12), st.integers(), st.sampled_from([10**300, -(10**300), 2**63, -1, 1023, 1024])
)
SCALARS = st.one_of(
    st.none(), st.booleans(), NUMBERS, st.floats(), NAMES, st.text(max_size=12), st.binary(max_size=6)
)
JSON = st.recursive(
    st.one_of(st.none(), st.booleans(), NUMBERS, st.floats(), NAMES, st.text(max_size=12)),
    lambda inner: st.one_of(
        st.lists(inner, max_size=4), st.dictionaries(st.text(max_size=6), inner, max_size=4)
    ),
    max_leaves=8,
)
# What a setup's own fields could hold, right and nearly right.
VERSIONS_ASKED = st.dictionaries(
    st.one_of(st.sampled_from(sorted(VERSIONS)), NAMES, st.integers(0, 3)),
    st.one_of(st.sampled_from(list(EDITIONS)), NAMES, st.none()),
    max_size=4,
)
LEGAL_VERSIONS = st.lists(
    st.sampled_from([(card, version) for card, versions in VERSIONS.items() for version in versions]),
    max_size=5,
).map(dict)
SETUP_FIELDS: dict[str, st.SearchStrategy[Any]] = {
    **{rule.name: st.sampled_from([*rule.values, None, -1, ""]) for rule in HOUSE_RULE_BY_NAME.values()},
    "edition": st.sampled_from(list(EDITIONS)),
    "players": st.integers(1, 9),
    "set": st.sampled_from(["random", "first_game", "vicious_nobles", "nobody"]),
    "characters": st.tuples(*(st.sampled_from(names) for names in EVERY_CHARACTER[:8])),
    "ninth": st.booleans(),
    "uniques": st.lists(st.sampled_from(EVERY_UNIQUE), max_size=8, unique=True),
    "unique_count": st.integers(-1, 40),
    "crown": st.integers(-1, 8),
    "action_cards": st.sampled_from([True, False, *ACTION_CARD_VERSIONS, "off", "never", 1]),
    "city_size": st.integers(3, 13),
    "five_types_bonus": st.integers(-1, 11),
    "discard_pile": st.sampled_from([True, False, 0, "no"]),
    "face_down_first": st.sampled_from([True, False, 1]),
    "face_down_seen": st.sampled_from([True, False, None]),
    "tie_break": st.sampled_from(["rank", "districts", "districts_and_gold", "gold", ""]),
    "versions": st.one_of(VERSIONS_ASKED, LEGAL_VERSIONS),
    "substitutes": st.dictionaries(
        st.sampled_from(["emperor", "queen", "king"]),
        st.sampled_from(["patrician", "artist", "tax_collector", "queen", 3]),
    ),
    "mixed": st.booleans(),
}
HOUSE_RULES = st.fixed_dictionaries({}, optional=SETUP_FIELDS)
ANYTHING = st.one_of(
    SCALARS,
    JSON,
    st.sets(st.integers(), max_size=3),
    st.tuples(SCALARS, SCALARS),
    st.sampled_from([object(), int, range(3), len, Ellipsis, 1j, bytearray(b"x")]),
)


def game_at(number: int, steps: int, players: int | None = None) -> Game:
    """A game of the random players after some steps, or at its end; every other one of any edition."""
    game, player = (any_game if number % 2 else random_game)(f"fuzz {number}", players)
    for _ in range(steps):
        if game.over:
            break
        game.play(player.choose(game.decision.options))
    return game


def paths(data: Any, here: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every value inside a JSON value."""
    found = [here] if here else []
    if isinstance(data, dict):
        for key, value in data.items():
            found += paths(value, (*here, key))
    elif isinstance(data, list):
        for index, value in enumerate(data):
            found += paths(value, (*here, index))
    return found


def changed(value: Any, rng: random.Random) -> Any:
    """Replace a value by a similar one, one of another kind, or garbage."""
    if isinstance(value, bool):
        return rng.choice([not value, None, 1])
    if isinstance(value, int) and rng.random() < 0.85:
        near = [value + 1, value - 1, value + 2, 0, 1, -1, value * 2, value ^ 1 << rng.randrange(10)]
        return rng.choice([*near, rng.randrange(10), rng.randrange(1024)])
    if isinstance(value, list) and rng.random() < 0.85:
        cut = rng.randrange(len(value) + 1)
        doubled = [*value, value[0]] if value else [0]
        mixed = rng.sample(value, len(value))
        return rng.choice([value[:cut], value[cut:], [], doubled, mixed])
    if isinstance(value, str) and rng.random() < 0.5:
        return rng.choice(
            [
                "market",
                "king",
                "pile",
                "discarded",
                "face_down",
                "turn",
                "keep",
                "calling",
                "draft",
                "tavern+1",
            ]
        )
    return rng.choice([None, "", "x", -1, 0, 3, 1.5, True, [], {}, [[]], {"a": 1}, 10**30])


def mutate(data: dict[str, Any], rng: random.Random, times: int) -> dict[str, Any]:
    """A copy with some values changed, exchanged with each other or deleted."""
    data = copy.deepcopy(data)
    for _ in range(times):
        ways = paths(data)
        if not ways:
            break
        # Each depth is equally likely: the many cards of a deck must not crowd out the few numbers.
        depth = rng.choice(sorted({len(way) for way in ways}))
        way = rng.choice([way for way in ways if len(way) == depth])
        holder: Any = data
        for key in way[:-1]:
            holder = holder[key]
        kind = rng.random()
        if kind < 0.1:
            del holder[way[-1]]
        elif kind < 0.3:
            other = rng.choice([path for path in ways if len(path) == depth])
            source: Any = data
            for key in other:
                source = source[key]
            holder[way[-1]] = copy.deepcopy(source)
        else:
            holder[way[-1]] = changed(holder[way[-1]], rng)
    return data


SMALL_NUMBERS = (
    "tax round draft_step called murdered bewitched robbed signed flower thief blackmailer protected seat "
    "rank built paid first_complete crown collector owing haunted_built wagons_used"
)
MASKS = "flags used revealed warrants threats early_complete"
SWITCHES = "ending warrant_shown bell acrobat"


def bend(position: dict[str, Any], rng: random.Random, times: int) -> dict[str, Any]:
    """A copy with values that are valid by themselves but may not fit the rest."""
    position = copy.deepcopy(position)
    players = len(position["gold"])
    fields = [
        *SMALL_NUMBERS.split(),
        *MASKS.split(),
        "acting",
        *SWITCHES.split(),
        "phase",
        "held",
        "aside",
        "museum",
        "discard",
        "gold",
    ]
    for _ in range(times):
        # Bend the stack more often than any other field.
        name = rng.choice([*fields, *["stack"] * 6])
        if name in SMALL_NUMBERS.split():
            position[name] = rng.randint(-1, 9)
        elif name in MASKS.split():
            position[name] ^= 1 << rng.randrange(14)
        elif name == "acting":
            position[name] = rng.choice([None, *(character for row in EVERY_CHARACTER for character in row)])
        elif name == "phase":
            position[name] = rng.choice(PHASE_NAMES)
        elif name in SWITCHES.split():
            position[name] = not position[name]
        elif name == "held":
            places = ["pile", "face_up", "face_down", "discarded", *range(players)]
            position[name][rng.randrange(len(position[name]))] = rng.choice(places)
        elif name == "gold":
            position[name][rng.randrange(players)] = rng.randrange(12)
        elif name == "stack":
            bend_stack(position[name], players, rng)
        elif position["deck"] and rng.random() < 0.6:
            position[name].append(position["deck"].pop())
        else:
            position[name] = position[name][:-1]
    return position


def bend_stack(stack: list[Any], players: int, rng: random.Random) -> None:
    way = rng.random()
    if way < 0.3 and stack:
        stack.pop(rng.randrange(len(stack)))
    elif way < 0.6 or not stack:
        frame = [
            rng.choice(list(CARDS.decisions)),
            rng.randrange(players),
            rng.randrange(9),
            rng.randrange(9),
        ]
        stack.insert(rng.randrange(len(stack) + 1), frame)
    else:
        frame = rng.choice(stack)
        place = rng.randrange(4)
        frame[place] = rng.choice(list(CARDS.decisions)) if place == 0 else rng.randrange(9)
