"""What single characters promise to a player in the coming round, beside income and further builds."""

from citadels.cards.characters import CROWN_RANK
from citadels.policy.liking import most_cards, most_danger, most_gold
from citadels.policy.style import Style
from citadels.policy.worth import danger
from citadels.rules.state import State


def aim(state: State, seat: int, style: Style) -> float:
    """Assassin, Witch and Magistrate are good against a leader."""
    return style.aim * most_danger(state, seat, style)


def attack(state: State, seat: int, style: Style) -> float:
    """So is rank 8."""
    return style.attack * most_danger(state, seat, style)


def rob(state: State, seat: int, style: Style) -> float:
    return style.rob_share * most_gold(state, seat)


def blackmail(state: State, seat: int, style: Style) -> float:
    return rob(state, seat, style) + style.liking.blackmailer


def spy(state: State, seat: int, style: Style) -> float:
    return style.liking.spy_each_card * most_cards(state, seat)


def swap(state: State, seat: int, style: Style) -> float:
    """The Magician wants a larger hand than the player's own."""
    return style.hand_gap * max(0, most_cards(state, seat) - len(state.hands[seat]))


def look(state: State, seat: int, style: Style) -> float:
    return style.liking.wizard_each_card * min(style.liking.wizard_most_cards, most_cards(state, seat))


def foresee(state: State, seat: int, style: Style) -> float:
    """The Seer gets a card from each player who has any."""
    count = 0
    for other in range(state.config.players):
        if other != seat and state.hands[other]:
            count += 1
    return style.liking.seer_each_player * count


def crown(state: State, seat: int, style: Style) -> float:
    """The crown is worth more to a player who does not have it."""
    return style.crown if state.crown != seat else style.liking.crowned_share * style.crown


def protect(state: State, seat: int, style: Style) -> float:
    """The Bishop protects a city that others will attack."""
    return style.protect * danger(state, seat, style)


def gold_back(state: State, seat: int, style: Style) -> float:
    """The Alchemist gets back what was paid for building."""
    return style.gold * min(state.gold[seat], style.liking.alchemist_most_gold)


def trade(state: State, seat: int, style: Style) -> float:
    """The Trader builds as many trade districts as there are."""
    details = style.liking
    builds = min(len(state.hands[seat]) * details.trader_cards_share, details.trader_most)
    return details.trader_share * style.extra_build * builds


def navigate(state: State, seat: int, style: Style) -> float:
    """The Navigator is for those who have nothing to build with."""
    details = style.liking
    if not state.hands[seat]:
        return details.navigator_empty_hand
    each = details.navigator_each_gold * state.gold[seat]
    return max(details.navigator_least, details.navigator_no_gold - each)


def neighbour(state: State, seat: int, style: Style) -> float:
    """The Queen may sit beside rank 4, where the game has one."""
    return style.liking.queen_crown if state.config.highest_rank >= CROWN_RANK else 0.0


def beautify(state: State, seat: int, style: Style) -> float:
    details = style.liking
    if not state.cities[seat]:
        return 0.0
    return style.beauty * min(details.artist_most_gold, state.gold[seat] // details.artist_gold_share)


def tax(state: State, seat: int, style: Style) -> float:
    return style.income * state.tax
