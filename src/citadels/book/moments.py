"""What a player should read at a moment of the game: the paragraphs and cards behind decisions and choices.

The rules declare all of it: which choices a decision offers, who carries them out, which card asks what, and
which paragraphs are about it.
"""

from typing import Any

from citadels.cards.characters import CHARACTER_NAMES
from citadels.cards.districts import CARD_NAMES
from citadels.rules.ability import Ability
from citadels.rules.all_cards import CARDS
from citadels.rules.characters.base import Character
from citadels.rules.choices import VERBS
from citadels.rules.turn import ACTING_CHARACTER, COMMON, NO_OWNER
from citadels.rules.uniques.base import Unique

Json = dict[str, Any]


def moments() -> Json:
    """By decision and by verb, ready for JSON."""
    return {"decisions": _decisions(), "verbs": _verbs()}


def _decisions() -> Json:
    """The paragraphs of every decision, and the cards that bring it."""
    bringing: dict[str, list[str]] = {id: [] for id in CARDS.decisions}
    cards: list[Character | Unique] = [*CARDS.characters.values(), *CARDS.uniques.values()]
    for card in cards:
        for decision in card.decisions():
            bringing[decision.id].append(_name(card))
    return {
        id: {
            "paragraphs": [*decision.paragraphs],
            "cards": list(dict.fromkeys(bringing[id])),
        }
        for id, decision in CARDS.decisions.items()
    }


def _verbs() -> Json:
    """The paragraphs of every verb that a turn can offer."""
    return {
        VERBS[verb].id: list(dict.fromkeys(id for one in _offering(verb) for id in one.paragraphs))
        for verb in CARDS.turn_verbs()
    }


def _offering(verb: int) -> list[Ability]:
    owner = CARDS.owner_of_verb[verb]
    if owner == ACTING_CHARACTER:
        return [character for character in CARDS.characters.values() if verb in character.verbs]
    if owner < 0:
        unique = [card for card in CARDS.uniques.values() if verb in card.ways]
        return [COMMON[-1 - owner], *unique]
    assert owner != NO_OWNER
    return [card for card in CARDS.uniques.values() if verb in card.verbs]


def _name(card: Character | Unique) -> str:
    return CHARACTER_NAMES[card.number] if isinstance(card, Character) else CARD_NAMES[card.kind]
