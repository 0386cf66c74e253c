"""The Cardinal (rank 5)."""

from typing import Final

from citadels.cards.characters import CARDINAL
from citadels.cards.districts import RELIGIOUS
from citadels.rules import event_arguments as arg
from citadels.rules.building import counts_towards_limit, lay_out, pay, place_obstacle, price, turn_obstacle
from citadels.rules.characters.base import IncomeCharacter, other_player_obstacle
from citadels.rules.choices import BORROW, BORROW_FROM, GIVE_CARD, INCOME, is_verb
from citadels.rules.decisions import BUILDING_SITE, About, DecisionKind, Frame
from citadels.rules.event_kinds import declare_event
from citadels.rules.events import CARD_GIVEN, PUBLIC, both, emit
from citadels.rules.fitting import another_player, uses_ability
from citadels.rules.hands import distinct, move_card, move_gold, others
from citadels.rules.reasons import (
    ABILITY_USED,
    FINE,
    NO_LENDER,
    NO_SHORTAGE,
    NOT_IN_HAND,
    NOT_THIS_DECISION,
    TOO_FEW_CARDS,
    reason,
)
from citadels.rules.state import ABILITY_DONE, GATHERED, State

BORROWED: Final = declare_event(
    "borrowed",
    "The Cardinal took the missing gold from another player.",
    (arg.WHO, arg.FROM, arg.GOLD),
    harms="from",
    gold="from>seat",
    sound="gold",
)


def lenders(state: State, seat: int, missing: int) -> list[int]:
    """K15: a lender must hold the whole missing amount."""
    return [other for other in others(state, seat) if state.gold[other] >= missing]


def loan_obstacle(state: State, seat: int, missing: int, spare: int) -> int:
    """Why a missing amount cannot be borrowed against spare cards from the hand."""
    if missing <= 0:
        return NO_SHORTAGE
    if spare < missing:
        return reason(TOO_FEW_CARDS, missing - spare)
    return FINE if lenders(state, seat, missing) else reason(NO_LENDER, missing)


class Cardinal(IncomeCharacter):
    """C-cardinal: a card for each religious district; another player's gold for cards if gold is missing."""

    number: int = CARDINAL
    verbs: tuple[int, ...] = (INCOME, BORROW)
    income_type: int = RELIGIOUS
    income_in_cards: bool = True

    def decisions(self) -> tuple[DecisionKind, ...]:
        return (LENDER_DECISION, GIVE_FOR_GOLD_DECISION)

    def options(self, state: State, out: list[int]) -> None:
        super().options(state, out)
        if not state.flags & GATHERED or state.flags & ABILITY_DONE:
            return
        for card in distinct(state.hands[state.seat]):
            if not self._borrow_obstacle(state, card):
                out.append(BORROW + card)

    def _borrow_obstacle(self, state: State, card: int) -> int:
        if state.flags & ABILITY_DONE:
            return ABILITY_USED
        seat = state.seat
        if card not in state.hands[seat]:
            return NOT_IN_HAND
        obstacle = turn_obstacle(state, card) or place_obstacle(state, seat, card)
        if obstacle:
            return obstacle
        missing = price(state, seat, card) - state.gold[seat]
        spare = len(state.hands[seat]) - 1
        if state.config.districts[card].cards_pay:
            return mixed_loan_obstacle(state, seat, missing, spare)
        return loan_obstacle(state, seat, missing, spare)

    def obstacle(self, state: State, verb: int, argument: int) -> int:
        return (
            self._borrow_obstacle(state, argument)
            if verb == BORROW
            else super().obstacle(state, verb, argument)
        )

    def use(self, state: State, verb: int, argument: int) -> None:
        if verb != BORROW:
            super().use(state, verb, argument)
            return
        state.now(ABILITY_DONE)
        seat = state.seat
        if counts_towards_limit(state, argument):
            state.built += 1
        lay_out(state, seat, argument, True)
        # K15: first the cards in the price, then the loan.
        if not state.config.districts[argument].asks_payment(state, seat, True):
            state.ask(LENDER_DECISION, seat, price(state, seat, argument) - state.gold[seat])


