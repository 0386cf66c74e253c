"""Bad input of any kind raises only SetupError, IllegalChoice or RecordError."""

import json
import random
from dataclasses import fields
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from citadels import Game, IllegalChoice, Option, RecordError, Setup, SetupError
from citadels.cards.versions import version_text
from citadels.protocol.schema import schema
from citadels.rules.all_cards import CARDS
from citadels.rules.choices import action_space
from tests.fuzz.strategies import (
    ANYTHING,
    HOUSE_RULES,
    JSON,
    REPEATABLE,
    SETUP_FIELDS,
    bend,
    game_at,
    mutate,
)
from tests.properties.games import (
    EVERY_CHARACTER,
    EVERY_UNIQUE,
    Player,
    any_game,
    game_with,
    random_game,
    walk,
)
from tests.properties.invariants import all_texts, check_cards, check_options, snapshot

FIELDS = [field.name for field in fields(Setup)]
SETUP_ERRORS = {error["id"]: error for error in schema()["errors"]["setup"]}
TEXTS = all_texts()
NAME_LISTS = st.lists(
    st.sampled_from([*EVERY_UNIQUE, "market", *(name for row in EVERY_CHARACTER for name in row)]),
    max_size=12,
)


def check_playable(game: Game, seed: int) -> None:
    """An accepted game can be played on like any other; with cards missing it may never end."""
    rng = random.Random(seed)
    for step in range(150):
        if game.over:
            assert game.winners
            return
        options = game.decision.options
        assert options
        if step % 16 == 0:
            for seat in (None, *range(game.players)):
                json.dumps([game.view(seat), game.events(seat)])
            assert all(sheet.total == sum(points for _, points in sheet.lines) for sheet in game.scores)
        game.play(rng.choice(options))


# Setups


@settings(REPEATABLE, max_examples=1500)
@given(
    st.dictionaries(st.sampled_from(FIELDS), st.one_of(ANYTHING, NAME_LISTS, st.integers(2, 8)), max_size=5)
)
def test_setup(values: dict[str, Any]) -> None:
    tried_setup(values)


def tried_setup(values: dict[str, Any]) -> Game | None:
    """The game of a setup, if it is accepted."""
    try:
        setup = Setup(**values)
    except SetupError as error:
        told = SETUP_ERRORS[error.id]
        assert str(error)
        assert error.rule in (told["rules"] or [error.rule])
        assert sorted(error.arguments) == sorted(told["arguments"])
        json.dumps(error.arguments)
        return None
    assert Setup.from_json(json.loads(json.dumps(setup.to_json()))) == setup
    assert hash(Setup.from_json(setup.to_json())) == hash(setup)
    game = Game(setup, seed=1)
    assert game.decision.options
    return game


@settings(REPEATABLE, max_examples=500)
@given(HOUSE_RULES)
def test_house_rules(values: dict[str, Any]) -> None:
    """Values of the right kind, legal or not: refused with a reason, or played as asked."""
    game = tried_setup(values)
    if game is None:
        return
    config = game.position()["config"]
    for name in ("city_size", "five_types_bonus", "discard_pile", "face_down_first", "face_down_seen"):
        if values.get(name) is not None:
            assert config["rules"][name] == values[name]
    for card, version in dict(values.get("versions") or {}).items():
        assert config["rules"]["versions"].get(card, "deluxe") == version_text(card, version)
    again = Game.from_position(json.loads(json.dumps(game.position())))
    assert again.position()["config"] == config
    check_playable(game, 1)


def test_every_field_is_tried() -> None:
    assert set(SETUP_FIELDS) == set(FIELDS)


@settings(REPEATABLE, max_examples=600)
@given(
    st.one_of(
        ANYTHING, st.dictionaries(st.one_of(st.sampled_from(FIELDS), st.text(max_size=5)), JSON, max_size=4)
    )
)
def test_setup_from_json(data: Any) -> None:
    try:
        setup = Setup.from_json(data)
    except SetupError:
        return
    assert Setup.from_json(setup.to_json()) == setup


