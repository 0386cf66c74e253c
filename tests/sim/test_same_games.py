"""Bots play the same games as before, so that a change in their play is never an accident.

A change of the rules, or one that makes a bot stronger, changes these digests; put in the new ones then, and
say in the commit how the strength was measured.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any
from unittest.mock import patch

import pytest

from citadels import Setup
from citadels.policy.greedy import Greedy
from citadels.policy.opinions import tables
from citadels.policy.playout import play_out
from citadels.policy.steward.steward import Steward
from citadels.policy.style import Style
from citadels.rules.dealing import new_state
from citadels.rules.engine import apply, legal
from citadels.rules.state import FINISHED
from citadels.sim import simulate

ALL_STYLES = "steward,steward:rusher,steward:builder,steward:thief,steward:blocker"

# No random sets, which change with every card that an edition gains.
DARK = ("witch", "old_tax_collector", "wizard", "emperor", "abbot", "alchemist", "navigator", "diplomat")
OLD = ("armory", "factory", "great_wall", "haunted_quarter", "observatory", "quarry", "school_of_magic")

# Bots, setup, games, and the first digits of the digest.
GAMES: list[tuple[str, dict[str, Any], int, str]] = [
    ("steward", {"players": 2, "set": "vicious_nobles"}, 4, "68da270d7766"),
    ("steward", {"players": 4, "set": "cunning_agents", "action_cards": "first"}, 4, "998c91867295"),
    ("steward", {"players": 7, "edition": "deluxe-cz"}, 3, "05e060086fc4"),
    (
        "steward",
        {"players": 3, "edition": "dark-city", "characters": DARK, "uniques": OLD, "mixed": True},
        4,
        "1267c6a2fed2",
    ),
    (ALL_STYLES, {"players": 5, "set": "devious_dignitaries", "action_cards": "second"}, 4, "67e673c041db"),
    ("greedy", {"players": 4, "edition": "classic"}, 3, "aace2d1392b0"),
    ("greedy", {"players": 6, "set": "illustrious_emissaries", "action_cards": "first"}, 4, "6f8e1f70bb71"),
    ("search:n2,steward,greedy", {"players": 3, "set": "tenacious_delegates"}, 1, "5f8d28dd08ed"),
]

# ``search-1`` is what later bots are measured against: these never change.
FIRST_SEARCH: list[tuple[dict[str, Any], int, str]] = [
    ({"players": 2, "set": "vicious_nobles"}, 2, "965a5f45962f"),
    (
        {"players": 3, "edition": "dark-city", "characters": DARK, "uniques": OLD, "mixed": True},
        2,
        "e68738ea0a24",
    ),
    ({"players": 4, "set": "ambitious_aristocrats"}, 3, "ea59f1d0b68b"),
    ({"players": 4, "edition": "classic"}, 2, "81cd5bf348ce"),
    ({"players": 5, "set": "devious_dignitaries", "action_cards": "second"}, 1, "896437ecd328"),
    ({"players": 7, "edition": "deluxe-cz"}, 1, "92e5bed53f8d"),
]


@pytest.mark.parametrize(("bots", "setup", "games", "digest"), GAMES)
def test_the_same_games_as_before(bots: str, setup: dict[str, Any], games: int, digest: str) -> None:
    result = simulate(Setup(**setup), bots.split(","), games, seed=13)
    assert result.digest[:12] == digest


@pytest.mark.parametrize(("setup", "games", "digest"), FIRST_SEARCH)
def test_the_first_search_never_changes(setup: dict[str, Any], games: int, digest: str) -> None:
    result = simulate(Setup(**setup), ["search-1:n4"], games, seed=13)
    assert result.digest[:12] == digest


UNKNOWN_CARDS = Setup(players=4, set="random", city_size=4, action_cards="first")


@pytest.fixture
def no_opinions() -> Iterator[None]:
    """No card and no verb is known to any bot."""
    with ExitStack() as stack:
        for judges in (tables.JUDGES, *tables.JUDGES_IN.values()):
            stack.enter_context(patch.dict(judges, clear=True))
        for counts in (tables.COUNTS, *tables.COUNTS_IN.values()):
            stack.enter_context(patch.dict(counts, clear=True))
        yield


def test_a_steward_plays_cards_that_it_does_not_know(no_opinions: None) -> None:
    state = new_state(UNKNOWN_CARDS, 5, None)
    assert play_out(state, [Steward(Style(), seat) for seat in range(4)]) > 50


def test_a_greedy_player_plays_cards_that_it_does_not_know(no_opinions: None) -> None:
    state = new_state(UNKNOWN_CARDS, 5, None)
    greedy = Greedy(1)
    while state.phase != FINISHED:
        options = legal(state)
        choice = greedy.choose(state, state.top.seat, options)
        assert choice in options
        apply(state, choice)
