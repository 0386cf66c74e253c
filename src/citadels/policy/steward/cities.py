"""Districts in cities: destroyed, seized, exchanged, saved, and made more valuable by the Artist."""

from citadels.cards.districts import ARMORY, KEEP, KIND_MASK, TYPE_OF
from citadels.policy.steward.planning import finishing
from citadels.policy.steward.viewpoint import NEVER, NOT_NOW, Judge, Viewpoint
from citadels.policy.worth import (
    build_worth,
    card_worth,
    city_points,
    district_points,
    districts_left,
)
from citadels.rules.characters.diplomat import exchange_price, exchanges
from citadels.rules.choices import EXCHANGE_FOR
from citadels.rules.city import district_cost
from citadels.rules.rank_eight import attack_cost, district_of, seat_of


def _loss(view: Viewpoint, other: int, district: int) -> float:
    """What it is worth to us that an opponent loses a district."""
    state, style = view.state, view.style
    details = style.cities
    points = district_points(state, other, district, style)
    feared = style.hurt_leader * details.leader_share * view.danger(other)
    worth = style.hurt * details.loss_share * points + feared * (1.0 + details.leader_points_share * points)
    if city_points(state, other, style) + details.far_behind < city_points(state, view.seat, style):
        worth *= details.far_behind_share
    return worth


class Destroy(Judge):
    """The Warlord."""

    def worth(self, view: Viewpoint, target: int) -> float:
        other, district = seat_of(target), district_of(target)
        if other == view.seat:
            return NEVER
        gold = attack_cost(view.state, other, district) - 1
        return _loss(view, other, district) - view.spare_gold() * gold - view.style.cities.destroy_effort


class Seize(Judge):
    """The Marshal."""

    def worth(self, view: Viewpoint, target: int) -> float:
        state, seat, style = view.state, view.seat, view.style
        other, district = seat_of(target), district_of(target)
        gold = attack_cost(state, other, district)
        kind = district & KIND_MASK
        worth = build_worth(state, seat, kind, style) + _loss(view, other, district)
        if districts_left(state, seat) == 1:
            worth += finishing(state, seat, state.config.cost[kind], style)
        return worth - (view.spare_gold() + style.cities.seize_each_gold) * gold


class Offer(Judge):
    """The Diplomat offers a district: the best that can be had for it."""

    def worth(self, view: Viewpoint, district: int) -> float:
        best = NEVER
        for option in exchanges(view.state, district):
            best = max(best, _exchange(view, district, option - EXCHANGE_FOR))
        return best - view.style.cities.offer_effort


class ExchangeFor(Judge):
    """The Diplomat takes a district for the one that was offered."""

    def worth(self, view: Viewpoint, target: int) -> float:
        return _exchange(view, view.subject(), target)


def _exchange(view: Viewpoint, given: int, target: int) -> float:
    state, seat, style = view.state, view.seat, view.style
    details = style.cities
    other, taken = seat_of(target), district_of(target)
    gain = district_points(state, seat, taken, style) - district_points(state, seat, given, style)
    loss = district_points(state, other, taken, style) - district_points(state, other, given, style)
    types = 0
    for district in state.cities[seat]:
        if district != given:
            types |= 1 << TYPE_OF[district & KIND_MASK]
    if not types >> TYPE_OF[given & KIND_MASK] & 1:
        gain -= style.new_type
    if not types >> TYPE_OF[taken & KIND_MASK] & 1:
        gain += style.new_type
    feared = 1.0 + details.exchange_danger_share * view.danger(other)
    worth = style.point * gain + style.hurt * details.loss_share * loss * feared
    gold = exchange_price(state, other, given, taken)
    return worth - (view.spare_gold() + details.exchange_each_gold) * gold


class UseArmory(Judge):
    """The Armory is a last resort against a player about to win."""

    def worth(self, view: Viewpoint, target: int) -> float:
        state, seat, style = view.state, view.seat, view.style
        details = style.uniques
        other, district = seat_of(target), district_of(target)
        if other == seat:
            return NEVER
        lost = style.point * state.config.cost[ARMORY] + style.tempo
        worth = details.armory_share * _loss(view, other, district)
        wins = city_points(state, other, style) > city_points(state, seat, style)
        if wins and districts_left(state, other) == 1:
            worth += details.armory_stops_winner
        return worth - lost


class SaveDistrict(Judge):
    """The Graveyard: a destroyed district for 1 gold."""

    def worth(self, view: Viewpoint, argument: int) -> float:
        state, style = view.state, view.style
        if state.ending:
            return NOT_NOW
        worth = card_worth(state, view.seat, state.aside[0], style)
        return worth - style.uniques.graveyard_gold_share * style.gold


class Beautify(Judge):
    """The Artist puts 1 gold on a district."""

    def worth(self, view: Viewpoint, district: int) -> float:
        state, style = view.state, view.style
        details = style.cities
        worth = style.point - view.spare_gold()
        cost = district_cost(state, district)
        if state.ending:
            return worth + details.beautify_cost_share_late * cost
        if state.gold[view.seat] <= details.beautify_gold_left:
            worth -= details.beautify_poor
        if district & KIND_MASK == KEEP:
            worth += details.beautify_keep
        return worth + details.beautify_cost_share * cost - details.beautify_effort
