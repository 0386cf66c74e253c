"""What the action cards have in common: played from the hand once a turn, then put back (A1 to A3)."""

from citadels.cards.house_rules import FIRST_VERSION
from citadels.rules.events import CARD_PLAYED, PUBLIC, PUT_BACK, emit
from citadels.rules.hands import discard, lose_card
from citadels.rules.reasons import ACTION_CARD_PLAYED, FINE, NOT_IN_HAND, PLAYED_NOT_BUILT
from citadels.rules.state import ACTION_PLAYED, State
from citadels.rules.uniques.base import Unbuildable


class ActionCard(Unbuildable):
    """A card without type and cost (A1). A player may play one at any time of each of their turns (A2)."""

    version: str = FIRST_VERSION
    paragraphs: tuple[str, ...] = ("A2",)
    points_in_hand: int = 1  # A3
    verbs_on_table: tuple[int, ...] = ()  # those of its verbs that need it on the table, not in a hand
    asks: bool = False  # whether it lies on the table while a decision of its own is open

    def absence(self, state: State) -> int:
        """Never absent: ``obstacle`` checks whether the hand has it."""
        return FINE

    def build_obstacle(self, districts: int) -> int:
        return PLAYED_NOT_BUILT

    def options_from_hand(self, state: State, out: list[int]) -> None:
        """One card a turn (A2)."""
        if not state.flags & ACTION_PLAYED:
            self.ways_to_play(state, out)

    def ways_to_play(self, state: State, out: list[int]) -> None:
        """Add the choices that play it."""
        if not self.play_obstacle(state, 0):
            out.extend(self.verbs)

    def obstacle(self, state: State, verb: int, argument: int) -> int:
        if self.kind not in state.hands[state.seat]:
            return NOT_IN_HAND
        return ACTION_CARD_PLAYED if state.flags & ACTION_PLAYED else self.play_obstacle(state, argument)

    def play_obstacle(self, state: State, argument: int) -> int:
        """What else prevents playing it."""
        return FINE

    def use(self, state: State, verb: int, argument: int) -> None:
        state.now(ACTION_PLAYED)
        play_card(state, state.seat, self.kind)
        self.play(state, argument)

    def play(self, state: State, argument: int) -> None:
        """What it does; it has left the hand."""


def play_card(state: State, seat: int, card: int) -> None:
    """A card leaves a hand for the table, for all to see (A2)."""
    lose_card(state, seat, card)
    emit(state, CARD_PLAYED, PUBLIC, seat, a=card)


def put_back(state: State, card: int) -> None:
    """A2: an action card that has done its work is discarded."""
    emit(state, PUT_BACK, PUBLIC, a=card)
    discard(state, (card,))


def asking_cards(state: State) -> tuple[int, ...]:
    """The action cards that lie on the table while a decision of theirs is open."""
    cards = enumerate(state.config.districts)
    return tuple([kind for kind, card in cards if isinstance(card, ActionCard) and card.asks])


def holder_of(state: State, card: int) -> int:
    """The seat that has an action card in its hand; -1 if none has."""
    for seat in range(state.config.players):
        if card in state.hands[seat]:
            return seat
    return -1
