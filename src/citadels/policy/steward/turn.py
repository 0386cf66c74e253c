"""The steps of every turn apart from building: gathering and income."""

from typing import Final

from citadels.cards.districts import GOLD_MINE, LIBRARY, OBSERVATORY, RELIGIOUS, TYPE_OF
from citadels.policy.steward.viewpoint import FIRST, GATHER, Judge, Viewpoint
from citadels.policy.worth import GATHERED_GOLD, build_worth, card_worth, hand_worth, is_spare
from citadels.rules.building import price
from citadels.rules.characters.base import IncomeCharacter
from citadels.rules.city import income_count
from citadels.rules.hands import cards_left, distinct
from citadels.rules.state import INCOME_DONE

CARDS_DRAWN: Final = 2


class TakeGold(Judge):
    def worth(self, view: Viewpoint, argument: int) -> float:
        state, seat, style = view.state, view.seat, view.style
        more = GATHERED_GOLD + (1 if view.owns(GOLD_MINE) else 0)
        gold = state.gold[seat] + more + _income_to_come(view)
        worth = _plan(view, gold)
        if not state.ending:
            worth += style.gold * more
        return GATHER + worth


class TakeCards(Judge):
    def worth(self, view: Viewpoint, argument: int) -> float:
        return GATHER + _cards_gathered(view)


def _cards_gathered(view: Viewpoint) -> float:
    state, style = view.state, view.style
    details = style.gathering
    gold = state.gold[view.seat] + _income_to_come(view)
    worth = _plan(view, gold)
    if not cards_left(state):
        return worth
    if state.ending:
        # A card that can be built at once is still a point or two.
        if worth > 0.0:
            return worth
        return worth + details.card_in_last_round_share * min(gold, details.most_gold_in_last_round)
    usable = float(view.usable())
    if worth > 0.0:
        usable -= 1.0
    later = hand_worth(style, usable + _cards_kept(view)) - hand_worth(style, usable)
    if worth <= 0.0 and gold >= details.least_gold_to_build and view.builds_left() > 0:
        later += details.build_at_once
    return worth + later


def _cards_kept(view: Viewpoint) -> float:
    """How many cards gathering brings; the best of three counts for a little more than one."""
    more_drawn = view.owns(OBSERVATORY)
    if view.owns(LIBRARY):
        return CARDS_DRAWN + 1.0 if more_drawn else float(CARDS_DRAWN)
    return view.style.gathering.observatory_cards if more_drawn else 1.0


def _plan(view: Viewpoint, gold: int) -> float:
    """The best builds of the rest of this turn."""
    return view.plan(gold, view.builds_left())


def _income_to_come(view: Viewpoint) -> int:
    """Gold that the acting character can still take this turn."""
    character = view.state.character
    if view.state.flags & INCOME_DONE or not isinstance(character, IncomeCharacter):
        return 0
    if character.income_in_cards:
        return 0
    return income_count(view.state, view.seat, character.income_type)


class KeepCard(Judge):
    """One of the cards drawn, or shown, comes into the hand."""

    def worth(self, view: Viewpoint, card: int) -> float:
        return card_worth(view.state, view.seat, card, view.style)


class Income(Judge):
    """Take it at once, unless building a district first would raise it."""

    def worth(self, view: Viewpoint, argument: int) -> float:
        state, seat = view.state, view.seat
        character = state.character
        if not isinstance(character, IncomeCharacter) or view.builds_left() <= 0:
            return FIRST
        type = character.income_type
        details = view.style.gathering
        if view.has_gathered():
            return details.income_after_build if _build_first(view, type) else FIRST
        # Wait until after gathering if a district of that type could be built first.
        for card in state.hands[seat]:
            if TYPE_OF[card] == type and not is_spare(state, seat, card):
                return GATHER - details.income_after_gathering
        return FIRST


def _build_first(view: Viewpoint, type: int) -> bool:
    """Whether a district that raises the income is as good as the best plan with the income."""
    state, seat, style = view.state, view.seat, view.style
    gold = state.gold[seat]
    best = _plan(view, gold + income_count(state, seat, type))
    for card in distinct(state.hands[seat]):
        if TYPE_OF[card] == type and not is_spare(state, seat, card):
            cost = price(state, seat, card)
            if cost <= gold and build_worth(state, seat, card, style) - style.gold * (cost - 1) >= best:
                return True
    return False


class IncomeInGold(Judge):
    """The Abbot: gold if we have cards to build, otherwise half of it in cards."""

    def worth(self, view: Viewpoint, gold: int) -> float:
        count = income_count(view.state, view.seat, RELIGIOUS)
        enough = view.usable() >= view.style.gathering.cards_enough
        wanted = count if enough else (count + 1) // 2
        return FIRST + 1.0 - abs(gold - wanted)


class FourGold(Judge):
    """The Navigator: gold if we have cards to build."""

    def worth(self, view: Viewpoint, argument: int) -> float:
        details = view.style.gathering
        wanted = view.usable() >= details.cards_enough or view.state.ending
        return FIRST + (details.navigator_gold if wanted else 0.0)


class FourCards(Judge):
    def worth(self, view: Viewpoint, argument: int) -> float:
        return FIRST + view.style.gathering.navigator_cards
