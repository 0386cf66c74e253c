"""The Thieves' Den."""

from typing import Final

from citadels.cards.characters import CARDINAL
from citadels.cards.districts import THIEVES_DEN
from citadels.rules import event_arguments as arg
from citadels.rules.building import pay, price
from citadels.rules.characters.cardinal import LENDER_DECISION, loan_obstacle
from citadels.rules.choices import PAY_CARD, PAY_REST, is_verb
from citadels.rules.decisions import BUILDING_SITE, About, DecisionKind, Frame
from citadels.rules.event_kinds import declare_event
from citadels.rules.events import emit, only
from citadels.rules.fitting import acts, uses_ability
from citadels.rules.hands import discard, distinct, lose_card
from citadels.rules.reasons import FINE, NO_SHORTAGE, NOT_IN_HAND, NOT_THIS_DECISION, TOO_DEAR, reason
from citadels.rules.state import State
from citadels.rules.uniques.base import Unique

PAID_CARD: Final = declare_event(
    "paid_card",
    "A player paid with a card, which went under the deck.",
    (arg.WHO, arg.SECRET_CARD),
    moves="hand>away",
)


class ThievesDen(Unique):
    """U-thieves-den: paid for with gold and cards from the hand."""

    kind: int = THIEVES_DEN
    cards_pay: bool = True

    def decisions(self) -> tuple[DecisionKind, ...]:
        return (PAY_DECISION,)

    def asks_payment(self, state: State, seat: int, borrowing: bool) -> bool:
        state.ask(PAY_DECISION, seat, 0, int(borrowing))
        return True


class PayDecision(DecisionKind):
    """U-thieves-den: any mix of gold and cards from the hand, one for one.

    Frame: the cards paid so far, and 1 where the Cardinal borrows the rest (K15). The Factory's discount
    comes first (R89).
    """

    id: str = "pay"
    text: str = "Whether you pay with another card for the Thieves' Den."
    table: str = BUILDING_SITE
    verbs: tuple[int, ...] = (PAY_CARD, PAY_REST)

    def about(self, state: State) -> list[About]:
        seat, paid = state.top.seat, state.top.a
        return [("gold", "number", price(state, seat, THIEVES_DEN) - paid)]

    def options(self, state: State) -> list[int]:
        found = [] if self._rest_obstacle(state) else [PAY_REST]
        if not self._card_obstacle(state):
            found.extend(PAY_CARD + card for card in distinct(state.hands[state.seat]))
        return found

    def _missing(self, state: State) -> int:
        """The gold still missing after the cards paid so far."""
        seat, paid = state.top.seat, state.top.a
        return price(state, seat, THIEVES_DEN) - paid - state.gold[seat]

    def _rest_obstacle(self, state: State) -> int:
        seat, borrowing = state.top.seat, state.top.b
        missing = self._missing(state)
        if borrowing:
            return loan_obstacle(state, seat, missing, len(state.hands[seat]))
        return reason(TOO_DEAR, missing) if missing > 0 else FINE

    def _card_obstacle(self, state: State) -> int:
        """Why no further card may be paid; a player who borrows must leave 1 gold to borrow."""
        borrowing = state.top.b
        return NO_SHORTAGE if borrowing and self._missing(state) <= 1 else FINE

    def obstacle(self, state: State, choice: int) -> int:
        if choice == PAY_REST:
            return self._rest_obstacle(state)
        if not is_verb(choice, PAY_CARD):
            return NOT_THIS_DECISION
        if choice - PAY_CARD not in state.hands[state.seat]:
            return NOT_IN_HAND
        return self._card_obstacle(state)

    def apply(self, state: State, choice: int) -> None:
        seat, paid, borrowing = state.top.seat, state.top.a, state.top.b
        missing = self._missing(state)
        state.answered()
        if choice == PAY_REST:
            if borrowing:
                state.ask(LENDER_DECISION, seat, missing)
            else:
                pay(state, price(state, seat, THIEVES_DEN) - paid)
            return
        card = choice - PAY_CARD
        lose_card(state, seat, card)
        discard(state, (card,))
        emit(state, PAID_CARD, only(seat), seat, a=card)
        if paid + 1 == price(state, seat, THIEVES_DEN):
            pay(state, 0)
        else:
            state.ask(PAY_DECISION, seat, paid + 1, borrowing)

    def fits(self, state: State, frame: Frame) -> bool:
        """Some of the price is open; gold and cards are enough unless the Cardinal borrows."""
        seat, borrowing = frame.seat, frame.b
        rest = price(state, state.seat, THIEVES_DEN) - frame.a
        if seat != state.seat or state.aside != (THIEVES_DEN,) or rest <= 0:
            return False
        if borrowing:
            return borrowing == 1 and uses_ability(state, frame, CARDINAL)
        return acts(state, frame) and rest <= state.gold[seat] + len(state.hands[seat])


PAY_DECISION: Final = PayDecision()
