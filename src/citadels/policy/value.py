"""What a position is worth to a seat: the chance to win, 1 when it has won.

Before the end it is estimated from what every player has at the start of a round. The weights were fitted to
games of four stewards (a multinomial logit: the player with the greatest strength is the likeliest winner).
"""

from typing import Final

from citadels.cards.districts import FIRST_ACTION_CARD, FIRST_UNIQUE, GOLD_SHIFT, KIND_MASK, TYPE_OF
from citadels.policy.dice import grown
from citadels.policy.steward import Steward
from citadels.policy.worth import SERVICE, city_count, is_spare, unique_points
from citadels.rules.hands import distinct
from citadels.rules.scoring import score, winners
from citadels.rules.state import FINISHED, State

_MARGIN: Final = 0.01

# By stage of the game (the largest city has up to 2, 4, 5, 6 or more districts of 7).
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

WAITING: Final[list[float]] = [
    -0.032,
    -0.068,
    -0.068,
    -0.065,
]  # for each player who chooses a character before


def value(state: State, seat: int, judge: Steward) -> float:
    """The chance of a seat to win."""
    if state.phase == FINISHED:
        return final_value(state, seat)
    players = state.config.players
    largest = 0
    for other in range(players):
        largest = max(largest, city_count(state, other))
    largest += 7 - state.config.city_size
    stage = 0 if largest <= 2 else 1 if largest <= 4 else 2 if largest == 5 else 3
    own = strength(state, seat, stage, judge)
    total = 0.0
    for other in range(players):
        total += 1.0 if other == seat else grown(strength(state, other, stage, judge) - own)
    return 1.0 / total


def strength(state: State, seat: int, stage: int, judge: Steward) -> float:
    """How well a player stands, the own hand considered."""
    cost = state.config.cost
    counts = [0, 0, 0, 0, 0, 0]
    points = 0.0
    serving = 0.0
    for district in state.cities[seat]:
        kind = district & KIND_MASK
        counts[TYPE_OF[kind]] += 1
        points += cost[kind] + (district >> GOLD_SHIFT)
        if kind >= FIRST_UNIQUE:
            points += unique_points(state, seat, kind)
            serving += SERVICE[kind]
    types = 0
    for type in range(5):
        if counts[type]:
            types += 1
    if types == 5:
        points += state.config.five_types_bonus
    usable = 0
    for card in distinct(state.hands[seat]):
        if card >= FIRST_ACTION_CARD or not is_spare(state, seat, card):
            usable += 1
    size = city_count(state, seat)
    left = state.config.city_size - size
    gold = state.gold[seat]
    found = (
        POINTS[stage] * points
        + SIZE[stage] * size
        + GOLD[stage] * min(gold, 10)
        + CARDS[stage] * min(len(state.hands[seat]), 8)
        + USABLE[stage] * min(usable, 5)
        + PLAN[stage] * judge.plan(state, seat, gold + 2, 1)
        + TYPES[stage] * types
        + MOST_OF_A_TYPE[stage] * max(counts[0], counts[1], counts[2], counts[3])
        + SERVING[stage] * serving
        + WAITING[stage] * ((seat - state.crown) % state.config.players)
    )
    if left <= 2:
        found += NEAR[stage]
    if left <= 1:
        found += NEXT[stage]
    return found


def final_value(state: State, seat: int) -> float:
    """The result of a game that is over; points settle what is equal."""
    sheets = [score(state, other) for other in range(state.config.players)]
    best = -100
    for other in range(state.config.players):
        if other != seat:
            best = max(best, sheets[other].total)
    margin = max(-20, min(20, sheets[seat].total - best))
    won = winners(state, sheets)
    return (1.0 / len(won) if seat in won else 0.0) + _MARGIN * margin
