"""Gathering resources: 2 gold, or 2 cards of which one is kept (T3)."""

from typing import Final

from citadels.rules.ability import Ability
from citadels.rules.card import AT_GATHERING_END
from citadels.rules.choices import KEEP_CARD, TAKE_CARDS, TAKE_GOLD
from citadels.rules.decisions import HIDDEN_CARDS, About, DecisionKind, Frame
from citadels.rules.events import CARDS_GATHERED, GOLD_GATHERED, KEPT, PUBLIC, TURN_ENDED, emit, only
from citadels.rules.hands import cards_left, discard, gain_cards, gain_gold, put_under_deck, top_cards
from citadels.rules.reasons import ALREADY_GATHERED, FINE
from citadels.rules.state import BEWITCHED, GATHERED, SHORT_TURN, State
from citadels.rules.uniques.base import CHANGE_GATHERING, standing


class Gathering(Ability):
    """T3: take 2 gold, or draw 2 cards and keep 1; Gold Mine, Library and Observatory change it."""

    verbs: tuple[int, ...] = (TAKE_GOLD, TAKE_CARDS)
    paragraphs: tuple[str, ...] = ("T3",)

    def options(self, state: State, out: list[int]) -> None:
        """Offered until it is done, even with no cards to draw (T5)."""
        out.append(TAKE_GOLD)
        out.append(TAKE_CARDS)

    def obstacle(self, state: State, verb: int, argument: int) -> int:
        return ALREADY_GATHERED if state.flags & GATHERED else FINE

    def use(self, state: State, verb: int, argument: int) -> None:
        if verb == TAKE_GOLD:
            self._take_gold(state)
        else:
            self._take_cards(state)

    def _take_gold(self, state: State) -> None:
        gold = 2
        for unique in standing(state, state.seat, CHANGE_GATHERING):
            gold = unique.gold_gathered(gold)
        gain_gold(state, state.seat, gold)
        emit(state, GOLD_GATHERED, PUBLIC, state.seat, a=gold)
        gathered(state)

    def _take_cards(self, state: State) -> None:
        count, kept = 2, 1
        changes = standing(state, state.seat, CHANGE_GATHERING)
        for unique in changes:
            count = unique.cards_drawn(count)
        for unique in changes:
            kept = unique.cards_kept(kept, count)
        cards = top_cards(state, count)
        # Who keeps one card is asked even if there is only one.
        choose = len(cards) > kept or len(cards) == kept == 1
        emit(state, CARDS_GATHERED, only(state.seat), state.seat, a=len(cards), b=int(choose), cards=cards)
        if choose:
            state.aside = cards
            state.ask(KEEP_DECISION, state.seat, kept - 1)
        else:
            gain_cards(state, state.seat, cards)
            gathered(state)


class KeepDecision(DecisionKind):
    """T3: of the cards drawn one is kept, the others are discarded in the order drawn (T4).

    Frame: how many more are kept after this one (U-library: older, with the Observatory, two of three).
    """

    id: str = "keep"
    text: str = "Which of the cards drawn in gathering you keep."
    paragraphs: tuple[str, ...] = ("T3",)
    table: str = HIDDEN_CARDS
    verbs: tuple[int, ...] = (KEEP_CARD,)

    def about(self, state: State) -> list[About]:
        more = state.top.a
        return [("count", "number", more + 1)] if more else []

    def options(self, state: State) -> list[int]:
        found: list[int] = []
        last = -1
        for card in sorted(state.aside):
            if card != last:
                found.append(KEEP_CARD + card)
            last = card
        return found

    def apply(self, state: State, choice: int) -> None:
        seat, more = state.top.seat, state.top.a
        state.answered()
        card = choice - KEEP_CARD
        place = state.aside.index(card)
        state.aside = state.aside[:place] + state.aside[place + 1 :]
        gain_cards(state, seat, (card,))
        if more:
            emit(state, KEPT, only(seat), seat, a=card, b=0)
            state.ask(self, seat, more - 1)
            return
        refused = state.aside
        state.aside = ()
        self.refuse(state, refused)
        emit(state, KEPT, only(seat), seat, a=card, b=len(refused), cards=refused)
        self.kept(state)

    def refuse(self, state: State, cards: tuple[int, ...]) -> None:
        """T4: cards drawn and not kept."""
        for unique in standing(state, state.seat, CHANGE_GATHERING):
            if unique.refused_under_deck:
                put_under_deck(state, cards)
                return
        discard(state, cards)

    def kept(self, state: State) -> None:
        """What comes after the choice."""
        gathered(state)

    def only_one_drawn(self, state: State) -> bool:
        return len(state.aside) == 1

    def fits(self, state: State, frame: Frame) -> bool:
        """T3: more are drawn than kept; also in a bewitched or threatened turn."""
        return frame.seat == state.seat and not state.flags & GATHERED and enough_drawn(state, frame.a + 1)


KEEP_DECISION: Final = KeepDecision()


def enough_drawn(state: State, kept: int) -> bool:
    """Whether so many of the cards drawn can be kept: fewer than all, or the only one there was (T5)."""
    drawn = len(state.aside)
    return drawn > kept or (drawn == kept == 1 and not cards_left(state))


def gathered(state: State) -> None:
    """Gathering is done: a short turn is over; in any other turn a player may be asked something first."""
    state.now(GATHERED)
    if state.flags & SHORT_TURN:
        state.answered()
        emit(state, TURN_ENDED, PUBLIC, state.seat)
        if state.flags & BEWITCHED:
            state.character.bewitched(state, state.seat)
        return
    for card in state.config.listeners[AT_GATHERING_END]:
        if card.gathering_done(state):
            return
    state.character.gathered(state)
