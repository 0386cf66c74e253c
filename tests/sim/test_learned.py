"""What was learned from games: its files, its integers, and what it says of clear positions."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from citadels import Setup
from citadels.cards.characters import KING, MERCHANT
from citadels.cards.districts import CASTLE, DOCKS, HARBOR, MANOR, MARKET, PALACE
from citadels.policy.learned.features import FEATURES, PUBLIC_FEATURES, Features, table_features
from citadels.policy.learned.judgement import (
    MOST_ACTIVE,
    NETWORK_SHARE,
    SCALE_BITS,
    Judgement,
    Network,
    shipped_network,
)
from citadels.policy.learned.lanes import Lanes
from citadels.policy.learned.likings import shipped_likings
from citadels.policy.learned.weights import read_weights, shipped, write_weights
from citadels.policy.steward.steward import Steward
from citadels.policy.styles import make_style
from citadels.policy.value import stage_of, strength
from citadels.rules.dealing import new_state
from citadels.rules.engine import apply, legal
from citadels.rules.state import DRAFT, FINISHED, State

FOLDER = Path(__file__).parents[2] / "src" / "citadels" / "policy" / "learned"
STYLE = make_style("")
MOST_BYTES = 200_000


def rounds(players: int, seed: int, **setup: Any) -> list[State]:
    """Positions at the start of each round of a game of stewards."""
    state = new_state(Setup(players=players, set="random", **setup), seed, None)
    stewards = [Steward(STYLE, seat + 1) for seat in range(players)]
    found: list[State] = []
    while state.phase != FINISHED:
        if state.phase == DRAFT and len(found) < state.round:
            found.append(state.clone())
        seat = state.top.seat
        apply(state, stewards[seat].choose(state, seat, legal(state), None))
    return found


def test_lanes_add_and_multiply_as_their_weights_do() -> None:
    chance = Random(1)
    lanes = Lanes(16, 3)
    total, row = [0] * 16, 0
    for _ in range(40):
        weights = [chance.randint(-9000, 9000) for _ in range(16)]
        factor = chance.randint(0, 20)
        total = [sum_ + factor * weight for sum_, weight in zip(total, weights, strict=True)]
        row += factor * lanes.packed(weights)
    assert lanes.unpacked(row) == total


def test_the_files_are_small_and_whole() -> None:
    files = [FOLDER / "judgement.json", FOLDER / "likings.json"]
    assert sum(file.stat().st_size for file in files) <= MOST_BYTES
    for file in files:
        assert read_weights(file, file.stem) == json.loads(file.read_text())["layers"]


def test_a_damaged_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "judgement.json"
    write_weights(file, "judgement", {}, {"first": [[1, -2], [30, 4]]})
    assert read_weights(file, "judgement") == {"first": [[1, -2], [30, 4]]}
    with pytest.raises(ValueError, match="not likings"):
        read_weights(file, "likings")
    file.write_text(file.read_text().replace("-2", "-3"))
    with pytest.raises(ValueError, match="checksum"):
        read_weights(file, "judgement")


def plain_strength(layers: dict[str, list[list[int]]], features: list[int]) -> float:
    """The same network without lanes."""

    def active(value: int) -> int:
        return max(0, min(value, MOST_ACTIVE))

    first, second = layers["first"], layers["second"]
    one = [active(sum(first[f][unit] for f in [*features, FEATURES])) for unit in range(len(first[0]))]
    two = [
        active((second[-1][unit] * (1 << SCALE_BITS) + sum(map(int.__mul__, one, column))) >> SCALE_BITS)
        for unit, column in enumerate(zip(*second[:-1], strict=True))
    ]
    total = sum(value * row[0] for value, row in zip(two, layers["last"], strict=True))
    return total / (1 << 2 * SCALE_BITS)


@pytest.mark.parametrize("players", [2, 5, 8])
def test_the_network_is_what_its_file_says(players: int) -> None:
    layers = shipped("judgement")
    network = Network(layers)
    for state in rounds(players, 3, action_cards="first"):
        found = Features(state, STYLE)
        told = Judgement(network).strengths(state, STYLE)
        for seat in range(players):
            features = table_features(state) + found.public(seat) + found.private(seat)
            learned = network.strength(network.bias, features)
            assert learned == plain_strength(layers, features)
            by_hand = strength(state, seat, stage_of(state), STYLE)
            assert told[seat] == NETWORK_SHARE * learned + (1.0 - NETWORK_SHARE) * by_hand


@pytest.mark.parametrize("players", range(2, 9))
def test_features_are_in_their_range_and_public_ones_ignore_the_hand(players: int) -> None:
    for state in rounds(players, players):
        hidden = state.clone()
        hidden.hands = tuple((0,) * len(hand) for hand in state.hands)
        for seat in range(players):
            public = Features(state, STYLE).public(seat)
            assert public == Features(hidden, STYLE).public(seat)
            assert all(0 <= feature < PUBLIC_FEATURES for feature in table_features(state) + public)
            private = Features(state, STYLE).private(seat)
            assert all(PUBLIC_FEATURES <= feature < FEATURES for feature in private)


def test_chances_add_up_and_know_who_leads() -> None:
    judgement = Judgement(shipped_network())
    for state in rounds(4, 11):
        chances = judgement.chances(state, STYLE)
        assert sum(chances) == pytest.approx(1.0)
        assert min(chances) > 0.0
    state = rounds(4, 11)[4]
    rich = state.clone()
    rich.gold = (state.gold[0] + 8, *state.gold[1:])
    assert judgement.chances(rich, STYLE)[0] > judgement.chances(state, STYLE)[0]


def test_income_decides_what_is_taken() -> None:
    """Learned, not written down: the King for noble districts, the Merchant for trade."""
    state = new_state(Setup(players=4, edition="classic"), 5, None)

    def liked(city: tuple[int, ...]) -> list[float]:
        built = state.clone()
        built.cities = (city, *state.cities[1:])
        built.kinds = (sum(1 << kind for kind in city), *state.kinds[1:])
        return shipped_likings().seen_by_all(built, STYLE)[0]

    noble, trade = liked((MANOR, CASTLE, PALACE)), liked((MARKET, DOCKS, HARBOR))
    assert noble[KING] > trade[KING]
    assert trade[MERCHANT] > noble[MERCHANT]
