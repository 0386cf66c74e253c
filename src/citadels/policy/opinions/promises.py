"""What some characters promise a player in the coming round, besides income and further builds."""

from citadels.cards.characters import QUEEN
from citadels.policy.liking import most_cards, most_danger, most_gold
from citadels.policy.style import Promise, Style
from citadels.policy.worth import danger
from citadels.rules.characters.queen import Queen
from citadels.rules.state import State


class Aim(Promise):
    """Assassin, Witch and Magistrate are good against a leader."""

    def worth(self, state: State, seat: int, style: Style) -> float:
        return style.aim * most_danger(state, seat, style)


class Attack(Promise):
    """Rank 8 is good against a leader, too."""

    def worth(self, state: State, seat: int, style: Style) -> float:
        return style.attack * most_danger(state, seat, style)


class Rob(Promise):
    def worth(self, state: State, seat: int, style: Style) -> float:
        return style.rob_share * most_gold(state, seat)


class Blackmail(Rob):
    def worth(self, state: State, seat: int, style: Style) -> float:
        return super().worth(state, seat, style) + style.liking.blackmailer


class Spy(Promise):
    def worth(self, state: State, seat: int, style: Style) -> float:
        return style.liking.spy_each_card * most_cards(state, seat)


class Swap(Promise):
    """The Magician wants a larger hand than the player's own."""

    def worth(self, state: State, seat: int, style: Style) -> float:
        return style.hand_gap * max(0, most_cards(state, seat) - len(state.hands[seat]))


class Look(Promise):
    def worth(self, state: State, seat: int, style: Style) -> float:
        return style.liking.wizard_each_card * min(style.liking.wizard_most_cards, most_cards(state, seat))


class Foresee(Promise):
    """The Seer gets a card from each player who has any."""

    def worth(self, state: State, seat: int, style: Style) -> float:
        count = 0
        for other in range(state.config.players):
            if other != seat and state.hands[other]:
                count += 1
        return style.liking.seer_each_player * count


class Crown(Promise):
    """The crown is worth more to a player who does not have it."""

    def worth(self, state: State, seat: int, style: Style) -> float:
        return style.crown if state.crown != seat else style.liking.crowned_share * style.crown


class Protect(Promise):
    """The Bishop protects a city that others will attack."""

    def worth(self, state: State, seat: int, style: Style) -> float:
        return style.protect * danger(state, seat, style)


class GoldBack(Promise):
    """The Alchemist gets back what was paid for building."""

    def worth(self, state: State, seat: int, style: Style) -> float:
        return style.gold * min(state.gold[seat], style.liking.alchemist_most_gold)


class Trade(Promise):
    """The Trader builds as many trade districts as there are."""

    def worth(self, state: State, seat: int, style: Style) -> float:
        details = style.liking
        builds = min(len(state.hands[seat]) * details.trader_cards_share, details.trader_most)
        return details.trader_share * style.extra_build * builds


class Navigate(Promise):
    """The Navigator suits players who have nothing to build with."""

    def worth(self, state: State, seat: int, style: Style) -> float:
        details = style.liking
        if not state.hands[seat]:
            return details.navigator_empty_hand
        each = details.navigator_each_gold * state.gold[seat]
        return max(details.navigator_least, details.navigator_no_gold - each)


class Neighbour(Promise):
    """The Queen may sit beside rank 4, if that character gives her anything."""

    def worth(self, state: State, seat: int, style: Style) -> float:
        queen = state.config.cast[QUEEN]
        assert isinstance(queen, Queen)
        return 0.0 if queen.giver_obstacle(state) else style.liking.queen_crown


class Beautify(Promise):
    def worth(self, state: State, seat: int, style: Style) -> float:
        details = style.liking
        if not state.cities[seat]:
            return 0.0
        return style.beauty * min(details.artist_most_gold, state.gold[seat] // details.artist_gold_share)


class Tax(Promise):
    def worth(self, state: State, seat: int, style: Style) -> float:
        return style.income * state.tax
