"""The evaluation function: a seat's chance to win, 1 when it has won.

Before the end it is estimated from what every player has at the start of a round. The weights were fitted to
games of four stewards (a multinomial logit: the player with the greatest strength is the likeliest winner).
"""

from typing import Final

from citadels.cards.districts import KIND_MASK, is_action_card, is_unique
from citadels.policy.dice import portable_exp
from citadels.policy.steward.planning import Buildable
from citadels.policy.style import Style
from citadels.policy.worth import (
    GATHERED_GOLD,
    TYPE_COUNT,
    district_points,
    is_spare,
    type_counts,
)
from citadels.rules.city import counted_districts
from citadels.rules.hands import distinct
from citadels.rules.scoring import score, winners
from citadels.rules.state import FINISHED, State

_MARGIN: Final = 0.01  # of a win, for each point
_MOST_MARGIN: Final = 20
_USUAL_CITY: Final = 7  # the weights were fitted to games with cities of this size
# The districts of the largest city up to which each stage of the game but the last lasts.
_STAGES: Final = (2, 4, 5)
# More than this makes no difference.
_MOST_GOLD: Final = 10
_MOST_CARDS: Final = 8
_MOST_USABLE: Final = 5

# The weights, by stage of the game.
POINTS: Final[list[float]] = [0.141, 0.166, 0.199, 0.244]
SIZE: Final[list[float]] = [0.212, 0.296, 0.454, 0.776]
GOLD: Final[list[float]] = [0.108, 0.103, 0.137, 0.172]
CARDS: Final[list[float]] = [0.069, 0.0, 0.007, 0.044]
USABLE: Final[list[float]] = [0.051, 0.148, 0.166, 0.156]
PLAN: Final[list[float]] = [0.015, 0.052, 0.085, 0.069]
TYPES: Final[list[float]] = [0.133, 0.208, 0.092, 0.0]
MOST_OF_A_TYPE: Final[list[float]] = [0.301, 0.213, 0.112, 0.009]
SERVING: Final[list[float]] = [0.149, 0.092, 0.081, 0.035]
NEAR: Final[list[float]] = [0.0, 0.0, 0.224, -0.189]  # two districts or fewer are missing
NEXT: Final[list[float]] = [0.0, 0.0, 0.0, 0.411]  # one

WAITING: Final[list[float]] = [-0.032, -0.068, -0.068, -0.065]  # for each player who chooses before


def value(state: State, seat: int, style: Style) -> float:
    """The chance of a seat to win."""
    if state.phase == FINISHED:
        return final_value(state, seat)
    stage = stage_of(state)
    own = strength(state, seat, stage, style)
    total = 0.0
    for other in range(state.config.players):
        total += 1.0 if other == seat else portable_exp(strength(state, other, stage, style) - own)
    return 1.0 / total


def stage_of(state: State) -> int:
    """How far the game has come, by its largest city."""
    largest = 0
    for seat in range(state.config.players):
        largest = max(largest, counted_districts(state, seat))
    largest += _USUAL_CITY - state.config.city_size
    stage = 0
    while stage < len(_STAGES) and largest > _STAGES[stage]:
        stage += 1
    return stage


def strength(state: State, seat: int, stage: int, style: Style) -> float:
    """How well a player stands, including the cards in the hand."""
    counts = type_counts(state, seat)
    points = 0.0
    serving = 0.0
    for district in state.cities[seat]:
        points += district_points(state, seat, district, style)
        kind = district & KIND_MASK
        if is_unique(kind):
            serving += style.service[kind]
    types = 0
    for type in range(TYPE_COUNT):
        if counts[type]:
            types += 1
    if types == TYPE_COUNT:
        points += state.config.five_types_bonus
    size = counted_districts(state, seat)
    gold = state.gold[seat]
    found = (
        POINTS[stage] * points
        + SIZE[stage] * size
        + GOLD[stage] * min(gold, _MOST_GOLD)
        + CARDS[stage] * min(len(state.hands[seat]), _MOST_CARDS)
        + USABLE[stage] * min(_usable(state, seat), _MOST_USABLE)
        + PLAN[stage] * Buildable(state, seat, style).plan(gold + GATHERED_GOLD, 1)
        + TYPES[stage] * types
        + MOST_OF_A_TYPE[stage] * max(counts[0], counts[1], counts[2], counts[3])
        + SERVING[stage] * serving
        + WAITING[stage] * ((seat - state.crown) % state.config.players)
    )
    left = state.config.city_size - size
    if left <= 2:
        found += NEAR[stage]
    if left <= 1:
        found += NEXT[stage]
    return found


def _usable(state: State, seat: int) -> int:
    """How many different cards of the hand can be built some day, action cards included."""
    usable = 0
    for card in distinct(state.hands[seat]):
        if is_action_card(card) or not is_spare(state, seat, card):
            usable += 1
    return usable


def final_value(state: State, seat: int) -> float:
    """The result of a game that is over; points break ties."""
    sheets = [score(state, other) for other in range(state.config.players)]
    best = max([sheets[other].total for other in range(len(sheets)) if other != seat])
    margin = max(-_MOST_MARGIN, min(_MOST_MARGIN, sheets[seat].total - best))
    won = winners(state, sheets)
    return (1.0 / len(won) if seat in won else 0.0) + _MARGIN * margin
