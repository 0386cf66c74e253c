"""The Lighthouse."""

from typing import Final

from citadels.cards.districts import LIGHTHOUSE
from citadels.rules import event_arguments as arg
from citadels.rules.choices import KEEP_CARD, LEAVE_DECK, SEARCH_DECK
from citadels.rules.decisions import HIDDEN_CARDS, DecisionKind, Frame
from citadels.rules.event_kinds import ALWAYS, declare_event
from citadels.rules.events import DECK_SHUFFLED, KEPT, PUBLIC, emit, only
from citadels.rules.fitting import just_built
from citadels.rules.hands import distinct, gain_cards
from citadels.rules.randomness import shuffled
from citadels.rules.state import State
from citadels.rules.uniques.base import Unique

DECK_SEARCHED: Final = declare_event(
    "deck_searched",
    "The Lighthouse's owner looked through the deck.",
    (arg.WHO, arg.COUNT, arg.CARDS),
    reveals=ALWAYS,
    moves="deck>table",
)
DECK_LEFT: Final = declare_event(
    "deck_left", "The Lighthouse's owner did not look through the deck.", (arg.WHO,)
)


class Lighthouse(Unique):
    """U-lighthouse: when it is built, look through the deck, take one card and shuffle the deck.

    P13: its owner may leave the deck alone; a player who looks must take a card.
    """

    kind: int = LIGHTHOUSE

    def decisions(self) -> tuple[DecisionKind, ...]:
        return (LIGHTHOUSE_DECISION, SEARCH_DECISION)

    def built(self, state: State, owner: int) -> None:
        if state.deck:
            state.ask(LIGHTHOUSE_DECISION, owner)


class LighthouseDecision(DecisionKind):
    """U-lighthouse, P13: whether to look at all."""

    id: str = "lighthouse"
    text: str = "Whether the owner of the Lighthouse just built looks through the deck."
    verbs: tuple[int, ...] = (SEARCH_DECK, LEAVE_DECK)

    def options(self, state: State) -> list[int]:
        return [SEARCH_DECK, LEAVE_DECK]

    def apply(self, state: State, choice: int) -> None:
        seat = state.top.seat
        state.answered()
        if choice == LEAVE_DECK:
            emit(state, DECK_LEFT, PUBLIC, seat)
            return
        # Sorted: the order is of no use, for the deck is shuffled afterwards.
        state.aside = tuple(sorted(state.deck))
        state.deck = ()
        emit(state, DECK_SEARCHED, only(seat), seat, a=len(state.aside), cards=state.aside)
        state.ask(SEARCH_DECISION, seat)

    def fits(self, state: State, frame: Frame) -> bool:
        return just_built(state, frame.seat, LIGHTHOUSE) and bool(state.deck)


LIGHTHOUSE_DECISION: Final = LighthouseDecision()


class SearchDecision(DecisionKind):
    """U-lighthouse: one card of the deck, which only the owner sees."""

    id: str = "search"
    text: str = "Which card of the deck you take by the Lighthouse."
    table: str = HIDDEN_CARDS
    verbs: tuple[int, ...] = (KEEP_CARD,)

    def options(self, state: State) -> list[int]:
        return [KEEP_CARD + card for card in distinct(tuple(sorted(state.aside)))]

    def apply(self, state: State, choice: int) -> None:
        seat = state.top.seat
        state.answered()
        card = choice - KEEP_CARD
        place = state.aside.index(card)
        rest = state.aside[:place] + state.aside[place + 1 :]
        state.aside = ()
        gain_cards(state, seat, (card,))
        emit(state, KEPT, only(seat), seat, a=card, b=len(rest), cards=rest)
        state.deck = shuffled(state, rest)
        emit(state, DECK_SHUFFLED, PUBLIC, seat)

    def fits(self, state: State, frame: Frame) -> bool:
        """The whole deck lies open to one player."""
        return just_built(state, frame.seat, LIGHTHOUSE) and bool(state.aside) and not state.deck


SEARCH_DECISION: Final = SearchDecision()
