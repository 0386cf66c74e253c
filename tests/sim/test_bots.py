"""Bots: found by their codes, and knowing no more than their seat."""

from __future__ import annotations

import pytest

from citadels import Decision, Game, Setup
from citadels.bots import BotError, Eyes, find_bot


def test_eyes_see_what_the_seat_sees() -> None:
    game = Game(Setup(players=4), seed=2)
    for seat in range(4):
        eyes = Eyes(game, seat)
        assert eyes.view() == game.view(seat)
        assert eyes.events() == game.events(seat)
        assert eyes.events(3) == game.events(seat, 3)
        assert not [name for name in dir(eyes) if isinstance(getattr(eyes, name), Game) and name[0] != "_"]


def test_random_bot_uses_every_choice_and_repeats_itself_from_its_seed() -> None:
    game = Game(Setup(players=4), seed=2)
    eyes = Eyes(game, 0)
    decision = Decision(0, "turn", (5, 7, 11, 13))
    kind = find_bot("random")
    first, again, other = kind.player(1), kind.player(1), kind.player(2)
    choices = [first.choose(decision, eyes) for _ in range(400)]
    assert choices == [again.choose(decision, eyes) for _ in range(400)]
    assert choices != [other.choose(decision, eyes) for _ in range(400)]
    # 400 draws of four: fewer than 60 of one would be a chance of less than one in a million.
    assert all(choices.count(choice) >= 60 for choice in decision.choices)


@pytest.mark.parametrize("code", ["", "Random", "random ", "random:1", "random:", "greedy"])
def test_codes_that_name_no_bot(code: str) -> None:
    with pytest.raises(BotError):
        find_bot(code)
