"""Building: what to build now, what to keep gold for, and when to complete the city."""

from typing import Final

from citadels.cards.districts import FRAMEWORK, KIND_MASK, NECROPOLIS
from citadels.policy.steward.viewpoint import BUILD, NEVER, Viewpoint
from citadels.policy.style import Style
from citadels.policy.worth import (
    GATHERED_GOLD,
    build_worth,
    card_worth,
    city_points,
    district_points,
    districts_left,
    is_keepsake,
    is_spare,
)
from citadels.rules.building import build_limit, price
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


def _plan_without(state: State, seat: int, gold: int, limit: int, without: int, style: Style) -> float:
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
    for card in distinct(state.hands[seat]):
        if card != without and not is_spare(state, seat, card):
            cost = price(state, seat, card)
            if cost <= gold:
                worths.append(build_worth(state, seat, card, style) - keep * cost)
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


def build(view: Viewpoint, card: int) -> float:
    """A build with gold, and what can be built after it."""
    state, seat, style = view.state, view.seat, view.style
    cost = price(state, seat, card)
    worth = build_worth(state, seat, card, style)
    if not state.ending:
        worth -= style.gold * cost
    if districts_left(state, seat) == 1:
        worth += finishing(state, seat, state.config.cost[card], style)
    limit = build_limit(state) - state.built
    if limit > 1 and state.config.districts[card].counts_towards_limit:
        rest = state.gold[seat] - cost
        if rest >= 0:
            worth += _plan_without(state, seat, rest, limit - 1, card, style)
    return BUILD + worth if worth > 0.0 else worth


def borrow(view: Viewpoint, card: int) -> float:
    """The Cardinal: cards go for the gold that is missing."""
    return build(view, card) - view.style.building.borrowing


def build_by_framework(view: Viewpoint, card: int) -> float:
    return _build_for_district(view, card, FRAMEWORK)


def build_necropolis(view: Viewpoint, paid: int) -> float:
    return _build_for_district(view, NECROPOLIS, paid)


def _build_for_district(view: Viewpoint, card: int, paid: int) -> float:
    """A district goes instead of gold: the Framework, or any other for the Necropolis."""
    state, seat, style = view.state, view.seat, view.style
    details = style.building
    lost = district_points(state, seat, paid, style) * style.point + style.tempo
    if paid & KIND_MASK == FRAMEWORK:
        lost += details.framework
    worth = build_worth(state, seat, card, style) - lost
    if price(state, seat, card) <= state.gold[seat]:
        return worth - details.needless_sacrifice
    return BUILD + worth if worth > details.least_sacrifice_gain else NEVER


# The Wizard looks at a hand: a card built at once costs this turn's gold, but none of its builds.


def build_seen(view: Viewpoint, card: int) -> float:
    state, seat, style = view.state, view.seat, view.style
    cost = price(state, seat, card)
    worth = build_worth(state, seat, card, style)
    if districts_left(state, seat) == 1:
        worth += finishing(state, seat, state.config.cost[card], style)
    if state.ending:
        return worth
    gold = state.gold[seat] + (0 if view.has_gathered() else GATHERED_GOLD)
    rest = plan(state, seat, gold - cost, 1, style)
    usual = plan(state, seat, gold, 1, style)
    return worth - style.gold * cost + rest - usual + style.building.wizard_extra_build


def build_seen_by_framework(view: Viewpoint, card: int) -> float:
    return build_by_framework(view, card) - BUILD


def build_seen_necropolis(view: Viewpoint, paid: int) -> float:
    return build_necropolis(view, paid) - BUILD


def take_seen(view: Viewpoint, card: int) -> float:
    worth = card_worth(view.state, view.seat, card, view.style)
    if view.state.ending and not is_keepsake(card):
        worth = view.style.building.wizard_late_share * worth
    return worth
