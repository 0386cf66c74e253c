"""What stays the same through a game: the characters in play, the deck's cards and the rule parameters."""

from typing import TYPE_CHECKING, Final

from citadels.cards.characters import NOBODY
from citadels.cards.house_rules import Parameters

if TYPE_CHECKING:
    from citadels.rules.all_cards import Played
    from citadels.rules.card import Card

# What the draft does in one step; ``seat`` counts from the crowned player.
KEEP: Final = 0  # a player keeps one card
DISCARD_ONE: Final = 1  # a player discards one card face down
DISCARD_UNSEEN: Final = 2  # one card leaves at random, seen by nobody
ADD_FACE_DOWN: Final = 3  # the face-down card joins what is passed (D5)

_NOBODY_LISTENS: Final[list["Card"]] = []


class Config:
    """The immutable part of a game, shared by all its positions."""

    __slots__ = (
        "cast",
        "characters",
        "city_size",
        "cost",
        "deck",
        "discard_pile",
        "districts",
        "draft",
        "edition",
        "face_up",
        "five_types_bonus",
        "highest_rank",
        "listeners",
        "masks",
        "mixed",
        "owner_of_verb",
        "parameters",
        "players",
        "seats",
        "uniques",
        "ways",
    )

    def __init__(
        self,
        edition: str,
        mixed: bool,
        players: int,
        characters: tuple[int, ...],
        uniques: tuple[int, ...],
        deck: tuple[int, ...],
        parameters: Parameters,
        face_up: int,
        draft: tuple[tuple[int, int], ...],
        played: "Played",
        owner_of_verb: list[int],
        ways: dict[int, int],
    ) -> None:
        self.edition = edition
        self.mixed = mixed  # with cards of other editions
        self.players = players
        self.seats = tuple(range(players))
        self.characters = (NOBODY, *characters)  # by rank
        self.highest_rank = len(characters)
        self.uniques = uniques
        self.deck = deck
        self.parameters = parameters
        self.city_size: int = parameters.city_size
        self.five_types_bonus: int = parameters.five_types_bonus
        self.discard_pile: bool = parameters.discard_pile
        self.face_up = face_up
        self.draft = draft
        # Every character by number and every card by kind, in the version that this game plays.
        self.cast = played.cast
        self.districts = played.districts
        self.cost = played.costs  # by kind
        # By hook: the kinds of the deck that have it, as a bit mask.
        in_deck = 0
        for kind in deck:
            in_deck |= 1 << kind
        self.masks = [mask & in_deck for mask in played.masks]
        # By moment: the cards of this game that hear it, in the order in which they are asked.
        self.listeners: list[list[Card]] = [_NOBODY_LISTENS] * played.moments
        for number in characters:
            self._listen(self.cast[number])
        for kind in played.listening:
            if in_deck >> kind & 1:
                self._listen(self.districts[kind])
        self.owner_of_verb = owner_of_verb  # see ``turn``
        self.ways = ways  # by verb: the unique that offers to build in this way instead of paying

    def _listen(self, card: "Card") -> None:
        for moment in card.moments:
            self.listeners[moment] = [*self.listeners[moment], card]