def mixed_loan_obstacle(state: State, seat: int, missing: int, spare: int) -> int:
    """Why a card that cards can pay for cannot be built with a loan, however many are paid first.

    Each card there makes the loan 1 smaller, so the smallest one decides: the last gold of the price.
    """
    paid = max(0, missing - 1)
    return loan_obstacle(state, seat, missing - paid, spare - paid)


def missing_gold(state: State) -> int:
    """What the Cardinal must borrow, while a lender is chosen."""
    return state.top.a


class LenderDecision(DecisionKind):
    """C-cardinal.2: exactly the missing gold from one player, who cannot refuse. Frame: that amount."""

    id: str = "lender"
    text: str = "From whom the Cardinal takes the missing gold."
    table: str = BUILDING_SITE
    verbs: tuple[int, ...] = (BORROW_FROM,)
    answers_public: bool = True

    def about(self, state: State) -> list[About]:
        return [("gold", "number", missing_gold(state))]

    def options(self, state: State) -> list[int]:
        return [BORROW_FROM + lender for lender in lenders(state, state.top.seat, missing_gold(state))]

    def obstacle(self, state: State, choice: int) -> int:
        if not is_verb(choice, BORROW_FROM):
            return NOT_THIS_DECISION
        return other_player_obstacle(state, choice - BORROW_FROM) or reason(NO_LENDER, missing_gold(state))

    def apply(self, state: State, choice: int) -> None:
        seat, missing = state.top.seat, missing_gold(state)
        lender = choice - BORROW_FROM
        state.answered()
        move_gold(state, lender, seat, missing)
        emit(state, BORROWED, PUBLIC, seat, other=lender, a=missing)
        state.ask(GIVE_FOR_GOLD_DECISION, seat, lender, missing)

    def fits(self, state: State, frame: Frame) -> bool:
        """C-cardinal.2, K15: exactly what is missing, less the cards paid for a Thieves' Den."""
        if not uses_ability(state, frame, CARDINAL) or len(state.aside) != 1:
            return False
        borrowed, card = frame.a, state.aside[0]
        missing = price(state, state.seat, card) - state.gold[state.seat]
        exact = borrowed == missing or (state.config.districts[card].cards_pay and borrowed < missing)
        return exact and 1 <= borrowed <= len(state.hands[state.seat])


LENDER_DECISION: Final = LenderDecision()


class GiveForGoldDecision(DecisionKind):
    """C-cardinal.2: a card from the hand for each gold. Frame: the lender, the cards still owed."""

    id: str = "give_for_gold"
    text: str = "Which card the Cardinal gives the lender for 1 gold; asked once for each gold."
    table: str = BUILDING_SITE
    verbs: tuple[int, ...] = (GIVE_CARD,)

    def about(self, state: State) -> list[About]:
        lender, owed = state.top.a, state.top.b
        return [("to", "seat", lender), ("count", "number", owed)]

    def options(self, state: State) -> list[int]:
        return [GIVE_CARD + card for card in distinct(state.hands[state.seat])]

    def apply(self, state: State, choice: int) -> None:
        seat, lender, owed = state.top.seat, state.top.a, state.top.b
        card = choice - GIVE_CARD
        state.answered()
        move_card(state, seat, lender, card)
        emit(state, CARD_GIVEN, both(seat, lender), seat, other=lender, a=card)
        if owed > 1:
            state.ask(GIVE_FOR_GOLD_DECISION, seat, lender, owed - 1)
        else:
            # The loan was exactly what was missing: all gold at hand is the price.
            pay(state, state.gold[seat])

    def fits(self, state: State, frame: Frame) -> bool:
        """C-cardinal.2: with the loan all gold is the price, less the cards paid for a Thieves' Den."""
        seat, lender, owed = frame.seat, frame.a, frame.b
        if not uses_ability(state, frame, CARDINAL) or len(state.aside) != 1:
            return False
        card, gold = state.aside[0], state.gold[seat]
        full = price(state, seat, card)
        exact = gold == full or (state.config.districts[card].cards_pay and gold < full)
        return exact and another_player(state, seat, lender) and 1 <= owed <= len(state.hands[seat])


GIVE_FOR_GOLD_DECISION: Final = GiveForGoldDecision()
