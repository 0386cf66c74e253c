"""The coach of a first game has a sentence for everything that can be asked in it."""

import random

import pytest

from citadels.game import Game
from citadels.lang.language import LANGUAGES, Language
from citadels.rules.card import Card
from citadels.rules.choices import VERB_BY_NAME, VERBS
from citadels.rules.setup import Setup

FIRST_GAME = Setup(players=4, set="first_game")
GAMES = 12
LONGEST = 120  # a longer one would push the table off a phone


def _subject(kind: str, verb: str) -> str:
    """What the coach speaks about: the kind of a decision, or in a turn, a part of it."""
    return f"turn_{VERBS[VERB_BY_NAME[verb]].step or verb}" if kind == "turn" else f"asked_{kind}"


def _declared() -> set[str]:
    """By the cards of the game: the decisions they bring, and what they offer in a turn."""
    config = Game(FIRST_GAME, 0).state.config
    cards: list[Card] = [config.cast[number] for number in config.characters[1:]]
    cards += [config.districts[kind] for kind in config.uniques]
    found = {f"asked_{decision.id}" for card in cards for decision in card.decisions()}
    return found | {_subject("turn", VERBS[verb].id) for card in cards for verb in card.verbs}


def _met() -> set[str]:
    """In random games."""
    found = set()
    for seed in range(GAMES):
        game, chance = Game(FIRST_GAME, seed), random.Random(seed)
        while not game.over:
            decision = game.decision
            found |= {_subject(decision.kind, str(option).split()[0]) for option in decision.options}
            game.play(chance.randrange(len(decision.options)))
    return found


SUBJECTS = sorted(_declared() | _met())


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_subject_has_a_sentence(code: str) -> None:
    language = Language(code)
    assert {"asked_draft", "asked_keep", "turn_gather", "turn_build", "turn_murder"} <= set(SUBJECTS)
    for subject in SUBJECTS:
        assert language.has(f"coach-{subject}"), subject
        assert len(language.say(f"coach-{subject}")) <= LONGEST, subject
