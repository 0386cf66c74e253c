"""The selection phase: which character to take, to discard, or to exchange at the Theater."""

from citadels.cards.characters import RANK_OF
from citadels.policy.liking import builds_many, could_finish, extra_builds, liking
from citadels.policy.steward.viewpoint import Judge, Viewpoint
from citadels.policy.worth import GATHERED_GOLD
from citadels.rules.characters.base import IncomeCharacter
from citadels.rules.city import income_count


class ChooseCharacter(Judge):
    def worth(self, view: Viewpoint, character: int) -> float:
        return private_liking(view, character) + view.style.mix * view.dice.unit()


def private_liking(view: Viewpoint, character: int) -> float:
    """What a character promises to a player who knows their own hand."""
    state, seat, style = view.state, view.seat, view.style
    details = style.draft
    likes = liking(state, seat, character, style)
    gold = state.gold[seat] + GATHERED_GOLD
    shape = state.config.cast[character]
    if isinstance(shape, IncomeCharacter) and not shape.income_in_cards:
        gold += income_count(state, seat, shape.income_type)
    one = view.plan(gold, 1)
    if shape.build_limit > 1:
        more = view.plan(gold, shape.build_limit) - one
        likes += details.hand_share * (more - extra_builds(state, seat, shape, style))
    elif not shape.may_build:
        likes -= details.no_build_share * one
    return likes + _denied(view, character)


def _denied(view: Viewpoint, character: int) -> float:
    """What it is worth that no other player can complete a city as the Architect."""
    state, style = view.state, view.style
    if builds_many(state, character):
        worth = style.deny
    elif RANK_OF[character] == 1:
        worth = style.draft.murder_denies_share * style.deny
    else:
        return 0.0
    for other in range(state.config.players):
        if other != view.seat and could_finish(state, other, style):
            return worth
    return 0.0


class DiscardCharacter(Judge):
    """Discard what the other players would like best."""

    def worth(self, view: Viewpoint, character: int) -> float:
        likes = 0.0
        for other in range(view.state.config.players):
            if other != view.seat:
                likes += liking(view.state, other, character, view.style)
        return likes + view.style.mix * view.dice.unit()


class KeepCharacter(Judge):
    """Do not use the Theater: worth what our best character promises."""

    def worth(self, view: Viewpoint, argument: int) -> float:
        state = view.state
        best = 0.0
        for rank in range(1, state.config.highest_rank + 1):
            if state.held[rank] == view.seat:
                best = max(best, private_liking(view, state.config.characters[rank]))
        return best


class ExchangeCharacter(Judge):
    def worth(self, view: Viewpoint, other: int) -> float:
        details = view.style.draft
        feared = details.theater_danger_share * view.danger(other)
        return details.theater_exchange + feared


class GiveCharacter(Judge):
    def worth(self, view: Viewpoint, character: int) -> float:
        return -liking(view.state, view.seat, character, view.style)
