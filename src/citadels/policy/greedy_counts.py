"""What a choice brings at once, counted plainly: the judgement of the greedy player.

A district counts its cost, a gold a half, a card a little less; others' losses count a quarter.
"""

from collections.abc import Callable
from typing import Final

from citadels.cards.districts import KIND_MASK, is_action_card
from citadels.policy.dice import Dice
from citadels.policy.worth import is_keepsake
from citadels.rules.building import price
from citadels.rules.choices import TYPES
from citadels.rules.city import district_cost
from citadels.rules.rank_eight import attack_cost, district_of, seat_of
from citadels.rules.state import State

GOLD: Final = 0.5
CARD: Final = 0.4
NEVER: Final = -1000.0  # not to be considered at all

_OWN_CITY: Final = -10.0  # never attack it
_SOMETHING: Final = 1.0  # what an ability is worth in any case
_GATHER_GOLD: Final = 1.0
_GATHER_GOLD_IN_VAIN: Final = 0.3  # there is enough for every card in the hand
_GATHER_CARDS: Final = 0.6
_BUILD: Final = 3.0
_BUILD_FOR_DISTRICT: Final = -0.5
_CARD_GIVEN: Final = 0.5
_REPLACE_SPARE: Final = 0.2
_NOT_NOW: Final = -1.0
_LOSS_SHARE: Final = 0.25  # of what others lose
_SIZE_SHARE: Final = 0.1  # a large city is attacked rather than a small one
_ARMORY: Final = 3.0
_EFFORT: Final = 0.3
_OFFERED_SHARE: Final = 0.5
_BEAUTIFY_GOLD: Final = 2  # the Artist's player keeps so much gold
_BEAUTIFY_POOR: Final = -0.5
_SECOND_BEST: Final = 0.2
_SMITHY: Final = 0.5
_SMITHY_CARDS: Final = 2  # with fewer cards than this it buys cards
_BOUGHT_CARD: Final = 0.3
_BOUGHT_CARDS: Final = 3
_INCOME_GOLD_SHARE: Final = 0.1
_GAIN: Final = 4.0
# Cards in the hand
_KEEPSAKE: Final = 3.0
_ACTION_CARD: Final = 1.0
_SPARE_CARD: Final = 0.1
_DISTRICT_CARD: Final = 0.5
_DISTRICT_CARD_COST_SHARE: Final = 0.2

# The worth of a choice: state, seat, argument, dice.
Count = Callable[[State, int, int, Dice], float]


def gain(state: State, seat: int, argument: int, dice: Dice) -> float:
    """Brings gold, cards or the crown."""
    return _GAIN


def unknown(state: State, seat: int, argument: int, dice: Dice) -> float:
    """A choice that the greedy player knows nothing about: a random worth around that of ending the turn."""
    return dice.unit() - 0.5


def nothing(state: State, seat: int, argument: int, dice: Dice) -> float:
    return 0.0


def never(state: State, seat: int, argument: int, dice: Dice) -> float:
    return NEVER


def second_best(state: State, seat: int, argument: int, dice: Dice) -> float:
    """Rather not, but sooner than what costs something."""
    return _SECOND_BEST


def take_gold(state: State, seat: int, argument: int, dice: Dice) -> float:
    dearest = -1
    for card in state.hands[seat]:
        if not is_action_card(card) and not is_keepsake(card) and not state.kinds[seat] >> card & 1:
            dearest = max(dearest, price(state, seat, card))
    return _GATHER_GOLD if dearest > state.gold[seat] else _GATHER_GOLD_IN_VAIN


def take_cards(state: State, seat: int, argument: int, dice: Dice) -> float:
    return _GATHER_CARDS


def keep_card(state: State, seat: int, card: int, dice: Dice) -> float:
    return _card(state, seat, card)


def _card(state: State, seat: int, card: int) -> float:
    if is_keepsake(card):
        return _KEEPSAKE
    if is_action_card(card):
        return _ACTION_CARD
    if state.kinds[seat] >> card & 1:
        return _SPARE_CARD
    return _DISTRICT_CARD + _DISTRICT_CARD_COST_SHARE * state.config.cost[card]


def give_card(state: State, seat: int, card: int, dice: Dice) -> float:
    return _CARD_GIVEN - _card(state, seat, card)


def start_replacing(state: State, seat: int, card: int, dice: Dice) -> float:
    return _REPLACE_SPARE if state.kinds[seat] >> card & 1 else _NOT_NOW


def build(state: State, seat: int, card: int, dice: Dice) -> float:
    return _BUILD + state.config.cost[card] - GOLD * price(state, seat, card)


def build_for_district(state: State, seat: int, argument: int, dice: Dice) -> float:
    return _BUILD_FOR_DISTRICT


def swap_hands(state: State, seat: int, other: int, dice: Dice) -> float:
    return 2.0 * CARD * (len(state.hands[other]) - len(state.hands[seat])) - _EFFORT


def look_at_hand(state: State, seat: int, other: int, dice: Dice) -> float:
    return _SOMETHING + CARD * len(state.hands[other])


def spy(state: State, seat: int, argument: int, dice: Dice) -> float:
    return look_at_hand(state, seat, argument // TYPES, dice)


def destroy(state: State, seat: int, target: int, dice: Dice) -> float:
    other, district = seat_of(target), district_of(target)
    if other == seat:
        return _OWN_CITY
    return _loss(state, other, district) - GOLD * (attack_cost(state, other, district) - 1) - _EFFORT


def use_armory(state: State, seat: int, target: int, dice: Dice) -> float:
    other, district = seat_of(target), district_of(target)
    return _OWN_CITY if other == seat else _loss(state, other, district) - _ARMORY


def _loss(state: State, other: int, district: int) -> float:
    cost = state.config.cost[district & KIND_MASK]
    return _LOSS_SHARE * cost + _SIZE_SHARE * len(state.cities[other])


def seize(state: State, seat: int, target: int, dice: Dice) -> float:
    return _SOMETHING + _LOSS_SHARE * district_cost(state, district_of(target))


def offer(state: State, seat: int, district: int, dice: Dice) -> float:
    return _SOMETHING - _OFFERED_SHARE * district_cost(state, district)


def exchange_for(state: State, seat: int, target: int, dice: Dice) -> float:
    return float(district_cost(state, district_of(target)))


def beautify(state: State, seat: int, district: int, dice: Dice) -> float:
    return _SOMETHING - GOLD if state.gold[seat] > _BEAUTIFY_GOLD else _BEAUTIFY_POOR


def buy_card(state: State, seat: int, argument: int, dice: Dice) -> float:
    return _BOUGHT_CARD if len(state.hands[seat]) < _BOUGHT_CARDS else -_BOUGHT_CARD


def use_smithy(state: State, seat: int, argument: int, dice: Dice) -> float:
    return _SMITHY if len(state.hands[seat]) < _SMITHY_CARDS else _NOT_NOW


def replace_district(state: State, seat: int, district: int, dice: Dice) -> float:
    return -float(district_cost(state, district))


def income_in_gold(state: State, seat: int, gold: int, dice: Dice) -> float:
    return _SOMETHING + _INCOME_GOLD_SHARE * gold
