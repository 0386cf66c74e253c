"""The crown, and what the Emperor and the Abbot ask for with it."""

from citadels.cards.districts import STATUE
from citadels.policy.steward.viewpoint import FIRST, Viewpoint, preferred


def give_crown(view: Viewpoint, other: int) -> float:
    """To a player who does little with it, and just before us, so that we choose early."""
    state, style = view.state, view.style
    details = style.crowns
    away = (view.seat - other) % state.config.players
    worth = details.base - view.danger(other) - details.each_seat_away * away
    if state.gold[other] or state.hands[other]:
        worth += details.can_pay
    return FIRST + worth + details.chance * view.dice.unit()


def tribute_in_gold(view: Viewpoint, argument: int) -> float:
    return preferred(view.usable() > 0)


def tribute_in_cards(view: Viewpoint, argument: int) -> float:
    """A card for a player who has none to build."""
    return preferred(view.usable() == 0)


def play_acrobat(view: Viewpoint, argument: int) -> float:
    """The crown, unless it is of no more use."""
    useful = not view.state.ending or view.owns(STATUE)
    return preferred(view.state.crown != view.seat and useful)


def ask_for_alms(view: Viewpoint, other: int) -> float:
    """The Abbot: of those who have most gold, the most dangerous one pays."""
    return FIRST + view.danger(other)


def borrow_from(view: Viewpoint, other: int) -> float:
    """The Cardinal: a dangerous, rich player lends, and gets cards."""
    gold = view.style.crowns.lender_gold_share * view.state.gold[other]
    return view.danger(other) + gold
