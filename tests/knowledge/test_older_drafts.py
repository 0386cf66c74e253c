"""The draft of the older editions: the crowned player looks at the hidden character, which may come first."""

import random
from collections import Counter
from math import sqrt
from typing import Any

import pytest

from citadels import Game, Setup
from citadels.cards.characters import CHARACTER_NAMES
from citadels.rules.state import FACE_DOWN_CARD

PLAYED = ("classic", "dark-city")


def drafted(setup: Setup, seed: int, choices: int = 99) -> Game:
    game = Game(setup, seed=seed)
    rng = random.Random(seed)
    while choices and game.decision.kind in ("draft", "draft_discard"):
        game.play(rng.choice(game.decision.options))
        choices -= 1
    return game


def face_down(game: Game) -> str:
    state = game.state
    return CHARACTER_NAMES[state.config.characters[state.held.index(FACE_DOWN_CARD)]]


def marked(view: dict[str, Any]) -> list[str]:
    return [row["character"] for row in view["characters"] if row["face_down"]]


@pytest.mark.parametrize("edition", PLAYED)
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_crowned_player_knows_the_hidden_character_for_the_round(edition: str, players: int) -> None:
    for seed in range(5):
        for choices in (0, 1, 99):
            game = drafted(Setup(edition=edition, players=players, crown=1), seed, choices)
            hidden = face_down(game)
            assert hidden in marked(game.view(1))
            assert all(hidden not in player["can_have"] for player in game.view(1)["players"])
            assert hidden not in marked(game.view(0))
            assert marked(game.view(None)) == []
            worlds = [game.resample(1, number) for number in range(20)]
            assert {face_down(world) for world in worlds} == {hidden}


def test_others_do_not_know_it() -> None:
    game = drafted(Setup(edition="classic", players=6, crown=1), 3, 0)
    worlds = [game.resample(4, number) for number in range(80)]
    assert len({face_down(world) for world in worlds}) == 8


def test_who_was_crowned_knows_where_the_taken_character_came_from() -> None:
    """D5: with seven players the last takes the hidden card, which the first has seen."""
    for seed in range(10):
        start = drafted(Setup(edition="classic", players=7, crown=0), seed, 0)
        hidden = face_down(start)
        game = drafted(Setup(edition="classic", players=7, crown=0), seed)
        view = game.view(0)
        assert marked(view) == []
        for player in view["players"]:
            assert (hidden in player["can_have"]) <= (player["seat"] == 6)


def test_a_position_shows_the_hidden_character_to_the_crowned_player_while_choosing() -> None:
    game = drafted(Setup(edition="dark-city", players=4, crown=2), 8, 2)
    again = Game.from_position(game.position())
    assert marked(again.view(2)) == [face_down(game)]
    assert marked(again.view(0)) == []
    assert {face_down(again.resample(2, seed)) for seed in range(10)} == {face_down(game)}


def share_of_hidden_kings(first: bool) -> tuple[float, float]:
    """How often rank 4 lies face down in real deals and in worlds drawn for another seat."""
    dealt: Counter[bool] = Counter()
    drawn: Counter[bool] = Counter()
    for seed in range(1500):
        setup = Setup(players=4, crown=0, face_down_first=first, characters=CHARACTERS)
        game = Game(setup, seed=seed)
        dealt[face_down(game) == "king"] += 1
        drawn[face_down(game.resample(2, seed)) == "king"] += 1
    return dealt[True] / 1500, drawn[True] / 1500


CHARACTERS = ("assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord")


@pytest.mark.parametrize(("first", "expected"), [(True, 1 / 8), (False, 1 / 6)])
def test_the_king_lies_face_down_as_often_as_he_is_dealt_there(first: bool, expected: float) -> None:
    """D2: drawn first he is one of eight, drawn last one of the six that are left."""
    spread = 4 * sqrt(expected * (1 - expected) / 1500)
    dealt, drawn = share_of_hidden_kings(first)
    assert abs(dealt - expected) < spread
    assert abs(drawn - expected) < spread