@settings(REPEATABLE)
@given(ANYTHING)
def test_seed(seed: Any) -> None:
    try:
        game = Game(Setup(players=3), seed=seed)
    except SetupError:
        return
    assert game.decision.options
    if seed is not None:
        assert type(seed) is int
        assert Game.from_record(json.loads(json.dumps(game.record()))).digest() == game.digest()


@settings(REPEATABLE)
@given(ANYTHING)
def test_setup_argument(setup: Any) -> None:
    if setup is None:
        return
    with pytest.raises(SetupError):
        Game(setup, seed=1)


@pytest.mark.parametrize("sign", [1, -1])
def test_numbers_too_long_to_print(sign: int) -> None:
    """Python refuses to print more than 4300 digits; its error must not escape from the game."""
    huge = sign * 10**5000
    game = Game(Setup(players=2), seed=1)
    with pytest.raises(SetupError):
        Game(Setup(players=2), seed=huge)
    for field in ("players", "unique_count", "city_size", "five_types_bonus", "crown"):
        with pytest.raises(SetupError):
            Setup.from_json({field: huge})
    with pytest.raises(IllegalChoice):
        game.play(huge)
    with pytest.raises(IllegalChoice):
        game.view(huge)
    with pytest.raises(RecordError):
        Game.from_record({**game.record(), "seed": huge})
    with pytest.raises(RecordError):
        Game.from_record({**game.record(), "seed": "1" * 5000})
    with pytest.raises((RecordError, SetupError)):
        Game.from_position(game.position(), seed=huge)
    with pytest.raises(RecordError):
        Game.from_position({**game.position(), "crown": huge})


# Choices


def mistyped(text: str, rng: random.Random) -> str:
    place = rng.randrange(len(text) + 1)
    return rng.choice(
        [text[:place], text[:place] + " " + text[place:], text + " 0", text.upper(), " " + text, text + "+1"]
    )


CHOICES = st.one_of(
    ANYTHING,
    st.sampled_from(TEXTS),
    st.builds(mistyped, st.sampled_from(TEXTS), st.randoms(use_true_random=False)),
    st.builds(Option, st.integers(-5, action_space() + 5), st.text(max_size=5)),
)


@settings(REPEATABLE, max_examples=800)
@given(st.integers(0, 40), st.integers(0, 300), st.lists(CHOICES, min_size=1, max_size=12))
def test_play(number: int, steps: int, choices: list[Any]) -> None:
    game = game_at(number, steps)
    for choice in choices:
        before, record = snapshot(game), game.record()
        try:
            game.play(choice)
        except IllegalChoice as error:
            assert str(error)
            assert snapshot(game) == before
            assert game.record() == record
        else:
            assert len(game.record()["choices"]) == len(record["choices"]) + 1
            check_cards(game)


@settings(REPEATABLE, max_examples=500)
@given(st.integers(0, 40), st.integers(0, 300), CHOICES)
def test_why_not(number: int, steps: int, choice: Any) -> None:
    game = game_at(number, steps)
    before = snapshot(game)
    try:
        reason = game.why_not(choice)
    except IllegalChoice:
        pass
    else:
        if reason is None:
            game.clone().play(choice)
        else:
            assert reason.id
            json.dumps(reason.arguments)
    assert snapshot(game) == before


@settings(REPEATABLE)
@given(st.integers(0, 10), st.integers(0, 100), ANYTHING, ANYTHING)
def test_view_and_events(number: int, steps: int, seat: Any, since: Any) -> None:
    game = game_at(number, steps)
    before = snapshot(game)
    for ask in (lambda: game.view(seat), lambda: game.events(seat), lambda: game.events(None, since)):
        try:
            ask()
        except IllegalChoice:
            continue
    assert snapshot(game) == before


# Records and positions


@settings(REPEATABLE, max_examples=300)
@given(
    st.one_of(
        ANYTHING, st.dictionaries(st.sampled_from(["format", "version", "setup", "position", "seed"]), JSON)
    )
)
def test_record_of_garbage(data: Any) -> None:
    for read in (Game.from_record, Game.from_position):
        with pytest.raises(RecordError):
            read(data)


