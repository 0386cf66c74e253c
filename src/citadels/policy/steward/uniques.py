"""Unique districts: what their abilities are used for."""

from citadels.cards.districts import LABORATORY, MAP_ROOM, SMITHY, is_action_card
from citadels.policy.steward.viewpoint import BUILD, FIRST, NEVER, NOT_NOW, Judge, Viewpoint, preferred
from citadels.policy.worth import card_worth, city_points, districts_left, hand_worth, is_keepsake, is_spare
from citadels.rules.building import build_limit
from citadels.rules.hands import cards_left
from citadels.rules.uniques.laboratory import Laboratory
from citadels.rules.uniques.smithy import Smithy


def _last_card(view: Viewpoint) -> float:
    """What the hand loses with one of the cards that can be built."""
    usable = view.usable()
    return hand_worth(view.style, float(usable)) - hand_worth(view.style, usable - 1.0)


class UseLaboratory(Judge):
    """Sell a card that we are unlikely to build, or any card if only gold is missing for a better build."""

    def worth(self, view: Viewpoint, card: int) -> float:
        state, seat, style = view.state, view.seat, view.style
        details = style.uniques
        if is_keepsake(card) or is_action_card(card):
            return NEVER
        laboratory = state.config.districts[LABORATORY]
        brings = laboratory.gold if isinstance(laboratory, Laboratory) else 1
        worth = brings * style.gold - details.laboratory_effort
        if is_spare(state, seat, card):
            return FIRST + worth
        if state.ending:
            lost = 0.0 if view.has_gathered() else details.laboratory_before_gathering
        else:
            lost = _last_card(view) + details.laboratory_card_share * card_worth(state, seat, card, style)
        if view.has_gathered() and state.built < build_limit(state) and len(state.hands[seat]) > 1:
            gain = _sale_gain(view, card, brings)
            if gain > lost + details.laboratory_gain:
                return BUILD + details.laboratory_builds + gain - lost
        if state.ending and view.owns(MAP_ROOM):
            return NEVER
        return min(worth - lost, details.laboratory_most)


def _sale_gain(view: Viewpoint, card: int, brings: int) -> float:
    """How much better this turn's builds are with the gold that a card brings."""
    gold = view.state.gold[view.seat]
    if not view.style.uniques.laboratory_plans:
        return view.plan(gold + brings, 1) - view.plan(gold, 1)
    limit = view.builds_left()
    return view.buildable().plan_selling(gold + brings, limit, card) - view.plan(gold, limit)


class UseSmithy(Judge):
    """Cards for a player who has gold but nothing to build."""

    def worth(self, view: Viewpoint, argument: int) -> float:
        state, style = view.state, view.style
        details = style.uniques
        if state.ending or not cards_left(state):
            return NOT_NOW
        smithy = state.config.districts[SMITHY]
        assert isinstance(smithy, Smithy)
        gold = state.gold[view.seat]
        usable = float(view.usable())
        gain = hand_worth(style, usable + details.smithy_usable_share * smithy.cards) - hand_worth(
            style, usable
        )
        worth = gain - smithy.gold * style.gold - details.smithy_effort
        if gold - smithy.gold < details.smithy_gold_left and usable > 0:
            worth -= details.smithy_poor
        if usable == 0 and view.has_gathered() and gold >= details.smithy_rich and worth > 0:
            return BUILD + worth
        return min(worth, details.smithy_most)


class UseMuseum(Judge):
    """A point for a card, the least useful one."""

    def worth(self, view: Viewpoint, card: int) -> float:
        state, seat, style = view.state, view.seat, view.style
        details = style.uniques
        if is_keepsake(card):
            return NEVER
        action_card = is_action_card(card)
        spare = is_spare(state, seat, card)
        if state.ending:
            lost = details.museum_card_in_hand if action_card or view.owns(MAP_ROOM) else 0.0
            if state.built < build_limit(state) and not spare:
                lost += details.museum_buildable
            return style.point - lost
        if spare and not action_card:
            return style.point
        rest = details.museum_card_share * card_worth(state, seat, card, style)
        return style.point - _last_card(view) - rest


class PayWithCard(Judge):
    """The Thieves' Den: spare cards go first, then gold, then cards that could be built."""

    def worth(self, view: Viewpoint, card: int) -> float:
        state, seat, style = view.state, view.seat, view.style
        details = style.uniques
        if is_keepsake(card):
            return NEVER
        if is_spare(state, seat, card) and not is_action_card(card):
            return details.den_spare_card
        if state.ending:
            return details.den_card_at_the_end
        worth = details.den_card_worth_share * card_worth(state, seat, card, style)
        return details.den_gold + details.den_card_share * (style.gold - worth)


class PayRest(Judge):
    def worth(self, view: Viewpoint, argument: int) -> float:
        return view.style.uniques.den_gold


class RingBell(Judge):
    """The Bell Tower ends the game sooner: good for a player who is ahead."""

    def worth(self, view: Viewpoint, argument: int) -> float:
        mine = _race(view, view.seat)
        for other in range(view.state.config.players):
            if other != view.seat and _race(view, other) > mine:
                return NOT_NOW
        return preferred(True)


def _race(view: Viewpoint, seat: int) -> float:
    """How a city stands if the game ends soon."""
    missing = view.style.uniques.bell_missing_district * districts_left(view.state, seat)
    return city_points(view.state, seat, view.style) - missing
