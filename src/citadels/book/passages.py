"""A passage of the rulebook and where it holds: in which editions, and with which cards in play."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from citadels.cards.districts import ACTION_CARD, BASIC_DISTRICT, cards_of_class
from citadels.cards.editions import EDITIONS, Edition

_BASIC: Final = cards_of_class(BASIC_DISTRICT)
_ACTION_CARDS: Final = cards_of_class(ACTION_CARD)


def _all_cards(edition: Edition) -> frozenset[str]:
    actions = _ACTION_CARDS if edition.has_action_cards else ()
    return frozenset((*_BASIC, *edition.characters, *edition.uniques, *actions))


# The cards in an edition's box.
CARDS_OF: Final[Mapping[str, frozenset[str]]] = {id: _all_cards(edition) for id, edition in EDITIONS.items()}


class Passage(NamedTuple):
    """A paragraph or a ruling; its words may differ by edition (``MESSAGE-EDITION``)."""

    id: str  # of the paragraph in docs/rules.md
    message: str  # its words
    cards: tuple[str, ...] = ()  # all of these must be in play
    some_of: tuple[str, ...] = ()  # and at least one of these
    only_in: tuple[str, ...] = ()  # the editions; none: wherever the cards are
    players: tuple[int, ...] = ()  # how many must play; none: any number

    @property
    def editions(self) -> list[str]:
        """The editions in which it holds."""
        return [id for id in EDITIONS if self.holds_in(id)]

    def holds_in(self, edition: str) -> bool:
        there = CARDS_OF[edition]
        if self.only_in and edition not in self.only_in:
            return False
        return there.issuperset(self.cards) and (not self.some_of or not there.isdisjoint(self.some_of))

    def concerns(self, card: str) -> bool:
        return card in self.cards or card in self.some_of
