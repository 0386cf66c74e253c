"""The Theater."""

from typing import Final

from citadels.cards.districts import THEATER
from citadels.rules import event_arguments as arg
from citadels.rules.choices import EXCHANGE_CHARACTER, GIVE_CHARACTER, KEEP_CHARACTER, is_verb
from citadels.rules.city import has_kind
from citadels.rules.decisions import About, DecisionKind, Frame
from citadels.rules.event_kinds import ALWAYS, declare_event
from citadels.rules.events import PUBLIC, both, emit
from citadels.rules.fitting import another_player, before_first_call
from citadels.rules.hands import next_seat, others
from citadels.rules.randomness import below
from citadels.rules.reasons import NO_SUCH_PLAYER, NOT_THIS_DECISION, NOT_YOUR_OWN_SEAT
from citadels.rules.state import CALLING, State, replaced
from citadels.rules.uniques.base import Unique

THEATER_EXCHANGED: Final = declare_event(
    "theater_exchanged",
    "Two players exchanged characters by the Theater.",
    (
        arg.WHO,
        arg.WITH,
        "a=given:character! the character that the Theater's owner gave",
        "b=received:character! the character that the Theater's owner got",
    ),
    reveals=ALWAYS,
    draft="swapped",
    harms="with",
)
THEATER_CHOSE: Final = declare_event(
    "theater_chose", "The Theater's owner chose a player to exchange characters with.", (arg.WHO, arg.WITH)
)
THEATER_UNUSED: Final = declare_event("theater_unused", "The Theater's owner did not use it.", (arg.WHO,))


class Theater(Unique):
    """U-theater: after the draft its owner may exchange a character, unseen, with another player."""

    kind: int = THEATER

    def decisions(self) -> tuple[DecisionKind, ...]:
        return (THEATER_DECISION, THEATER_GIVE_DECISION)

    def draft_over(self, state: State) -> None:
        """D11: in turn order from the crowned player."""
        for step in range(state.config.players):
            seat = next_seat(state, state.crown, step)
            if has_kind(state, seat, THEATER):
                state.ask(THEATER_DECISION, seat)


def ranks_of(state: State, seat: int) -> list[int]:
    """The ranks that a player holds."""
    return [rank for rank in range(1, state.config.highest_rank + 1) if state.held[rank] == seat]


def exchange_characters(state: State, seat: int, given: int, other: int, received: int) -> None:
    """U-theater: both look at their new card, so each knows what the other got."""
    state.held = replaced(replaced(state.held, given, other), received, seat)
    characters = state.config.characters
    emit(
        state,
        THEATER_EXCHANGED,
        both(seat, other),
        seat,
        other=other,
        a=characters[given],
        b=characters[received],
    )


def theater_fits(state: State, frame: Frame) -> bool:
    """D11: before the first call only the Theater's owner is asked, and everybody has a character."""
    asked = state.phase == CALLING and before_first_call(state) and has_kind(state, frame.seat, THEATER)
    return asked and all(seat in state.held for seat in range(state.config.players))


class TheaterDecision(DecisionKind):
    """U-theater: exchange your character with another player's, unseen, or not."""

    id: str = "theater"
    text: str = "The Theater's owner may exchange characters with another player, unseen."
    alone: bool = True
    verbs: tuple[int, ...] = (EXCHANGE_CHARACTER, KEEP_CHARACTER)

    def options(self, state: State) -> list[int]:
        seat = state.top.seat
        return [KEEP_CHARACTER, *(EXCHANGE_CHARACTER + other for other in others(state, seat))]

    def obstacle(self, state: State, choice: int) -> int:
        if not is_verb(choice, EXCHANGE_CHARACTER):
            return NOT_THIS_DECISION
        own = choice - EXCHANGE_CHARACTER == state.top.seat
        return NOT_YOUR_OWN_SEAT if own else NO_SUCH_PLAYER

    def apply(self, state: State, choice: int) -> None:
        seat = state.top.seat
        state.answered()
        if choice == KEEP_CHARACTER:
            emit(state, THEATER_UNUSED, PUBLIC, seat)
            return
        other = choice - EXCHANGE_CHARACTER
        own = ranks_of(state, seat)
        if len(own) > 1:
            emit(state, THEATER_CHOSE, PUBLIC, seat, other=other)
            state.ask(THEATER_GIVE_DECISION, seat, other)
        else:
            exchange_characters(state, seat, own[0], other, ranks_of(state, other)[0])

    def fits(self, state: State, frame: Frame) -> bool:
        return theater_fits(state, frame)


THEATER_DECISION: Final = TheaterDecision()


class TheaterGiveDecision(DecisionKind):
    """U-theater with 2 or 3 players: choose which of yours to give, take one of theirs at random.

    Frame: the other seat.
    """

    id: str = "theater_give"
    text: str = "With two or three players, which of your characters you give in the exchange."
    alone: bool = True
    verbs: tuple[int, ...] = (GIVE_CHARACTER,)

    def about(self, state: State) -> list[About]:
        other = state.top.a
        return [("with", "seat", other)]

    def options(self, state: State) -> list[int]:
        seat = state.top.seat
        return [GIVE_CHARACTER + state.config.characters[rank] for rank in ranks_of(state, seat)]

    def apply(self, state: State, choice: int) -> None:
        seat, other = state.top.seat, state.top.a
        state.answered()
        theirs = ranks_of(state, other)
        given = state.config.characters.index(choice - GIVE_CHARACTER)
        exchange_characters(state, seat, given, other, theirs[below(state, len(theirs))])

    def fits(self, state: State, frame: Frame) -> bool:
        others = another_player(state, frame.seat, frame.a) and state.held.count(frame.seat) > 1
        return others and theater_fits(state, frame)


THEATER_GIVE_DECISION: Final = TheaterGiveDecision()
