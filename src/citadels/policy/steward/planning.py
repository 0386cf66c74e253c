"""Planning: the best builds that gold pays for, and whether to complete the city."""

from typing import Final

from citadels.policy.style import Style
from citadels.policy.worth import (
    GATHERED_GOLD,
    build_worth_in,
    city_points,
    districts_left,
    is_spare,
    type_mask,
)
from citadels.rules.building import price
from citadels.rules.hands import distinct
from citadels.rules.scoring import FIRST_COMPLETION
from citadels.rules.state import State

MOST_CARDS_PLANNED: Final = 9
NO_CARD: Final = -1
UNAFFORDABLE: Final = 99  # more gold than any player ever has


def plan(state: State, seat: int, gold: int, limit: int, style: Style) -> float:
    """The worth of the best builds that so much gold pays for, less the gold that they cost."""
    worths: list[float] = []
    prices: list[int] = []
    _affordable(state, seat, gold, NO_CARD, style, worths, prices)
    if not worths:
        return 0.0
    worth = _best_sum(worths, prices, 0, gold, limit)
    left = districts_left(state, seat)
    if 0 < left <= limit and state.first_complete < 0 and _cheapest(prices, left) <= gold:
        worth += finishing(state, seat, style.building.missing_district * left, style)
    return worth


def plan_without(state: State, seat: int, gold: int, limit: int, without: int, style: Style) -> float:
    """The best further builds after one of them."""
    worths: list[float] = []
    prices: list[int] = []
    _affordable(state, seat, gold, without, style, worths, prices)
    return _best_sum(worths, prices, 0, gold, limit)


def _affordable(
    state: State,
    seat: int,
    gold: int,
    without: int,
    style: Style,
    worths: list[float],
    prices: list[int],
) -> None:
    """Fill in worth and price of the cards that can be built with so much gold, but for one of them."""
    keep = 0.0 if state.ending else style.gold
    types = type_mask(state, seat)
    left = districts_left(state, seat)
    for card in distinct(state.hands[seat]):
        if card != without and not is_spare(state, seat, card):
            cost = price(state, seat, card)
            if cost <= gold:
                worths.append(build_worth_in(state, seat, card, style, types, left) - keep * cost)
                prices.append(cost)
                if len(worths) == MOST_CARDS_PLANNED:
                    return


def _best_sum(worths: list[float], prices: list[int], first: int, gold: int, limit: int) -> float:
    """The greatest sum of some worths that the gold pays for, at most ``limit`` of them."""
    best = 0.0
    if limit <= 0:
        return best
    for number in range(first, len(worths)):
        if prices[number] <= gold and worths[number] > 0.0:
            worth = worths[number]
            if limit > 1:
                worth += _best_sum(worths, prices, number + 1, gold - prices[number], limit - 1)
            if worth > best:
                best = worth
    return best


def _cheapest(prices: list[int], count: int) -> int:
    """What the cheapest so many cost together."""
    if len(prices) < count:
        return UNAFFORDABLE
    total = 0
    for cost in sorted(prices)[:count]:
        total += cost
    return total


def finishing(state: State, seat: int, points: int, style: Style) -> float:
    """Completing the city with so many points more: good for the player who is ahead after this round."""
    if state.first_complete >= 0:
        return 0.0
    details = style.building
    mine = city_points(state, seat, style) + points + FIRST_COMPLETION
    best = 0.0
    for other in range(state.config.players):
        if other != seat:
            theirs = city_points(state, other, style)
            if not _has_played(state, other):
                gold = min(details.most_gold_spent, state.gold[other] + GATHERED_GOLD)
                theirs += details.turn_to_come + gold * details.spent_gold_share
            best = max(best, theirs)
    if mine > best:
        return style.finish
    return style.finish_behind - details.behind_share * (best - mine)


def _has_played(state: State, other: int) -> bool:
    """Whether a player has had a turn in this round, as far as is public."""
    for rank in range(1, state.called + 1):
        if state.revealed >> rank & 1 and state.held[rank] == other:
            return True
    return False