@settings(REPEATABLE, max_examples=400)
@given(st.integers(0, 60), st.integers(0, 300), st.integers(0, 2**32), st.integers(1, 3))
def test_damaged_record(number: int, steps: int, seed: int, times: int) -> None:
    game = game_at(number, steps)
    rng = random.Random(seed)
    record = mutate(json.loads(json.dumps(game.record())), rng, times)
    try:
        again = Game.from_record(record)
    except RecordError as error:
        assert str(error)
        return
    if "digest" in record:
        assert again.digest() == record["digest"]
    assert again.record()["choices"] == record["choices"]
    check_playable(again, seed)


@settings(REPEATABLE, max_examples=200)
@given(st.integers(0, 60), st.integers(20, 200), st.integers(0, 2**32))
def test_record_with_a_wrong_choice_or_digest(number: int, steps: int, seed: int) -> None:
    rng = random.Random(seed)
    record = game_at(number, steps).record()
    place = rng.randrange(len(record["choices"]))
    for wrong in ("dance", "build", "choose nobody", "", "build market market"):
        choices = [*record["choices"][:place], wrong, *record["choices"][place + 1 :]]
        with pytest.raises(RecordError):
            Game.from_record({**record, "choices": choices})
    with pytest.raises(RecordError):
        Game.from_record({**record, "digest": record["digest"][::-1]})
    with pytest.raises(RecordError):
        Game.from_record({**record, "choices": record["choices"][:place]})


def tried_position(position: dict[str, Any], seed: int) -> bool:
    """Whether a position is accepted; if so, it is a game like any other."""
    try:
        game = Game.from_position(position, seed=seed)
    except RecordError as error:
        assert str(error)
        return False
    if not game.over:
        check_options(game)
    for seat in (None, *range(game.players)):
        json.dumps(game.view(seat))
    assert Game.from_position(game.position()).digest() == game.digest()
    check_playable(game, seed)
    return True


@settings(REPEATABLE, max_examples=600)
@given(st.integers(0, 120), st.integers(0, 400), st.integers(0, 2**32), st.integers(1, 3))
def test_damaged_position(number: int, steps: int, seed: int, times: int) -> None:
    game = game_at(number, steps)
    tried_position(mutate(json.loads(json.dumps(game.position())), random.Random(seed), times), seed)


@settings(REPEATABLE, max_examples=1200)
@given(st.integers(0, 120), st.integers(0, 400), st.integers(0, 2**32), st.integers(1, 2))
def test_bent_position(number: int, steps: int, seed: int, times: int) -> None:
    """Every value is valid by itself; together they may not fit."""
    game = game_at(number, steps)
    tried_position(bend(json.loads(json.dumps(game.position())), random.Random(seed), times), seed)


# Decisions of districts that only some editions have.
ASKING = {
    "bell_tower": "bell_tower",
    "graveyard": "graveyard",
    "hospital": "hospital",
    "lighthouse": "lighthouse",
    "search": "lighthouse",
}


def game_that_may_ask(kind: str, number: int) -> tuple[Game, Player]:
    name = f"bent {kind} {number}"
    if kind in ASKING and number % 2:
        return game_with(name, ASKING[kind])
    # Only with two characters each does the Theater ask which one to give.
    players = 2 + number % 2 if kind == "theater_give" else None
    return (any_game if number % 4 < 2 else random_game)(name, players)


# What others see of a hidden question is never open itself.
@pytest.mark.parametrize("kind", [kind for kind in CARDS.decisions if kind != "wait"])
def test_bent_position_with_each_decision_open(kind: str) -> None:
    """The same for the rare decisions."""
    bent = 0
    for number in range(600):
        game, player = game_that_may_ask(kind, number)
        rng = random.Random(f"bent {kind} {number}")
        for _ in walk(game, player):
            if game.decision.kind == kind and rng.random() < 0.8:
                position = json.loads(json.dumps(game.position()))
                for _ in range(10):
                    tried_position(bend(position, rng, rng.randint(1, 2)), bent)
                    bent += 1
                if bent >= 40:
                    return
    raise AssertionError("too rare")
