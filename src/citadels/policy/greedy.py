"""The greedy player: what a choice brings at once, counted plainly. A beginner's opponent.

A district counts its cost, a gold a half, a card a little less; others' losses count a quarter. It does not
plan, does not deduce who is who, and names the character that it would have liked itself.
"""

from typing import Final

from citadels.cards.characters import (
    ABBOT,
    ARCHITECT,
    CARDINAL,
    KING,
    MERCHANT,
    NAVIGATOR,
    PATRICIAN,
    SCHOLAR,
    TRADER,
    WARLORD,
    WITCH,
)
from citadels.cards.districts import FIRST_ACTION_CARD, KIND_MASK, SECRET_VAULT
from citadels.policy.dice import Dice
from citadels.policy.worth import type_count
from citadels.rules import choices as c
from citadels.rules.building import price
from citadels.rules.characters.base import IncomeCharacter
from citadels.rules.city import district_cost
from citadels.rules.rank_eight import attack_cost, district_of, seat_of
from citadels.rules.state import State
from citadels.rules.turn import TURN_DECISION

_GOLD: Final = 0.5
_CARD: Final = 0.4
_CHANCE: Final = 0.3  # moves equal choices apart

_GIFT: Final[dict[int, float]] = {
    MERCHANT: 0.5,
    ARCHITECT: 1.0,
    NAVIGATOR: 1.0,
    SCHOLAR: 0.6,
    KING: 0.3,
    PATRICIAN: 0.3,
    WITCH: -0.2,
    ABBOT: 0.1,
    CARDINAL: 0.1,
    TRADER: 0.1,
    WARLORD: 0.1,
}


class Greedy:
    """A player that counts what it gets now."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def choose(self, state: State, seat: int, options: list[int]) -> int:
        """One of the options."""
        if len(options) == 1:
            return options[0]
        best = options[0]
        most = -1e9
        for option in options:
            worth = self._worth(state, seat, option) + _CHANCE * self.dice.unit()
            if worth > most:
                most = worth
                best = option
        return best

    def _worth(self, state: State, seat: int, option: int) -> float:
        verb = c.VERB_OF[option]
        argument = option - verb
        if verb in (c.END_TURN, c.STOP_BEAUTIFYING, c.KEEP_CHARACTER, c.LET_STAND, c.LEAVE_DISTRICT):
            return 0.0
        if verb in (c.CHOOSE, c.MURDER, c.ROB, c.BEWITCH, c.WARRANT, c.THREATEN, c.DISCARD):
            return 1.0 + self._income(state, seat, argument) + self.dice.unit()
        if verb == c.TAKE_GOLD:
            return 1.0 if self._dearest(state, seat) > state.gold[seat] else 0.3
        if verb == c.TAKE_CARDS:
            return 0.6
        if verb in (c.KEEP_CARD, c.TAKE_CARD):
            return self._card(state, seat, argument)
        if verb in (c.GIVE_CARD, c.PAY_CARD, c.REPLACE, c.USE_LABORATORY, c.USE_MUSEUM, c.HAND_OVER_CARD):
            if verb == c.REPLACE and state.top.decision is TURN_DECISION:
                return 0.2 if state.kinds[seat] >> argument & 1 else -1.0
            return 0.5 - self._card(state, seat, argument)
        if verb in (c.BUILD, c.BORROW):
            return 3.0 + state.config.cost[argument] - _GOLD * price(state, seat, argument)
        if verb in (c.BUILD_BY_FRAMEWORK, c.BUILD_NECROPOLIS):
            return -0.5
        if verb == c.SWAP_HANDS:
            return 2.0 * _CARD * (len(state.hands[argument]) - len(state.hands[seat])) - 0.3
        if verb == c.LOOK_AT_HAND:
            return 1.0 + _CARD * len(state.hands[argument])
        if verb == c.SPY_ON:
            return 1.0 + _CARD * len(state.hands[argument // c.TYPES])
        if verb in (c.DESTROY, c.USE_ARMORY):
            return self._destroy(state, seat, verb, seat_of(argument), district_of(argument))
        if verb == c.SEIZE:
            return 1.0 + 0.25 * district_cost(state, district_of(argument))
        if verb == c.OFFER:
            return 1.0 - 0.5 * district_cost(state, argument)
        if verb == c.EXCHANGE_FOR:
            return float(district_cost(state, district_of(argument)))
        if verb == c.BEAUTIFY:
            return 1.0 - _GOLD if state.gold[seat] > 2 else -0.5
        if verb in (c.HOLD_BACK, c.KEEP_BELL_SILENT, c.LEAVE_DECK, c.STAY_HIDDEN, c.LEAVE_WAGON):
            return 0.2
        if verb in (c.USE_WAGON, c.PLAY_FORTUNE_TELLER):
            return 0.3 if len(state.hands[seat]) < 3 else -0.3
        if verb == c.REPLACE_DISTRICT:
            return -float(district_cost(state, argument))
        if verb == c.USE_SMITHY:
            return 0.5 if len(state.hands[seat]) < 2 else -1.0
        if verb == c.INCOME_IN_GOLD:
            return 1.0 + 0.1 * argument
        if verb in (
            c.TRIBUTE_CARD,
            c.REFUSE_BRIBE,
            c.LEAVE_THREAT,
            c.EXCHANGE_CHARACTER,
            c.DRAW_REPLACEMENTS,
        ):
            return 0.2
        # What brings gold, cards or the crown.
        return 4.0

    def _income(self, state: State, seat: int, character: int) -> float:
        """The gold that a character would bring."""
        shape = state.config.cast[character]
        worth = _GIFT.get(character, 0.0)
        if isinstance(shape, IncomeCharacter):
            worth += (_CARD if shape.income_in_cards else _GOLD) * type_count(state, seat, shape.income_type)
        return worth

    def _card(self, state: State, seat: int, card: int) -> float:
        if card == SECRET_VAULT:
            return 3.0
        if card >= FIRST_ACTION_CARD:
            return 1.0
        return 0.1 if state.kinds[seat] >> card & 1 else 0.5 + 0.2 * state.config.cost[card]

    def _dearest(self, state: State, seat: int) -> int:
        """What the dearest card that may be built costs."""
        most = -1
        for card in state.hands[seat]:
            if card < FIRST_ACTION_CARD and card != SECRET_VAULT and not state.kinds[seat] >> card & 1:
                most = max(most, price(state, seat, card))
        return most

    def _destroy(self, state: State, seat: int, verb: int, other: int, district: int) -> float:
        if other == seat:
            return -10.0
        loss = 0.25 * state.config.cost[district & KIND_MASK] + 0.1 * len(state.cities[other])
        if verb == c.USE_ARMORY:
            return loss - 3.0
        return loss - _GOLD * (attack_cost(state, other, district) - 1) - 0.3
