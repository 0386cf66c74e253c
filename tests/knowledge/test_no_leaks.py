"""No leaks: two worlds that differ only in what an observer cannot know look the same to it, and go on so.

A game and a world redrawn for an observer are played on with the same choices. As long as nothing hidden was
shown, everything that the observer gets must stay equal: view, events, options, reasons, who is waited for.
"""

import json
import os
import random
from typing import Any

import pytest

from citadels import Game
from tests.properties.games import some_game

GAMES = max(300, int(os.environ.get("CITADELS_SOAK_GAMES", "0")) // 10)
SLICES = 6

# What brings hidden things to light: where these differ, the two worlds part, as they may.
SHOWN_TO_ALL = {
    "called",
    "discarded",
    "face_up",
    "murdered_shown",
    "revealed",
    "silent",
    "spied",
    "strongman_shown",
    "threat_revealed",
    "threats_placed",
    "warrants_placed",
}
# The same for those who take part.
SHOWN_TO_SOME = {
    "card_given",
    "card_taken",
    "cards_gathered",
    "deck_searched",
    "drew",
    "face_down",
    "face_down_taken",
    "hand_dealt",
    "hand_seen",
    "hands_swapped",
    "kept",
    "left_over",
    "museum_seen",
    "passed",
    "theater_exchanged",
    "tribute",
}
PARTIES = ("seat", "with", "from", "to", "of")


def may_differ(event: dict[str, Any], observer: int) -> bool:
    if event["event"] in SHOWN_TO_ALL:
        return True
    told = event["event"] in ("left_over", "face_down")
    takes_part = told or any(event.get(party) == observer for party in PARTIES)
    return event["event"] in SHOWN_TO_SOME and takes_part


def seen(game: Game, observer: int | None) -> str:
    """Everything that an observer gets, as bytes would go over a wire."""
    told = [game.view(observer), game.events(observer)]
    if not game.over and game.decision.seat == observer:
        texts = ("build castle", "end_turn", "murder king", "confiscate", "destroy 1 market", "take_gold")
        told.append([str(game.why_not(text)) for text in texts])
    return json.dumps(told, sort_keys=True)


def waits(game: Game, observer: int) -> bool:
    """T12: that the game waits because of a hidden card can be noticed, as at a table."""
    return not game.over and game.view(observer)["decision"]["kind"] == "wait"


def go_on_together(game: Game, world: Game, observer: int, rng: random.Random) -> int:
    """Play both with the same choices until something hidden is shown; how many were compared."""
    compared = 0
    while not game.over and not world.over:
        if waits(game, observer) or waits(world, observer):
            return compared
        assert (game.decision.seat, game.decision.kind) == (world.decision.seat, world.decision.kind)
        common = [choice for choice in game.decision.choices if choice in world.decision.choices]
        if not common:
            return compared
        choice = rng.choice(common)
        happened = len(game.events(observer))
        game.play_choice(choice)
        world.play_choice(choice)
        here, there = game.events(observer, happened), world.events(observer, happened)
        if waits(game, observer) != waits(world, observer):
            # Up to the wait all was the same.
            common_part = min(len(here), len(there))
            here, there = here[:common_part], there[:common_part]
        if here != there:
            differ = next(
                (a for a, b in zip(here, there, strict=False) if a != b), here[-1] if here else there[-1]
            )
            assert may_differ(differ, observer), f"{differ} depends on what seat {observer} cannot know"
            return compared
        # At the end all hands are laid open.
        if here and here[-1]["event"] == "game_ended":
            return compared
        if not waits(game, observer) and not waits(world, observer):
            assert seen(game, observer) == seen(world, observer)
            compared += 1
    return compared


@pytest.mark.parametrize("part", range(SLICES))
def test_worlds_that_look_the_same_go_on_looking_the_same(part: int) -> None:
    compared = 0
    for number in range(part, GAMES, SLICES):
        rng = random.Random(f"leaks {number}")
        players = 2 + number % 7
        game, _ = some_game(f"leaks {number}", players)
        for _ in range(rng.randrange(250)):
            if not game.over:
                game.play(rng.choice(game.decision.options))
        for observer in range(players):
            if not game.over:
                world = game.resample(observer, number)
                true = Game.from_position(game.position(), seed=number)
                same = Game.from_position(world.position(), seed=number)
                compared += go_on_together(true, same, observer, rng)
    assert compared > GAMES
