"""What stays the same through a game: the characters in play, the deck's cards and the rule parameters."""

from typing import Final

from citadels.cards.characters import NOBODY

# What the draft does in one step; ``seat`` counts from the crowned player.
KEEP: Final = 0  # a player keeps one card
DISCARD_ONE: Final = 1  # a player discards one card face down
DISCARD_UNSEEN: Final = 2  # one card leaves at random, seen by nobody
ADD_FACE_DOWN: Final = 3  # the face-down card joins what is passed (D5)


class Config:
    """The immutable part of a game, shared by all its positions."""

    __slots__ = (
        "characters",
        "city_size",
        "cost",
        "deck",
        "draft",
        "edition",
        "face_up",
        "five_types_bonus",
        "highest_rank",
        "players",
        "taxed",
        "uniques",
    )

    def __init__(
        self,
        edition: str,
        players: int,
        characters: tuple[int, ...],
        uniques: tuple[int, ...],
        deck: tuple[int, ...],
        cost: tuple[int, ...],
        city_size: int,
        five_types_bonus: int,
        face_up: int,
        draft: tuple[tuple[int, int], ...],
        taxed: bool,
    ) -> None:
        self.edition = edition
        self.players = players
        self.characters = (NOBODY, *characters)  # by rank
        self.highest_rank = len(characters)
        self.uniques = uniques
        self.deck = deck
        self.cost = cost  # by kind
        self.city_size = city_size
        self.five_types_bonus = five_types_bonus
        self.face_up = face_up
        self.draft = draft
        self.taxed = taxed
