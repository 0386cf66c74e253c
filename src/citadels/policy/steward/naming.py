"""Naming characters: whom to murder, bewitch, rob or threaten, and where to spy, from beliefs."""

from abc import abstractmethod

from citadels.cards.characters import RANK_OF
from citadels.cards.districts import TYPE_OF
from citadels.policy.liking import builds_many, could_finish, liking
from citadels.policy.steward.viewpoint import FIRST, NEVER, Judge, Viewpoint, preferred
from citadels.policy.worth import GATHERED_GOLD
from citadels.rules.characters.blackmailer import FLOWER_SHOWN
from citadels.rules.choices import TYPES


class Naming(Judge):
    """Names a character: what that brings in any case, and its effect on the player who holds the character.

    Every player counts by how likely they hold the character. A little chance varies between near equals.
    """

    def worth(self, view: Viewpoint, character: int) -> float:
        gain = self.gain(view, character)
        beliefs = view.beliefs()
        rank = RANK_OF[character]
        worth = 0.0
        for other in range(view.state.config.players):
            chance = beliefs.of(other, rank)
            if chance > 0.0:
                harm = self.on_us(view) if other == view.seat else self.on(view, other, character)
                worth += chance * (gain + harm)
        return FIRST + worth + view.style.naming.chance * view.dice.unit()

    def gain(self, view: Viewpoint, character: int) -> float:
        return 0.0

    @abstractmethod
    def on(self, view: Viewpoint, other: int, character: int) -> float:
        """The effect on another player."""

    def on_us(self, view: Viewpoint) -> float:
        return 0.0


class Murder(Naming):
    def on(self, view: Viewpoint, other: int, character: int) -> float:
        return _turn_harm(view, other, character)

    def on_us(self, view: Viewpoint) -> float:
        return -view.style.naming.own_character


class Bewitch(Naming):
    """The Witch takes over the turn of the player who holds the character."""

    def gain(self, view: Viewpoint, character: int) -> float:
        state, seat, style = view.state, view.seat, view.style
        shape = state.config.cast[character]
        turn = style.naming.bewitched_turn + liking(state, seat, character, style)
        if shape.may_build:
            turn += view.plan(state.gold[seat], shape.build_limit)
        return turn

    def on(self, view: Viewpoint, other: int, character: int) -> float:
        return view.style.naming.bewitched_harm_share * _turn_harm(view, other, character)


class Rob(Naming):
    def on(self, view: Viewpoint, other: int, character: int) -> float:
        feared = view.style.naming.robbed_danger_share * view.danger(other)
        return view.state.gold[other] * (1.0 + feared)


class Threaten(Rob):
    """The Blackmailer gets half of the gold; a threat on her own character would be a mere bluff."""

    def worth(self, view: Viewpoint, character: int) -> float:
        return NEVER if RANK_OF[character] == view.state.rank else super().worth(view, character)


class Warrant(Naming):
    def worth(self, view: Viewpoint, character: int) -> float:
        if not view.state.config.cast[character].may_build:
            return FIRST + view.dice.unit() * view.style.naming.warrant_useless_chance
        return super().worth(view, character)

    def on(self, view: Viewpoint, other: int, character: int) -> float:
        if not view.state.hands[other]:
            return 0.0
        details = view.style.naming
        return details.warrant_build + min(view.state.gold[other] + GATHERED_GOLD, details.warrant_most_gold)


def _turn_harm(view: Viewpoint, other: int, character: int) -> float:
    """What losing a turn as a character costs another player, judged by what is public."""
    state, style = view.state, view.style
    details = style.naming
    harm = (
        style.harm_turn
        + style.harm_gold * min(state.gold[other] + GATHERED_GOLD, details.most_gold_harmed)
        + style.harm_liking * view.beliefs().liking(other, RANK_OF[character])
    )
    if builds_many(state, character) and could_finish(state, other, style):
        harm += details.finishing_architect
    return harm * (details.least_harm_share + style.fear * details.danger_share * view.danger(other))


# The Blackmailer's threats


class PayBribe(Judge):
    """Lose half of the gold for certain."""

    def worth(self, view: Viewpoint, argument: int) -> float:
        gold = view.state.gold[view.seat]
        return _worth_of_gold(view, gold - gold // 2)


class RefuseBribe(Judge):
    """Lose all of the gold, or nothing."""

    def worth(self, view: Viewpoint, argument: int) -> float:
        details = view.style.naming
        if view.state.flower == FLOWER_SHOWN:
            return _worth_of_gold(view, view.state.gold[view.seat])
        alone = view.state.threats.bit_count() == 1 and view.state.flower == 0
        risk = details.bluff_risk_alone if alone else details.bluff_risk
        safe = _worth_of_gold(view, view.state.gold[view.seat])
        return (1.0 - risk) * safe + details.bluff_chance * (view.dice.unit() - 0.5)


def _worth_of_gold(view: Viewpoint, gold: int) -> float:
    style = view.style
    return view.plan(gold, view.builds_left()) + style.gold * gold


class RevealThreat(Judge):
    """Reveal only the real threat."""

    def worth(self, view: Viewpoint, argument: int) -> float:
        return preferred(view.state.flower == view.state.rank)


class Spy(Judge):
    """The most cards of the commonest type."""

    def worth(self, view: Viewpoint, argument: int) -> float:
        state, style = view.state, view.style
        details = style.naming
        other, type = argument // TYPES, argument % TYPES
        share = 0
        for card in state.config.deck:
            if TYPE_OF[card] == type:
                share += 1
        expected = len(state.hands[other]) * share / len(state.config.deck)
        gold = min(float(state.gold[other]), expected)
        worth = expected * details.spied_card + gold * style.gold * details.spied_gold_share
        return FIRST + worth + details.spy_chance * view.dice.unit()
