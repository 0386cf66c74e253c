"""Building: what to build now, what to keep gold for, and when to complete the city."""

from citadels.cards.districts import FRAMEWORK, KIND_MASK, NECROPOLIS
from citadels.policy.steward.planning import finishing
from citadels.policy.steward.viewpoint import BUILD, NEVER, Judge, Viewpoint
from citadels.policy.worth import (
    GATHERED_GOLD,
    build_worth,
    card_worth,
    district_points,
    districts_left,
    is_keepsake,
)
from citadels.rules.building import build_limit, price


class Build(Judge):
    """A build with gold, and what can be built after it."""

    def worth(self, view: Viewpoint, card: int) -> float:
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
                worth += view.buildable().plan_without(rest, limit - 1, card)
        return BUILD + worth if worth > 0.0 else worth


class Borrow(Build):
    """The Cardinal: give cards for the missing gold."""

    def worth(self, view: Viewpoint, card: int) -> float:
        return super().worth(view, card) - view.style.building.borrowing


class BuildByFramework(Judge):
    def worth(self, view: Viewpoint, card: int) -> float:
        return _build_for_district(view, card, FRAMEWORK)


class BuildNecropolis(Judge):
    def worth(self, view: Viewpoint, paid: int) -> float:
        return _build_for_district(view, NECROPOLIS, paid)


def _build_for_district(view: Viewpoint, card: int, paid: int) -> float:
    """Pay with a district: the Framework, or any district for the Necropolis."""
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


class BuildSeen(Judge):
    def worth(self, view: Viewpoint, card: int) -> float:
        state, seat, style = view.state, view.seat, view.style
        cost = price(state, seat, card)
        worth = build_worth(state, seat, card, style)
        if districts_left(state, seat) == 1:
            worth += finishing(state, seat, state.config.cost[card], style)
        if state.ending:
            return worth
        gold = state.gold[seat] + (0 if view.has_gathered() else GATHERED_GOLD)
        rest = view.plan(gold - cost, 1)
        usual = view.plan(gold, 1)
        return worth - style.gold * cost + rest - usual + style.building.wizard_extra_build


class BuildSeenByFramework(BuildByFramework):
    def worth(self, view: Viewpoint, card: int) -> float:
        return super().worth(view, card) - BUILD


class BuildSeenNecropolis(BuildNecropolis):
    def worth(self, view: Viewpoint, paid: int) -> float:
        return super().worth(view, paid) - BUILD


class TakeSeen(Judge):
    def worth(self, view: Viewpoint, card: int) -> float:
        worth = card_worth(view.state, view.seat, card, view.style)
        if view.state.ending and not is_keepsake(card):
            worth = view.style.building.wizard_late_share * worth
        return worth
