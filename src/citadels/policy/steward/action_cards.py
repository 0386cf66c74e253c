"""Action cards: each is worth a point if it is kept to the end."""

from citadels.policy.steward.planning import finishing
from citadels.policy.steward.viewpoint import BUILD, FIRST, NEVER, NOT_NOW, Judge, Viewpoint, preferred
from citadels.policy.worth import (
    GATHERED_GOLD,
    build_worth,
    district_points,
    districts_left,
    hand_worth,
)
from citadels.rules.actions.human_cannonball import difference, replaceable
from citadels.rules.actions.ticket_wagon import wagon_gold


class PlayBigTop(Judge):
    """One more district towards completing the city."""

    def worth(self, view: Viewpoint, argument: int) -> float:
        state, style = view.state, view.style
        last = districts_left(state, view.seat) == 1
        if state.ending:
            return preferred(last)
        worth = style.tempo - style.point + (finishing(state, view.seat, 0, style) if last else 0.0)
        return BUILD + worth if worth > 0.0 else NOT_NOW


class PlayTicketWagon(Judge):
    def worth(self, view: Viewpoint, argument: int) -> float:
        early = districts_left(view.state, view.seat) >= view.style.actions.wagon_districts_left
        return FIRST if early and not view.state.ending else NOT_NOW


class UseWagon(Judge):
    """A card from the wagon of another player, who gets our gold."""

    def worth(self, view: Viewpoint, wagon: int) -> float:
        if view.state.ending:
            return NOT_NOW
        style = view.style
        details = style.actions
        usable = float(view.usable())
        gain = hand_worth(style, usable + details.wagon_cards) - hand_worth(style, usable)
        return min(gain - details.wagon_gold_share * style.gold - details.wagon_effort, details.wagon_most)


class CashIn(Judge):
    """Take the gold from our wagon when it is enough, or late."""

    def worth(self, view: Viewpoint, argument: int) -> float:
        details = view.style.actions
        enough = wagon_gold(view.state, view.subject()) >= details.wagon_enough_gold
        return preferred(enough or districts_left(view.state, view.seat) <= details.wagon_late)


class PlayFortuneTeller(Judge):
    def worth(self, view: Viewpoint, other: int) -> float:
        details = view.style.actions
        cards = len(view.state.hands[other])
        if view.state.ending or cards < details.fortune_fewest_cards:
            return NOT_NOW
        feared = details.fortune_danger_share * view.danger(other)
        return FIRST + details.fortune_card_share * cards + feared


class PlayDirector(Judge):
    """Further builds, if they bring more than the card does in the hand."""

    def worth(self, view: Viewpoint, argument: int) -> float:
        state, seat, style = view.state, view.seat, view.style
        details = style.actions
        if not view.has_gathered():
            return NOT_NOW
        gold, limit = state.gold[seat], view.builds_left()
        more = view.plan(gold, limit + details.director_builds)
        more -= view.plan(gold, limit)
        return BUILD + details.director_first if more > details.director_gain * style.point else NOT_NOW


class PlayCannonball(Judge):
    """The Human Cannonball: the best district to replace."""

    def worth(self, view: Viewpoint, card: int) -> float:
        best = NEVER
        for district in replaceable(view.state, card):
            best = max(best, _upgrade(view, district, card))
        return best - view.style.point


class ReplaceDistrict(Judge):
    """The Human Cannonball puts the chosen card in the place of a district."""

    def worth(self, view: Viewpoint, district: int) -> float:
        return _upgrade(view, district, view.subject())


def _upgrade(view: Viewpoint, district: int, card: int) -> float:
    """What a dearer district in the place of another brings."""
    state, seat, style = view.state, view.seat, view.style
    gain = build_worth(state, seat, card, style) - style.tempo
    gain -= style.point * district_points(state, seat, district, style)
    return gain - view.spare_gold() * difference(state, district, card)


class PlayStrongman(Judge):
    """Whether what lies on our character is worth a Strongman."""

    def worth(self, view: Viewpoint, argument: int) -> float:
        state, seat, style = view.state, view.seat, view.style
        details = style.actions
        rank = view.subject()
        if rank in (state.murdered, state.bewitched):
            return preferred(True)
        if rank == state.robbed or state.threats >> rank & 1:
            return preferred(state.gold[seat] >= details.strongman_gold)
        turn = view.plan(state.gold[seat] + GATHERED_GOLD, 1)
        return preferred(turn > details.strongman_plan)
