"""Hands: the Magician, the Wizard and cards that are given away."""

from citadels.cards.districts import is_action_card
from citadels.policy.steward.viewpoint import FIRST, GATHER, NEVER, NOT_NOW, Viewpoint
from citadels.policy.worth import GATHERED_GOLD, card_worth, is_keepsake, is_spare


def swap_hands(view: Viewpoint, other: int) -> float:
    """Late in the turn if something can be built from our hand, else at once."""
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


def start_replacing(view: Viewpoint, card: int) -> float:
    """Cards that cannot be built go for new ones, if no hand is worth swapping for."""
    if is_keepsake(card) or view.state.ending:
        return NEVER
    if _spare_cards(view) == 0 or not is_spare(view.state, view.seat, card):
        return NOT_NOW
    details = view.style.hands
    return details.replace_late if view.has_gathered() else FIRST + details.replace_first


def _spare_cards(view: Viewpoint) -> int:
    """How many cards will hardly be built."""
    count = 0
    last = -1
    for card in view.state.hands[view.seat]:
        if is_keepsake(card) or is_action_card(card):
            continue
        if card == last or is_spare(view.state, view.seat, card):
            count += 1
        last = card
    return count


def replace(view: Viewpoint, card: int) -> float:
    """One more card goes."""
    if is_keepsake(card):
        return NEVER
    return view.style.hands.replaced_card - card_worth(view.state, view.seat, card, view.style)


def draw_replacements(view: Viewpoint, argument: int) -> float:
    return view.style.hands.replace_enough


def look_at_hand(view: Viewpoint, other: int) -> float:
    """The Wizard: the largest hand, of a dangerous player."""
    cards = len(view.state.hands[other])
    if not cards:
        return NOT_NOW
    feared = view.style.hands.look_danger_share * view.danger(other)
    return FIRST + cards + feared


def give_card(view: Viewpoint, card: int) -> float:
    """The card that is worth least to us."""
    return -card_worth(view.state, view.seat, card, view.style)


def give_gold(view: Viewpoint, argument: int) -> float:
    return -view.style.gold
