"""No leaks: two worlds that differ only in what an observer cannot know look the same to it, and go on so.

A game and a world redrawn for an observer are played on with the same choices. As long as nothing hidden was
shown, everything that the observer gets must stay equal: view, events, options, reasons, who is waited for,
what can be taken back. That the game waits because of a hidden card can be noticed (T12); once the card was
held back, the two worlds must look the same again.
"""

import json
import os
import random
from typing import Any

import pytest

from citadels import Game
from citadels.notation.position import write_position
from citadels.scenarios.written_table import Table
from tests.properties.games import some_game

GAMES = max(300, int(os.environ.get("CITADELS_SOAK_GAMES", "0")) // 10)
SLICES = 6

# Events that reveal hidden things: where these differ, the two worlds may diverge.
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
# The same, but only for the players involved.
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
    """Everything that an observer gets, as it would be sent."""
    told = [game.view(observer), game.events(observer), observer is not None and game.can_undo(observer)]
    if not game.over and game.decision.seat == observer:
        texts = ("build castle", "end_turn", "murder king", "confiscate", "destroy 1 market", "take_gold")
        told.append([str(game.why_not(text)) for text in texts])
    return json.dumps(told, sort_keys=True)


def waits(game: Game, observer: int) -> bool:
    """T12: that the game waits because of a hidden card can be noticed, as at a table."""
    return not game.over and game.view(observer)["decision"]["kind"] == "wait"


def hold_back(game: Game, observer: int) -> None:
    """Whoever the game secretly waits for keeps the card."""
    while waits(game, observer):
        game.play("hold_back")


def shows_the_same(game: Game, world: Game, observer: int, since: int) -> bool:
    """Whether the same has happened in both; what differs must be something that was hidden before."""
    here, there = game.events(observer, since), world.events(observer, since)
    if here == there:
        return True
    pairs = zip(here, there, strict=False)
    differ = next((a for a, b in pairs if a != b), here[-1] if here else there[-1])
    assert may_differ(differ, observer), f"{differ} depends on what seat {observer} cannot know"
    return False


def go_on_together(game: Game, world: Game, observer: int, rng: random.Random) -> int:
    """Play both with the same choices until something hidden is shown; how many were compared."""
    compared = 0
    happened = len(game.events(observer))
    hold_back(game, observer)
    hold_back(world, observer)
    if not shows_the_same(game, world, observer, happened):
        return compared
    while not game.over and not world.over:
        assert (game.decision.seat, game.decision.kind) == (world.decision.seat, world.decision.kind)
        happened = len(game.events(observer))
        if game.can_undo(observer) and rng.random() < 0.1:
            game.undo(observer)
            world.undo(observer)
        else:
            common = [choice for choice in game.decision.choices if choice in world.decision.choices]
            if not common:
                return compared
            choice = rng.choice(common)
            game.play_choice(choice)
            world.play_choice(choice)
        hold_back(game, observer)
        hold_back(world, observer)
        if not shows_the_same(game, world, observer, happened):
            return compared
        # At the end all hands are revealed.
        if any(event["event"] == "game_ended" for event in game.events(observer, happened)):
            return compared
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


# Namings and calls after which a Strongman may save the merchant's or the king's player, seat 1.
MARKING = {
    "murder": ("assassin", ["murder merchant", "take_gold", "end_turn"]),
    "bewitch": ("witch", ["take_gold", "bewitch merchant"]),
    "warrants": (
        "magistrate",
        ["warrant merchant", "warrant king", "warrant bishop", "take_gold", "end_turn"],
    ),
    "rob": ("thief", ["rob merchant", "take_gold", "end_turn"]),
    "threats": ("blackmailer", ["threaten merchant", "threaten bishop", "take_gold", "end_turn"]),
    "call": ("bishop", ["take_gold", "end_turn"]),
}


def named(character: str, hand: list[str], version: str) -> Game:
    """Seat 0 is about to mark the merchant, or has murdered him and is the last one before his call."""
    seats: list[object] = [
        {"hand": ["docks"], "characters": [character]},
        {"hand": hand, "characters": ["merchant"]},
        {"city": ["hospital"], "characters": ["warlord"]},
        {},
    ]
    called = {"call": character, **({"murdered": "merchant"} if character == "bishop" else {})}
    table = {"edition": "deluxe-cz", "action_cards": version, "seats": seats, **called}
    return Game.from_position(write_position(Table(table).state(0, [])), seed=0)


@pytest.mark.parametrize("version", ["first", "second"])
@pytest.mark.parametrize("marking", MARKING)
def test_what_can_be_taken_back_does_not_tell_who_has_a_strongman(marking: str, version: str) -> None:
    """P31: seat 1 has the Strongman and holds it back, or has another card; seat 0 cannot tell which."""
    character, choices = MARKING[marking]
    with_it = named(character, ["strongman"], version)
    without = named(character, ["acrobat"], version)
    for choice in choices:
        for game in (with_it, without):
            game.play(choice)
            hold_back(game, 0)
        assert seen(with_it, 0) == seen(without, 0)
        if with_it.can_undo(0):
            taken_back = [game.clone() for game in (with_it, without)]
            for game in taken_back:
                game.undo(0)
            assert seen(taken_back[0], 0) == seen(taken_back[1], 0)
