"""The Fortune Teller."""

from citadels.cards.districts import FORTUNE_TELLER
from citadels.rules.actions.base import ActionCard, put_back
from citadels.rules.characters.base import other_player_obstacle
from citadels.rules.choices import PLAY_FORTUNE_TELLER, TAKE_CARD, VERB_OF
from citadels.rules.decisions import TELLING_FORTUNE, About, DecisionKind
from citadels.rules.events import CARD_TAKEN, HAND_SEEN, both, emit
from citadels.rules.hands import distinct, move_card, others
from citadels.rules.reasons import NOT_IN_HAND, NOT_THIS_DECISION
from citadels.rules.state import State


class FortuneTeller(ActionCard):
    """Look at another player's hand and take one card of it. Both versions.

    K21: with a card there one must be taken; an empty hand ends it.
    """

    kind: int = FORTUNE_TELLER
    verbs: tuple[int, ...] = (PLAY_FORTUNE_TELLER,)

    def options(self, state: State, out: list[int]) -> None:
        for seat in others(state, state.seat):
            out.append(PLAY_FORTUNE_TELLER + seat)

    def play_obstacle(self, state: State, argument: int) -> int:
        return other_player_obstacle(state, argument)

    def play(self, state: State, argument: int) -> None:
        hand = state.hands[argument]
        emit(state, HAND_SEEN, both(state.seat, argument), state.seat, other=argument, cards=hand)
        if hand:
            state.aside = (FORTUNE_TELLER,)
            state.ask(TELLING_FORTUNE, state.seat, argument)
        else:
            put_back(state, FORTUNE_TELLER)


class TellingFortune(DecisionKind):
    """Which card of the open hand to take. Frame: the seat whose hand it is."""

    verbs: tuple[int, ...] = (TAKE_CARD,)

    def about(self, state: State) -> list[About]:
        return [("of", "seat", state.stack[-1][2])]

    def options(self, state: State) -> list[int]:
        return [TAKE_CARD + card for card in distinct(state.hands[state.stack[-1][2]])]

    def obstacle(self, state: State, choice: int) -> int:
        return NOT_IN_HAND if VERB_OF[choice] == TAKE_CARD else NOT_THIS_DECISION

    def apply(self, state: State, choice: int) -> None:
        _, seat, owner, _ = state.stack[-1]
        card = choice - TAKE_CARD
        state.answered()
        move_card(state, owner, seat, card)
        emit(state, CARD_TAKEN, both(seat, owner), seat, other=owner, a=card)
        state.aside = ()
        put_back(state, FORTUNE_TELLER)
