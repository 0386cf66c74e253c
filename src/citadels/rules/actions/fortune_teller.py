"""The Fortune Teller."""

from typing import Final

from citadels.cards.districts import FORTUNE_TELLER
from citadels.rules.actions.base import ActionCard, put_back
from citadels.rules.characters.base import other_player_obstacle
from citadels.rules.choices import PLAY_FORTUNE_TELLER, TAKE_CARD, is_verb
from citadels.rules.decisions import HAND, OPEN_CARDS, About, DecisionKind, Frame
from citadels.rules.events import CARD_TAKEN, HAND_SEEN, both, emit
from citadels.rules.fitting import another_player, plays_action_card
from citadels.rules.hands import distinct, move_card, others
from citadels.rules.reasons import NOT_IN_HAND, NOT_THIS_DECISION
from citadels.rules.state import State


class FortuneTeller(ActionCard):
    """Look at another player's hand and take one card of it. Both versions.

    K21: one must be taken if there is any; an empty hand ends it.
    """

    kind: int = FORTUNE_TELLER
    asks: bool = True
    verbs: tuple[int, ...] = (PLAY_FORTUNE_TELLER,)

    def decisions(self) -> tuple[DecisionKind, ...]:
        return (FORTUNE_TELLER_DECISION,)

    def ways_to_play(self, state: State, out: list[int]) -> None:
        for seat in others(state, state.seat):
            out.append(PLAY_FORTUNE_TELLER + seat)

    def play_obstacle(self, state: State, argument: int) -> int:
        return other_player_obstacle(state, argument)

    def play(self, state: State, argument: int) -> None:
        hand = state.hands[argument]
        emit(state, HAND_SEEN, both(state.seat, argument), state.seat, other=argument, cards=hand)
        if hand:
            state.aside = (FORTUNE_TELLER,)
            state.ask(FORTUNE_TELLER_DECISION, state.seat, argument)
        else:
            put_back(state, FORTUNE_TELLER)


def hand_owner(state: State) -> int:
    """The seat whose hand lies open to the player of the Fortune Teller."""
    return state.top.a


class FortuneTellerDecision(DecisionKind):
    """Which card of the open hand to take. Frame: the seat whose hand it is."""

    id: str = "fortune_teller"
    text: str = "Which card of the hand the Fortune Teller takes."
    opens: str = HAND
    table: str = OPEN_CARDS
    verbs: tuple[int, ...] = (TAKE_CARD,)

    def about(self, state: State) -> list[About]:
        return [("of", "seat", hand_owner(state))]

    def options(self, state: State) -> list[int]:
        return [TAKE_CARD + card for card in distinct(state.hands[hand_owner(state)])]

    def obstacle(self, state: State, choice: int) -> int:
        return NOT_IN_HAND if is_verb(choice, TAKE_CARD) else NOT_THIS_DECISION

    def apply(self, state: State, choice: int) -> None:
        seat, owner = state.top.seat, hand_owner(state)
        card = choice - TAKE_CARD
        state.answered()
        move_card(state, owner, seat, card)
        emit(state, CARD_TAKEN, both(seat, owner), seat, other=owner, a=card)
        state.aside = ()
        put_back(state, FORTUNE_TELLER)

    def fits(self, state: State, frame: Frame) -> bool:
        """K21: the hand of another player, not empty."""
        owner = frame.a
        others = another_player(state, state.seat, owner) and bool(state.hands[owner])
        return others and state.aside == (FORTUNE_TELLER,) and plays_action_card(state, frame)


FORTUNE_TELLER_DECISION: Final = FortuneTellerDecision()
