"""Everything that random games produce fits its JSON Schema."""

import json
import random
from typing import Any

import pytest
from jsonschema import Draft202012Validator, ValidationError

from citadels import Game, Setup
from citadels.protocol.schema import schema

DATA = schema()
VALIDATORS = {name: Draft202012Validator(data) for name, data in DATA["json_schemas"].items()}
# The event schema is a choice among one shape for each event; going straight to the right one is faster.
EVENTS = {
    shape["properties"]["event"]["const"]: Draft202012Validator(
        {**shape, "$defs": DATA["json_schemas"]["event"]["$defs"]}
    )
    for shape in DATA["json_schemas"]["event"]["oneOf"]
}
VERBS = {kind["id"]: set(kind["verbs"]) for kind in DATA["decisions"]}
LINES = {line["id"] for line in DATA["score_lines"]}
SETS = [*(ready["id"] for ready in DATA["sets"]), "random", "random", "random"]
EVERY = 25  # one decision in this many is checked closely


def validate(name: str, value: Any) -> None:
    """The value as a client would get it."""
    VALIDATORS[name].validate(json.loads(json.dumps(value)))


def look(game: Game, seat: int | None) -> None:
    view = game.view(seat)
    validate("view", view)
    if view["decision"] is not None:
        validate("decision", view["decision"])
    validate("position", game.position())


def play(game: Game, rng: random.Random) -> None:
    """Play to the end, with checks now and then."""
    while not game.over:
        decision = game.decision
        assert {option.verb for option in decision.options} <= VERBS[decision.kind]
        if rng.randrange(EVERY) == 0:
            look(game, decision.seat)
            look(game, rng.choice([None, *range(game.players)]))
        game.play(rng.choice(decision.options))


@pytest.mark.parametrize("seed", range(len(SETS)))
@pytest.mark.parametrize("players", range(2, 9))
def test_random_games(players: int, seed: int) -> None:
    rng = random.Random(f"{players} {seed}")
    setup = Setup(players=players, set=SETS[seed])
    validate("setup", setup.to_json())
    game = Game(setup, seed=seed)
    play(game, rng)
    for seat in (None, *range(players)):
        look(game, seat)
    validate("record", game.record())
    events = {json.dumps(event) for seat in (None, *range(players)) for event in game.events(seat)}
    for event in map(json.loads, sorted(events)):
        EVENTS[event["event"]].validate(event)
    for event in rng.sample(sorted(events), 10):
        validate("event", json.loads(event))
    assert {line for sheet in game.scores for line, _ in sheet.lines} <= LINES


def test_secrets_are_null_to_a_spectator() -> None:
    secret = {
        (event["id"], argument["id"])
        for event in DATA["events"]
        for argument in event["arguments"]
        if argument["visibility"] == "secret"
    }
    game = Game(Setup(players=4, set="random"), seed=3)
    play(game, random.Random(3))
    seen = [
        event for event in game.events(None) if event["event"] != "card_taken"
    ]  # a Wizard's build is public
    told = {(event["event"], name) for event in seen for name, value in event.items() if value is not None}
    assert told & secret == set()


def test_a_record_that_starts_from_a_position() -> None:
    game = Game(Setup(players=5), seed=1)
    rng = random.Random(1)
    for _ in range(40):
        game.play(rng.choice(game.decision.options))
    later = Game.from_position(game.position(), seed=2)
    later.play(0)
    validate("record", later.record())


@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("view", {"hidden": 1}),
        ("view", {"phase": "lunch"}),
        ("view", {"crown": 8}),
        ("decision", {"options": ["build rome"]}),
        ("decision", {"kind": "lunch"}),
        ("position", {"deck": ["rome"]}),
        ("position", {"round": 0}),
        ("record", {"choices": ["build market+1"]}),
        ("record", {"position": {}}),
        ("setup", {"players": 9}),
        ("setup", {"colour": "red"}),
        ("event", {"seat": 8}),
        ("event", {"surprise": True}),
    ],
)
def test_what_does_not_fit_is_refused(name: str, change: dict[str, Any]) -> None:
    game = Game(Setup(players=4), seed=1)
    view = game.view(game.decision.seat)
    good: dict[str, dict[str, Any]] = {
        "view": view,
        "decision": view["decision"],
        "position": game.position(),
        "record": game.record(),
        "setup": Setup().to_json(),
        "event": {"event": "built", "seat": 1, "card": "market"},
    }
    validate(name, good[name])
    with pytest.raises(ValidationError):
        validate(name, {**good[name], **change})
