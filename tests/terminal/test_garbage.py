"""Anything typed into a game gets an answer, and the game goes on."""

from __future__ import annotations

import io
from collections.abc import Iterator
from random import Random

import pytest

from citadels import Game, Setup
from citadels.bots import find_bot
from citadels.cards.editions import EDITIONS
from citadels.lang import LANGUAGES, Speaker, find_language
from citadels.lang.finder import ALL_CARDS
from citadels.rules.choices import VERB_BY_NAME
from citadels.terminal.local import LocalSitting
from citadels.terminal.plain import PlainGame
from citadels.terminal.screen import Screen

SIGNS = "aeizžřЖы9 _?'’\"\t{}\\%$\x00\u202e🂡"


def typed(dice: Random, code: str) -> Iterator[str]:
    """Words and garbage, with a number now and then; enough for any game."""
    language = find_language(code)
    words = [*VERB_BY_NAME, *ALL_CARDS, *(language.card(card) for card in ALL_CARDS)]
    words += ["u", "l", "p", "?", "why", "the", "0", "1", "2", "noble", "Ada", ""]
    for _ in range(20_000):
        kind = dice.randrange(10)
        if kind < 4:
            yield f"{1 + dice.randrange(12)}\n"
        elif kind < 6:
            yield "".join(dice.choices(SIGNS, k=dice.randrange(30))) + "\n"
        else:
            lead = dice.choice(["", "", "why ", "? "])
            yield lead + " ".join(dice.choices(words, k=1 + dice.randrange(4))) + "\n"


@pytest.mark.parametrize("seed", range(8))
def test_a_game_through_garbage(seed: int) -> None:
    dice = Random(seed)
    edition = list(EDITIONS.values())[seed % len(EDITIONS)]
    code = LANGUAGES[seed % len(LANGUAGES)]
    ready = "random" if len(edition.sets) > 1 else None
    game = Game(Setup(edition=edition.id, players=4, set=ready, action_cards=seed % 2 == 0), seed)
    bots = {seat: find_bot("random").player(seat) for seat in range(1, 4)}
    source, out = io.StringIO("".join(typed(dice, code))), io.StringIO()
    speaker = Speaker.at_table(find_language(code), game, 0, ("You", "Ada", "Bruno", "Clara"))
    assert PlainGame(LocalSitting(game, speaker, bots), Screen(source, out, 80)).play()
    assert game.over
    assert find_language(code).say("score-final") in out.getvalue()
