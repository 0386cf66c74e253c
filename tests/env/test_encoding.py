"""The rows of bytes that programs learn from: complete, true, without a secret, the same in each version."""

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from citadels import Game, Setup
from citadels.cards.characters import CHARACTER_NAMES
from citadels.cards.districts import CARD_NAMES
from citadels.cards.editions import EDITIONS
from citadels.env.encoding import Encoder
from citadels.env.fields import CHARACTERS, DECISIONS, FIELDS, KINDS, PLACES, RANKS, SIZE, VERSION
from citadels.knowledge.blind import blind
from citadels.rules.choices import SEATS

GOLDEN = Path(__file__).with_name("golden.json")
SETUPS = {
    "classic-2": Setup(edition="classic", players=2),
    "dark-city-4": Setup(edition="dark-city", players=4, set="random", action_cards="first"),
    "deluxe-8": Setup(edition="deluxe", players=8, set="random"),
    "deluxe-cz-5": Setup(edition="deluxe-cz", players=5, set="random", action_cards="second"),
}


def positions(name: str, games: int, every: int) -> Iterator[tuple[Game, Encoder]]:
    """Positions of random games, and an encoder that has written the ones before."""
    for seed in range(games):
        game, dice = Game(SETUPS[name], seed), Random(seed)
        encoder = Encoder(game.state.config)
        number = 0
        while not game.over:
            if number % every == 0:
                yield game, encoder
            game.play(dice.choice(game.decision.options))
            number += 1
        yield game, encoder


def row_of(encoder: Encoder, game: Game, seat: int) -> bytes:
    return encoder.encode(blind(game.state, seat), seat)


def field(row: bytes, name: str) -> bytes:
    return row[FIELDS[name].start : FIELDS[name].start + FIELDS[name].size]


def counted(part: bytes) -> list[str]:
    return sorted(name for name, count in zip(CARD_NAMES, part, strict=True) for _ in range(count))


def the_one(part: bytes) -> int | None:
    """The place of the only 1."""
    assert sum(part) <= 1
    return part.index(1) if any(part) else None


def test_the_fields_follow_each_other() -> None:
    end = 0
    for one in FIELDS.values():
        assert one.start == end and one.size > 0 and one.text
        end += one.size
    assert end == SIZE


def check_players(row: bytes, view: dict[str, Any], seat: int) -> None:
    players = view["players"]
    seats = field(row, "seats")
    size = len(seats) // SEATS
    for place in range(SEATS):
        part = seats[place * size : (place + 1) * size]
        if place >= len(players):
            assert not any(part)
            continue
        player = players[(seat + place) % len(players)]
        assert part[0] == 1
        assert part[1:3] == bytes([player["gold"], player["hand_size"]])
        assert counted(part[4 : 4 + KINDS]) == sorted(district["card"] for district in player["city"])
        artist = sum(district["gold"] for district in player["city"])
        assert sum(part[4 + KINDS :]) == artist
    assert counted(field(row, "hand")) == sorted(players[seat]["hand"])


def check_characters(row: bytes, view: dict[str, Any], seat: int) -> None:
    players = len(view["players"])
    places = field(row, "place")
    wide = SEATS + len(PLACES)
    for entry in view["characters"]:
        rank = entry["rank"] - 1
        number = the_one(field(row, "characters")[rank * CHARACTERS : (rank + 1) * CHARACTERS])
        assert number is not None and CHARACTER_NAMES[number] == entry["character"]
        place = the_one(places[rank * wide : (rank + 1) * wide])
        assert place is not None
        if entry["player"] is not None:
            assert place == (entry["player"] - seat) % players
        elif entry["face_up"]:
            assert PLACES[place - SEATS] == "face_up"
        for name in ("called", "revealed", "murdered", "bewitched", "robbed"):
            assert field(row, name)[rank] == entry[name], name
        assert field(row, "warrants")[rank] == entry["warrant"]
        assert field(row, "threats")[rank] == entry["threat"]
        assert field(row, "signed")[rank] == bool(entry["signed"])
        assert field(row, "flower")[rank] == bool(entry["flower"])
    for rank in range(len(view["characters"]), RANKS):
        assert the_one(places[rank * wide : (rank + 1) * wide]) is None


@pytest.mark.parametrize("name", SETUPS)
def test_a_row_says_what_the_view_says(name: str) -> None:
    setup = SETUPS[name]
    for game, encoder in positions(name, games=2, every=9):
        for seat in range(setup.players):
            row, view = row_of(encoder, game, seat), game.view(seat)
            assert len(row) == SIZE
            assert list(EDITIONS)[the_one(field(row, "edition")) or 0] == setup.edition
            assert the_one(field(row, "players")) == setup.players - 1
            assert field(row, "round")[0] == view["round"]
            assert field(row, "deck")[0] == view["deck"]
            assert the_one(field(row, "crown")) == (view["crown"] - seat) % setup.players
            assert counted(field(row, "discard")) == sorted(view["discard"])
            check_players(row, view, seat)
            check_characters(row, view, seat)
            if view["decision"] is not None:
                asked = the_one(field(row, "decision"))
                assert asked is not None and DECISIONS[asked] == view["decision"]["kind"]


@pytest.mark.parametrize("name", SETUPS)
def test_a_row_holds_no_secret(name: str) -> None:
    """Byte by byte the same in every world that looks the same to its seat."""
    for game, encoder in positions(name, games=1, every=17):
        for seat in range(game.players):
            row = row_of(encoder, game, seat)
            for seed in range(2):
                world = game.resample(seat, seed)
                assert row_of(Encoder(world.state.config), world, seat) == row


@pytest.mark.parametrize("name", SETUPS)
def test_what_was_written_before_leaves_no_trace(name: str) -> None:
    """An encoder that has followed a game writes what a new one writes."""
    for game, encoder in positions(name, games=1, every=7):
        for seat in range(game.players):
            assert row_of(encoder, game, seat) == row_of(Encoder(game.state.config), game, seat)


def rows_digest(name: str) -> str:
    digest = hashlib.sha256()
    for game, encoder in positions(name, games=1, every=11):
        for seat in range(game.players):
            digest.update(row_of(encoder, game, seat))
    return digest.hexdigest()


def test_rows_stay_the_same_within_a_version() -> None:
    """Whoever changes a field raises VERSION and runs ``python -m tests.env.test_encoding``."""
    golden = json.loads(GOLDEN.read_text(encoding="utf-8"))
    assert golden["version"] == VERSION
    assert golden["size"] == SIZE
    assert golden["rows"] == {name: rows_digest(name) for name in SETUPS}


if __name__ == "__main__":
    written = {"version": VERSION, "size": SIZE, "rows": {name: rows_digest(name) for name in SETUPS}}
    GOLDEN.write_text(json.dumps(written, indent=2) + "\n", encoding="utf-8")
