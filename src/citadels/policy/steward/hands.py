"""Hands: the Magician, the Wizard and cards that are given away."""

from citadels.cards.districts import is_action_card
from citadels.policy.steward.viewpoint import FIRST, GATHER, NEVER, NOT_NOW, Judge, Viewpoint
from citadels.policy.worth import GATHERED_GOLD, card_worth, is_keepsake, is_spare
from citadels.rules.characters.wizard import build_time_obstacle


class SwapHands(Judge):
    """Late in the turn if something can be built from our hand, else at once."""

    def worth(self, view: Viewpoint, other: int) -> float:
        state, seat, style = view.state, view.seat, view.style
        details = style.hands
        if state.ending:
            return NOT_NOW
        gain = len(state.hands[other]) * details.unknown_card_share - view.usable()
        if gain < details.least_swap_gain:
            return NOT_NOW
        worth = gain + details.swap_danger_share * view.danger(other)
        if view.plan(state.gold[seat] + GATHERED_GOLD, 1) <= 0.0:
            return FIRST + worth
        if not view.has_gathered():
            return GATHER - details.swap_before_gathering
        if state.built == 0 and view.plan(state.gold[seat], 1) > 0.0:
            return details.swap_late + details.swap_late_share * worth
        return FIRST + worth


class StartReplacing(Judge):
    """Replace cards that cannot be built, if no hand is worth swapping for."""

    def worth(self, view: Viewpoint, card: int) -> float:
        if is_keepsake(card) or view.state.ending:
            return NEVER
        if _spare_cards(view) == 0 or not is_spare(view.state, view.seat, card):
            return NOT_NOW
        details = view.style.hands
        return details.replace_late if view.has_gathered() else FIRST + details.replace_first


def _spare_cards(view: Viewpoint) -> int:
    """How many cards we are unlikely to build."""
    count = 0
    last = -1
    for card in view.state.hands[view.seat]:
        if is_keepsake(card) or is_action_card(card):
            continue
        if card == last or is_spare(view.state, view.seat, card):
            count += 1
        last = card
    return count


class Replace(Judge):
    """Replace one more card."""

    def worth(self, view: Viewpoint, card: int) -> float:
        if is_keepsake(card):
            return NEVER
        return view.style.hands.replaced_card - card_worth(view.state, view.seat, card, view.style)


class DrawReplacements(Judge):
    def worth(self, view: Viewpoint, argument: int) -> float:
        return view.style.hands.replace_enough


class LookAtHand(Judge):
    """The Wizard: the largest hand, of a dangerous player, once the card could be built at once."""

    def worth(self, view: Viewpoint, other: int) -> float:
        cards = len(view.state.hands[other])
        if not cards or build_time_obstacle(view.state):
            return NOT_NOW
        feared = view.style.hands.look_danger_share * view.danger(other)
        return FIRST + cards + feared


class GiveCard(Judge):
    """The card that is worth least to us."""

    def worth(self, view: Viewpoint, card: int) -> float:
        return -card_worth(view.state, view.seat, card, view.style)


class GiveGold(Judge):
    def worth(self, view: Viewpoint, argument: int) -> float:
        return -view.style.gold
