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
from citadels.rules.city import size_to_complete, size_to_end
from citadels.rules.hands import distinct
from citadels.rules.scoring import FIRST_COMPLETION
from citadels.rules.state import State

MOST_CARDS_PLANNED: Final = 9
NO_CARD: Final = -1
UNAFFORDABLE: Final = 99  # more gold than any player ever has
_LIMITS: Final = 256  # more than the builds of any turn
_NOT_ASKED: Final = -1e9  # below every worth


class Buildable:
    """The cards of a hand that can be built some day, with their prices and what each is worth when built."""

    __slots__ = ("_cards", "_left", "_plans", "_prices", "_types", "_worths", "seat", "state", "style")

    def __init__(self, state: State, seat: int, style: Style) -> None:
        self.state = state
        self.seat = seat
        self.style = style
        self._cards: list[int] = []
        self._prices: list[int] = []
        self._worths: list[float] = []
        for card in distinct(state.hands[seat]):
            if not is_spare(state, seat, card):
                self._cards.append(card)
                self._prices.append(price(state, seat, card))
                self._worths.append(_NOT_ASKED)
        self._plans: dict[int, float] = {}
        self._types = -1  # of the city; counted with the first worth
        self._left = 0

    def count(self) -> int:
        return len(self._cards)

    def plan(self, gold: int, limit: int) -> float:
        """The worth of the best builds that the gold pays for, minus the gold they cost."""
        key = gold * _LIMITS + limit
        if key not in self._plans:
            self._plans[key] = self._plan(gold, limit, NO_CARD)
        return self._plans[key]

    def plan_selling(self, gold: int, limit: int, sold: int) -> float:
        """The best plan without a card that is sold for some of the gold."""
        return self._plan(gold, limit, sold)

    def _plan(self, gold: int, limit: int, without: int) -> float:
        worths: list[float] = []
        prices: list[int] = []
        self._affordable(gold, without, worths, prices)
        if not worths:
            return 0.0
        worth = _best_sum(worths, prices, 0, gold, limit)
        left = self._left
        if 0 < left <= limit and self.state.first_complete < 0 and _cheapest(prices, left) <= gold:
            worth += finishing(self.state, self.seat, self.style.building.missing_district * left, self.style)
        return worth

    def plan_without(self, gold: int, limit: int, without: int) -> float:
        """The best further builds after one of them."""
        worths: list[float] = []
        prices: list[int] = []
        self._affordable(gold, without, worths, prices)
        return _best_sum(worths, prices, 0, gold, limit)

    def _affordable(self, gold: int, without: int, worths: list[float], prices: list[int]) -> None:
        """Fill in worth and price of the cards that the gold pays for, except one of them."""
        for number in range(len(self._cards)):
            if self._prices[number] <= gold and self._cards[number] != without:
                worths.append(self._worth(number))
                prices.append(self._prices[number])
                if len(worths) == MOST_CARDS_PLANNED:
                    return

    def _worth(self, number: int) -> float:
        if self._worths[number] == _NOT_ASKED:
            state, seat, style = self.state, self.seat, self.style
            if self._types < 0:
                self._types = type_mask(state, seat)
                self._left = districts_left(state, seat)
            keep = 0.0 if state.ending else style.gold
            worth = build_worth_in(state, seat, self._cards[number], style, self._types, self._left)
            self._worths[number] = worth - keep * self._prices[number]
        return self._worths[number]


def _best_sum(worths: list[float], prices: list[int], first: int, gold: int, limit: int) -> float:
    """The greatest sum of worths that the gold pays for, of at most ``limit`` cards."""
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
    """What the cheapest few cost together."""
    if len(prices) < count:
        return UNAFFORDABLE
    total = 0
    for cost in sorted(prices)[:count]:
        total += cost
    return total


def finishing(state: State, seat: int, points: int, style: Style) -> float:
    """The worth of ending the game with so many more points: good for a player who then is ahead."""
    if state.ending:
        return 0.0
    details = style.building
    mine = city_points(state, seat, style) + points
    if size_to_end(state) == size_to_complete(state):
        mine += FIRST_COMPLETION
    best = 0.0
    last = details.knows_ties
    for other in range(state.config.players):
        if other != seat:
            theirs = city_points(state, other, style)
            if not _has_played(state, other):
                last = False
                gold = min(details.most_gold_spent, state.gold[other] + GATHERED_GOLD)
                theirs += details.turn_to_come + gold * details.spent_gold_share
            best = max(best, theirs)
    if mine > best or (last and mine == best):
        return style.finish
    return style.finish_behind - details.behind_share * (best - mine)


def _has_played(state: State, other: int) -> bool:
    """Whether a player has had a turn in this round, as far as is public."""
    for rank in range(1, state.called + 1):
        if state.revealed >> rank & 1 and state.held[rank] == other:
            return True
    return False
