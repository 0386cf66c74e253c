"""What characters, unique districts and action cards have in common: the moments of a game they hear of."""

from typing import Final

from citadels.cards.versions import NEWEST
from citadels.rules.ability import Ability
from citadels.rules.decisions import DecisionKind
from citadels.rules.reasons import FINE
from citadels.rules.state import State

# By moment: the method of ``Card`` that is called. ``config.listeners`` has the cards of a game that override
# it, in the order in which they are asked: characters by rank, then uniques and action cards by kind (K8: at
# the end of a turn the older tax comes before the Strongman is put back).
MOMENTS: Final[list[str]] = []


def _moment(name: str) -> int:
    MOMENTS.append(name)
    return len(MOMENTS) - 1


# The round
AT_DRAFT_END: Final[int] = _moment("draft_over")
AT_CALL: Final[int] = _moment("rank_called")
AT_NO_ANSWER: Final[int] = _moment("no_answer")
AT_SILENCE: Final[int] = _moment("silence")
AT_REVEAL: Final[int] = _moment("character_revealed")
AT_TURN_DUE: Final[int] = _moment("turn_due")
AT_SHORT_TURN_END: Final[int] = _moment("short_turn_over")
AT_ROUND_END: Final[int] = _moment("round_over")
# The turn
AT_TURN_START: Final[int] = _moment("turn_begun")
WHILE_HELD_UP: Final[int] = _moment("holds_up_turn")
AT_GATHERING_END: Final[int] = _moment("gathering_done")
IN_EVERY_TURN: Final[int] = _moment("options_from_table")
AT_TURN_END: Final[int] = _moment("turn_over")
# What happens in a turn
AT_MURDER: Final[int] = _moment("murder_named")
AT_CROWN_MOVE: Final[int] = _moment("crown_moved")
AT_PAYMENT: Final[int] = _moment("build_paid")
AT_BUILD: Final[int] = _moment("district_built")
AT_DESTRUCTION: Final[int] = _moment("district_destroyed")
# What is asked again and again
FOR_BUILD_LIMIT: Final[int] = _moment("more_builds")
FOR_CITY_SIZE: Final[int] = _moment("size_to_complete")
FOR_GAME_END: Final[int] = _moment("size_to_end")
FOR_PROTECTION: Final[int] = _moment("protects")


class Card(Ability):
    """A card with rules of its own. Its class says which card it is and overrides the hooks it needs."""

    version: str = NEWEST  # the edition that first played the card like this; action cards: first or second
    paragraphs: tuple[str, ...] = ("T7",)
    moments: tuple[int, ...] = ()  # those that it listens to, by number; ``AllCards`` finds them

    def decisions(self) -> tuple[DecisionKind, ...]:
        """The kinds of decisions that it brings into the game."""
        return ()

    # The round

    def draft_over(self, state: State) -> None:
        """Everybody has chosen a character, and no rank has been called yet (D11)."""

    def rank_called(self, state: State, rank: int) -> bool:
        """A rank is called. True: a player is asked something before it is answered."""
        return False

    def no_answer(self, state: State, rank: int) -> bool:
        """The called rank is murdered, or no player has it. True: a player is asked something first."""
        return False

    def silence(self, state: State, rank: int) -> None:
        """Nobody has answered the call."""

    def character_revealed(self, state: State, seat: int, rank: int) -> None:
        """A player has answered the call; the turn has not begun yet (T2)."""

    def turn_due(self, state: State, seat: int, rank: int) -> bool:
        """A turn is about to begin. True: another kind of turn takes its place."""
        return False

    def short_turn_over(self, state: State) -> None:
        """A turn that took the place of a usual one is over."""

    def round_over(self, state: State) -> None:
        """The last rank has been called, and a murdered rank 4 shown (T11)."""

    # The turn

    def turn_begun(self, state: State) -> None:
        """A turn of any kind has begun."""

    def holds_up_turn(self, state: State) -> int:
        """Why the player whose turn it is can do nothing but gather."""
        return FINE

    def gathering_done(self, state: State) -> bool:
        """The player whose turn it is has gathered. True: a player is asked something first."""
        return False

    def options_from_table(self, state: State, out: list[int]) -> None:
        """Add the choices that it offers from the table to the player whose turn it is."""

    def turn_over(self, state: State) -> None:
        """The last thing in a turn, after everything that the player's own cards do (K8)."""

    # What happens in a turn

    def murder_named(self, state: State, rank: int) -> None:
        """A rank has been named as the victim of a murder."""

    def crown_moved(self, state: State) -> None:
        """The crown has gone from one player to another."""

    def build_paid(self, state: State, card: int, gold: int) -> bool:
        """The card on the table has been paid for. True: a player is asked before it becomes a district."""
        return False

    def district_built(self, state: State, owner: int) -> None:
        """A player has built a district, or confiscated it while it was being built."""

    def district_destroyed(self, state: State, owner: int, district: int) -> bool:
        """Rank 8 destroys a district. True: it has left the city, and a player is asked where it goes."""
        return False

    # What is asked again and again

    def more_builds(self, state: State) -> int:
        """How many builds it adds to this turn's limit."""
        return 0

    def size_to_complete(self, state: State, size: int) -> int:
        """How many districts complete a city if it were ``size`` without this card (E1)."""
        return size

    def size_to_end(self, state: State, size: int) -> int:
        """How many districts in a city end the game, if it were ``size`` without this card (E1)."""
        return size

    def protects(self, state: State, owner: int) -> bool:
        """Whether it keeps rank 8 from a city beside the one of ``state.protected`` (C-bishop.2)."""
        return False

    # Written positions

    def misfit(self, state: State) -> str:
        """What in a written position does not fit this card, in words; "" if everything does.

        Every card is asked, in play or not. Play itself never leads to such a position.
        """
        return ""

    def reveals_early(self, state: State) -> bool:
        """Whether it can have revealed a character before its call."""
        return False


def overrides(card: Card, plain: Card, name: str) -> bool:
    """Whether a card has a hook: a method of its own, or a value that differs from a card without rules."""
    if callable(getattr(plain, name)):
        return getattr(type(card), name) is not getattr(type(plain), name)
    return bool(getattr(card, name) != getattr(plain, name))
