"""A setup is explained or refused before a table is opened, by the same rules as in a game."""

from typing import Any

import pytest

from citadels import Game, Setup
from citadels.cards.editions import EDITIONS
from citadels.cards.versions import VERSIONS, version_text
from tests.server.guests import Guest, Server

Json = dict[str, Any]


def asked(server: Server, setup: object) -> tuple[int, Json]:
    answer = Guest(server).http.post("/api/setup", json=setup)
    found: Json = answer.json()
    return answer.status_code, found


def played(setup: Json, seed: int) -> tuple[list[str], list[str]]:
    table = Game(Setup.from_json(setup), seed).record()["table"]
    return table["characters"], table["uniques"]


SETUPS: list[Json] = [
    {},
    *({"edition": edition, "set": set} for edition in EDITIONS for set in (None, "random")),
    {"set": "vicious_nobles", "players": 8, "action_cards": "second"},
    {"set": "cunning_agents", "players": 2},
    {"unique_count": 3, "city_size": 5},
    {"edition": "dark-city", "players": 5, "unique_count": 10, "ninth": True},
    {"set": "random", "uniques": ["keep"], "tie_break": "districts", "versions": {"king": "classic"}},
]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_what_is_foretold_is_played(server: Server, setup: Json) -> None:
    status, told = asked(server, setup)
    assert status == 200
    games = [played(setup, seed) for seed in range(12)]
    for place, name in enumerate(("characters", "uniques")):
        found = {tuple(game[place]) for game in games}
        if told[name] is not None:
            assert found == {tuple(told[name])}
    # An edition with one character of each rank leaves nothing to chance.
    if setup.get("set") == "random" and len(EDITIONS[setup.get("edition", "deluxe")].characters) > 9:
        assert told["characters"] is None
        assert len({tuple(characters) for characters, _ in games}) > 1
    rules = Game(Setup.from_json(setup), 0).record()["table"]["rules"]
    versions = rules.pop("versions")
    assert {name: told[name] for name in rules} == rules
    for card in VERSIONS:
        assert versions.get(card, "deluxe") == version_text(card, told["versions"].get(card, "deluxe"))


REFUSED: list[tuple[Json, str, str]] = [
    (
        {
            "players": 8,
            "characters": [
                "assassin",
                "thief",
                "magician",
                "king",
                "bishop",
                "merchant",
                "architect",
                "warlord",
            ],
        },
        "S2",
        "ninth_needed",
    ),
    ({"characters": ["assassin", "witch"]}, "S2", "rank_twice"),
    ({"uniques": ["keep", "keep"]}, "S3", "unique_twice"),
    ({"city_size": 3}, "E1", "out_of_range"),
    ({"edition": "antique"}, "S1", "unknown_edition"),
    ({"colour": "red"}, "S1", "unknown_field"),
]


@pytest.mark.parametrize(("setup", "rule", "reason"), REFUSED, ids=str)
def test_what_the_rules_forbid_is_refused_as_when_a_table_is_opened(
    server: Server, setup: Json, rule: str, reason: str
) -> None:
    guest = Guest(server)
    answer = guest.http.post("/api/setup", json=setup)
    assert answer.status_code == 422
    refused = answer.json()["refused"]
    assert (refused["id"], refused["arguments"]["rule"], refused["arguments"]["reason"]) == (
        "wrong_setup",
        rule,
        reason,
    )
    assert guest.http.post("/api/tables", json={"setup": setup}).json() == answer.json()


def test_what_is_no_setup_and_who_is_no_guest(server: Server) -> None:
    assert asked(server, [1])[1]["refused"]["id"] == "bad_message"
    assert asked(server, {"edition": "x" * 5000})[1]["refused"]["id"] == "too_large"
    guest = Guest(server)
    guest.http.headers["authorization"] = ""
    assert guest.http.post("/api/setup", json={}).json()["refused"]["id"] == "no_token"
