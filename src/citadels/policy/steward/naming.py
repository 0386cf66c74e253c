"""Naming characters: whom to murder, bewitch, rob or threaten, and where to spy, from beliefs."""

from typing import Final

from citadels.cards.characters import RANK_OF
from citadels.cards.districts import TYPE_OF
from citadels.policy.liking import builds_many, could_finish, liking
from citadels.policy.steward.viewpoint import FIRST, Viewpoint, preferred
from citadels.policy.worth import GATHERED_GOLD
from citadels.rules.choices import TYPES


class Effect:
    """What it brings to have named a character, if a certain player holds it."""

    def on(self, view: Viewpoint, other: int, character: int) -> float:
        """The effect on another player."""
        raise AssertionError("every effect says what it does to others")

    def on_us(self, view: Viewpoint) -> float:
        return 0.0


def _named(view: Viewpoint, character: int, effect: Effect, gain: float = 0.0) -> float:
    """The expected worth of naming a character: what it brings in any case, and its effect on the holder.

    Every player counts by how likely they hold the character. A little chance mixes what is about equal.
    """
    beliefs = view.beliefs()
    rank = RANK_OF[character]
    worth = 0.0
    for other in range(view.state.config.players):
        chance = beliefs.of(other, rank)
        if chance > 0.0:
            harm = effect.on_us(view) if other == view.seat else effect.on(view, other, character)
            worth += chance * (gain + harm)
    return FIRST + worth + view.style.naming.chance * view.dice.unit()


class TurnLost(Effect):
    def on(self, view: Viewpoint, other: int, character: int) -> float:
        return _turn_harm(view, other, character)

    def on_us(self, view: Viewpoint) -> float:
        return -view.style.naming.own_character


class TurnTaken(Effect):
    def on(self, view: Viewpoint, other: int, character: int) -> float:
        return view.style.naming.bewitched_harm_share * _turn_harm(view, other, character)


class GoldLost(Effect):
    def on(self, view: Viewpoint, other: int, character: int) -> float:
        feared = view.style.naming.robbed_danger_share * view.danger(other)
        return view.state.gold[other] * (1.0 + feared)


class BuildLost(Effect):
    def on(self, view: Viewpoint, other: int, character: int) -> float:
        if not view.state.hands[other]:
            return 0.0
        details = view.style.naming
        return details.warrant_build + min(view.state.gold[other] + GATHERED_GOLD, details.warrant_most_gold)


def _turn_harm(view: Viewpoint, other: int, character: int) -> float:
    """What it costs another player to lose a turn as a character, as everybody sees it."""
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


_TURN_LOST: Final = TurnLost()
_TURN_TAKEN: Final = TurnTaken()
_GOLD_LOST: Final = GoldLost()
_BUILD_LOST: Final = BuildLost()


def murder(view: Viewpoint, character: int) -> float:
    return _named(view, character, _TURN_LOST)


def bewitch(view: Viewpoint, character: int) -> float:
    """The Witch takes over the turn of the player who holds the character."""
    state, seat, style = view.state, view.seat, view.style
    shape = state.config.cast[character]
    turn = style.naming.bewitched_turn + liking(state, seat, character, style)
    if shape.may_build:
        turn += view.plan(state.gold[seat], shape.build_limit)
    return _named(view, character, _TURN_TAKEN, turn)


def rob(view: Viewpoint, character: int) -> float:
    """The Thief, and the Blackmailer, who gets half of it."""
    return _named(view, character, _GOLD_LOST)


def warrant(view: Viewpoint, character: int) -> float:
    if not view.state.config.cast[character].may_build:
        return FIRST + view.dice.unit() * view.style.naming.warrant_useless_chance
    return _named(view, character, _BUILD_LOST)


# The Blackmailer's threats


def pay_bribe(view: Viewpoint, argument: int) -> float:
    """Half of the gold for certain."""
    gold = view.state.gold[view.seat]
    return _worth_of_gold(view, gold - gold // 2)


def refuse_bribe(view: Viewpoint, argument: int) -> float:
    """All of the gold, or nothing."""
    details = view.style.naming
    alone = view.state.threats.bit_count() == 1 and view.state.flower == 0
    risk = details.bluff_risk_alone if alone else details.bluff_risk
    safe = _worth_of_gold(view, view.state.gold[view.seat])
    return (1.0 - risk) * safe + details.bluff_chance * (view.dice.unit() - 0.5)


def _worth_of_gold(view: Viewpoint, gold: int) -> float:
    style = view.style
    return view.plan(gold, view.builds_left()) + style.gold * gold


def reveal_threat(view: Viewpoint, argument: int) -> float:
    """Only the real threat."""
    return preferred(view.state.flower == view.state.rank)


def spy(view: Viewpoint, argument: int) -> float:
    """The most cards of the commonest type."""
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
