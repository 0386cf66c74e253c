"""What the server really sends fits the JSON Schemas of its messages."""

import json
import random
from functools import cache
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from citadels.cards.editions import EDITIONS
from citadels.protocol.schema import schema
from tests.server.guests import Guest, Server, Socket, play_on

MESSAGES = schema()["messages"]
BOTS = [{"bot": "random"}, {"bot": "normal"}]
CLOCK = {"bank": 600, "increment": 1}


@cache
def validator(name: str) -> Draft202012Validator:
    return Draft202012Validator({**MESSAGES, "anyOf": [{"$ref": f"#/$defs/{name}"}]})


def check(name: str, message: Any) -> None:
    errors = sorted(validator(name).iter_errors(message), key=lambda error: -len(error.path))
    assert not errors, (message, errors[0].message, list(errors[0].path))


def test_is_a_schema() -> None:
    Draft202012Validator.check_schema(MESSAGES)


def test_schemas_are_strict() -> None:
    """Undeclared fields are found: a frame with a field too many or too few does not fit."""
    frame = {"type": "warning", "seat": 1, "left": 1000}
    check("AnyFrame", frame)
    for wrong in (
        {**frame, "more": 1},
        {"type": "warning", "seat": 1},
        {**frame, "type": "other"},
        {**frame, "seat": -1},
    ):
        assert not validator("AnyFrame").is_valid(wrong)


def collected(sockets: list[Socket], rng: random.Random) -> list[dict[str, Any]]:
    """The first and the last frames, and some of those between: validating takes its time."""
    frames = [json.loads(frame) for socket in sockets for frame in socket.frames]
    states = [frame for frame in frames if frame["type"] in ("state", "changes")]
    kept = [frame for frame in frames if frame not in states]
    return [*kept, *states[:3], *states[-3:], *rng.sample(states, min(len(states), 60))]


@pytest.mark.parametrize("edition", EDITIONS)
def test_frames_and_answers_of_whole_games(server: Server, edition: str) -> None:
    rng = random.Random(edition)
    ann, bob, watcher = Guest(server), Guest(server), Guest(server)
    setup = {"edition": edition, "players": 4, "city_size": 4, "set": "random"}
    check("AnyAnswer", ann.http.post("/api/setup", json=setup).json())
    table = ann.opens(setup=setup, seats=[{}, {}, *BOTS], clock=CLOCK, listed=True, name="Ann")
    check("AnyAnswer", watcher.http.get("/api/tables").json())
    with (
        ann.socket(table, changes=True) as first,
        watcher.socket(table, changes=True) as third,
        Guest(server).socket(table) as stranger,
    ):
        check("AnyAnswer", bob.must(table, "sit", name="Bob"))
        with bob.socket(table) as second:
            for socket in (first, second):
                socket.do("lock", locked=True)  # the host may, the other may not
            first.do("start")
            check("AnyAnswer", ann.http.get("/api/tables/mine").json())
            play_on([first, second], rng)
            third.until(lambda socket: socket.over)
            stranger.until(lambda socket: socket.over)
            first.do("rematch")
            for frame in collected([first, second, third, stranger], rng):
                check("AnyFrame", frame)
            assert {"done", "refused", "state"} <= {json.loads(frame)["type"] for frame in second.frames}
            for socket in (first, third):
                assert "changes" in {json.loads(frame)["type"] for frame in socket.frames}
    for path in ("", "/record", "/history", "/nothing"):
        check("AnyAnswer", watcher.http.get(f"/api/tables/{table}{path}").json())
    state = watcher.state(table)["state"]
    for score, player in zip(state["scores"], state["view"]["players"], strict=True):
        assert {**player["score"], "won": score["won"]} == score
