"""The Seer (rank 3)."""

from typing import Final

from citadels.cards.characters import SEER
from citadels.rules.characters.base import Character
from citadels.rules.choices import FORESEE, GIVE_CARD
from citadels.rules.decisions import About, DecisionKind, Frame
from citadels.rules.events import CARD_GIVEN, CARD_TAKEN, both, emit
from citadels.rules.fitting import uses_ability
from citadels.rules.hands import distinct, move_card, others
from citadels.rules.randomness import below
from citadels.rules.reasons import ABILITY_USED, FINE
from citadels.rules.state import ABILITY_DONE, State


class Seer(Character):
    """C-seer: a random card from every other hand, then a card of choice back to each of them."""

    number: int = SEER
    verbs: tuple[int, ...] = (FORESEE,)
    build_limit: int = 2  # C-seer.3

    def decisions(self) -> tuple[DecisionKind, ...]:
        return (SEER_GIVE_DECISION,)

    def options(self, state: State, out: list[int]) -> None:
        if not state.flags & ABILITY_DONE:
            out.append(FORESEE)

    def obstacle(self, state: State, verb: int, argument: int) -> int:
        return ABILITY_USED if state.flags & ABILITY_DONE else FINE

    def use(self, state: State, verb: int, argument: int) -> None:
        state.now(ABILITY_DONE)
        seer = state.seat
        taken = 0
        for seat in others(state, seer):
            hand = state.hands[seat]
            # C-seer.2: players without cards are skipped.
            if hand:
                card = hand[below(state, len(hand))]
                move_card(state, seat, seer, card)
                emit(state, CARD_TAKEN, both(seer, seat), seer, other=seat, a=card)
                taken |= 1 << seat
        if taken:
            state.ask(SEER_GIVE_DECISION, seer, taken)


class SeerGiveDecision(DecisionKind):
    """C-seer.1: give each of them one card, clockwise from the left. Frame: the seats still waiting."""

    id: str = "seer_give"
    text: str = "Which card the Seer gives to the next player who lost one, clockwise."
    verbs: tuple[int, ...] = (GIVE_CARD,)

    def receiver(self, state: State) -> int:
        seer, waiting = state.top.seat, state.top.a
        return next(seat for seat in others(state, seer) if waiting >> seat & 1)

    def about(self, state: State) -> list[About]:
        return [("to", "seat", self.receiver(state))]

    def options(self, state: State) -> list[int]:
        return [GIVE_CARD + card for card in distinct(state.hands[state.seat])]

    def apply(self, state: State, choice: int) -> None:
        seer, waiting = state.top.seat, state.top.a
        receiver = self.receiver(state)
        card = choice - GIVE_CARD
        move_card(state, seer, receiver, card)
        emit(state, CARD_GIVEN, both(seer, receiver), seer, other=receiver, a=card)
        state.answered()
        waiting &= ~(1 << receiver)
        if waiting:
            state.ask(SEER_GIVE_DECISION, seer, waiting)

    def fits(self, state: State, frame: Frame) -> bool:
        """Other players wait, and there is a card for each."""
        waiting = frame.a
        others = (1 << state.config.players) - 1 & ~(1 << state.seat)
        enough = 1 <= waiting.bit_count() <= len(state.hands[state.seat])
        return uses_ability(state, frame, SEER) and waiting & ~others == 0 and enough


SEER_GIVE_DECISION: Final = SeerGiveDecision()
