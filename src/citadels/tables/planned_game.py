"""What a setup would mean, before anything is opened."""

from citadels.cards.characters import CHARACTER_NAMES
from citadels.cards.districts import CARD_NAMES
from citadels.cards.editions import EDITIONS
from citadels.cards.sets import SUBSTITUTES
from citadels.rules.dealing import configure
from citadels.rules.setup import Setup, characters_by_chance, goes_beyond_book, substitutes, uniques_by_chance
from citadels.tables.messages import PlannedGame, Substitution


def planned(setup: Setup) -> PlannedGame:
    """The cards that are certain to be in play."""
    played = configure(setup, 0)
    characters = [CHARACTER_NAMES[number] for number in played.characters[1:]]
    edition = EDITIONS[setup.edition]
    return PlannedGame(
        characters=None if characters_by_chance(setup) else characters,
        uniques=None if uniques_by_chance(setup) else [CARD_NAMES[kind] for kind in played.uniques],
        unique_count=edition.unique_count if setup.unique_count is None else setup.unique_count,
        substitutions=[
            Substitution(character=character, by=by, choices=list(SUBSTITUTES[character]))
            for character, by in substitutes(setup).items()
        ],
        beyond_book=goes_beyond_book(setup),
    )
