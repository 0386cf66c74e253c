"""The crown, and what the Emperor and the Abbot ask for with it."""

from citadels.cards.districts import STATUE
from citadels.policy.steward.viewpoint import FIRST, Judge, Viewpoint, preferred


class GiveCrown(Judge):
    """To a player who does little with it, and just before us, so that we choose early."""

    def worth(self, view: Viewpoint, other: int) -> float:
        state, style = view.state, view.style
        details = style.crowns
        away = (view.seat - other) % state.config.players
        worth = details.base - view.danger(other) - details.each_seat_away * away
        if state.gold[other] or state.hands[other]:
            worth += details.can_pay
        return FIRST + worth + details.chance * view.dice.unit()


class TributeInGold(Judge):
    def worth(self, view: Viewpoint, argument: int) -> float:
        return preferred(view.usable() > 0)


class TributeInCards(Judge):
    """A card for a player who has none to build."""

    def worth(self, view: Viewpoint, argument: int) -> float:
        return preferred(view.usable() == 0)


class PlayAcrobat(Judge):
    """The crown, unless it has become useless."""

    def worth(self, view: Viewpoint, argument: int) -> float:
        useful = not view.state.ending or view.owns(STATUE)
        return preferred(view.state.crown != view.seat and useful)


class AskForAlms(Judge):
    """The Abbot: the most dangerous of the richest players pays."""

    def worth(self, view: Viewpoint, other: int) -> float:
        return FIRST + view.danger(other)


class BorrowFrom(Judge):
    """The Cardinal: a dangerous, rich player lends, and gets cards."""

    def worth(self, view: Viewpoint, other: int) -> float:
        gold = view.style.crowns.lender_gold_share * view.state.gold[other]
        return view.danger(other) + gold
