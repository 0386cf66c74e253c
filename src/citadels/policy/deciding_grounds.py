"""Which grounds decide between two choices that were evaluated."""

from typing import Final

from citadels.cards.characters import CHARACTER_NAMES, RANK_OF
from citadels.policy import grounds as g
from citadels.policy import value as v
from citadels.policy.beliefs import RANKS
from citadels.policy.evaluation import (
    CARDS_AFTER,
    DISTRICTS_AFTER,
    GOLD_AFTER,
    POINTS_AFTER,
    Evaluator,
    Tried,
    difference,
)
from citadels.policy.grounds import Ground, per_cent
from citadels.policy.worth import districts_left
from citadels.rules.characters.base import IncomeCharacter
from citadels.rules.choice_texts import choice_arguments
from citadels.rules.choices import CHOOSE, DISCARD, GIVE_CHARACTER, ROB, VERB_OF
from citadels.rules.city import income_count
from citadels.rules.scoring import score
from citadels.rules.state import State

_LEAST_HOLDER: Final = 0.2  # below this chance, nobody is worth naming
_LEAST_TAKER: Final = 0.2
_LEAST_SHARE: Final = 0.05  # of play-outs, to be told apart
_LEAST_AMOUNT: Final = 0.5
_NEAR: Final = 2  # districts
_MOST_OUTCOMES: Final = 3
_CLEAR: Final = 2.0  # standard errors

# By figure: the ground for the seat itself and for others, and the weight of a unit in ``value``.
_OWN: Final = (g.OWN_POINTS, g.OWN_DISTRICTS, g.OWN_GOLD, g.OWN_CARDS)
_RIVAL: Final = (g.RIVAL_POINTS, g.RIVAL_DISTRICTS, g.RIVAL_GOLD, g.RIVAL_CARDS)
_ARGUMENT: Final = (g.POINTS, g.DISTRICTS, g.GOLD, g.CARDS)
_FIGURES: Final = (POINTS_AFTER, DISTRICTS_AFTER, GOLD_AFTER, CARDS_AFTER)


def deciding_grounds(run: Evaluator, better: Tried, worse: Tried | None) -> list[Ground]:
    """Why a choice is the better one: what it is about, where it leads, and how much depends on it."""
    found = _about(run, better.option)
    if worse is not None:
        found += _outcomes(run, better, worse)
        ahead, error = difference(better, worse)
        if ahead > _CLEAR * error and per_cent(ahead) > 0:
            found.append(Ground(g.LOSES, {g.CHANCE: per_cent(ahead)}))
        else:
            found.append(Ground(g.CLOSE, {}))
    return found


# What the choice is about


def _about(run: Evaluator, option: int) -> list[Ground]:
    state = run.seen
    arguments = choice_arguments(option)
    verb = VERB_OF[option]
    if verb == CHOOSE:
        return _income(state, run.seat, str(arguments["character"]))
    if verb in (DISCARD, GIVE_CHARACTER):
        return []
    if "character" in arguments:
        return _named(run, verb, str(arguments["character"]))
    seat = arguments.get("seat")
    if isinstance(seat, int) and seat != run.seat:
        return _concerned(run, seat)
    return []


def _income(state: State, seat: int, character: str) -> list[Ground]:
    shape = state.config.cast[CHARACTER_NAMES.index(character)]
    if not isinstance(shape, IncomeCharacter):
        return []
    count = income_count(state, seat, shape.income_type)
    if not count:
        return []
    if shape.income_in_cards:
        return [Ground(g.INCOME_CARDS, {g.CHARACTER: character, g.CARDS: count})]
    return [Ground(g.INCOME, {g.CHARACTER: character, g.GOLD: count})]


def _named(run: Evaluator, verb: int, character: str) -> list[Ground]:
    """A character was named: who probably holds it, and what there is to get."""
    state = run.seen
    rank = RANK_OF[CHARACTER_NAMES.index(character)]
    holder = -1
    most = 0.0
    for seat in range(state.config.players):
        chance = run.holds(seat, rank)
        if seat != run.seat and chance > most:
            holder = seat
            most = chance
    if most < _LEAST_HOLDER:
        return []
    found = [Ground(g.HOLDER, {g.SEAT: holder, g.CHARACTER: character, g.CHANCE: per_cent(most)})]
    if verb == ROB:
        found.append(Ground(g.GOLD_AT_STAKE, {g.SEAT: holder, g.GOLD: state.gold[holder]}))
        return found
    return found + _concerned(run, holder)


def _concerned(run: Evaluator, concerned: int) -> list[Ground]:
    """Why it matters that the choice concerns this player: one ground, the most pressing."""
    state = run.seen
    left = districts_left(state, concerned)
    if left <= _NEAR:
        return [Ground(g.NEAR_END, {g.SEAT: concerned, g.DISTRICTS: left})]
    leads = True
    richest = True
    points = score(state, concerned, hand=False).total
    for seat in range(state.config.players):
        if seat not in (run.seat, concerned):
            leads = leads and score(state, seat, hand=False).total < points
            richest = richest and state.gold[seat] < state.gold[concerned]
    if leads:
        return [Ground(g.LEADS, {g.SEAT: concerned, g.POINTS: points})]
    if richest:
        return [Ground(g.RICHEST, {g.SEAT: concerned, g.GOLD: state.gold[concerned]})]
    return []


# Where the choice leads


def _outcomes(run: Evaluator, better: Tried, worse: Tried) -> list[Ground]:
    found: list[Ground] = []
    won, won_else = better.won / better.worlds, worse.won / worse.worlds
    if won - won_else > _LEAST_SHARE:
        found.append(Ground(g.WINS_NOW, {g.CHANCE: per_cent(won), g.OTHER: per_cent(won_else)}))
    murdered, murdered_else = better.murdered / better.worlds, worse.murdered / worse.worlds
    if murdered_else - murdered > _LEAST_SHARE:
        found.append(Ground(g.MURDERED, {g.CHANCE: per_cent(murdered), g.OTHER: per_cent(murdered_else)}))
    found += _left_to(run, better, worse)
    found += _figures(run, better, worse)
    return found[:_MOST_OUTCOMES]


def _left_to(run: Evaluator, better: Tried, worse: Tried) -> list[Ground]:
    """Who takes the character of the better choice if it is left in the draft."""
    if VERB_OF[better.option] != CHOOSE or VERB_OF[worse.option] != CHOOSE:
        return []
    rank = RANK_OF[better.option - CHOOSE]
    taker = -1
    most = 0
    for seat in range(run.seen.config.players):
        count = worse.takers[seat * RANKS + rank]
        if seat != run.seat and count > most:
            taker = seat
            most = count
    share = most / worse.worlds
    if share < _LEAST_TAKER:
        return []
    character = CHARACTER_NAMES[better.option - CHOOSE]
    return [Ground(g.LEFT_TO, {g.SEAT: taker, g.CHARACTER: character, g.CHANCE: per_cent(share)})]


def _figures(run: Evaluator, better: Tried, worse: Tried) -> list[Ground]:
    """What is different after the round, by how much it weighs in the judgement of positions."""
    players = run.seen.config.players
    worlds = min(better.worlds, worse.worlds)
    stage = v.stage_of(run.seen)
    weights = (v.POINTS[stage], v.SIZE[stage], v.GOLD[stage], v.CARDS[stage])
    weighed: list[tuple[float, int, Ground]] = []
    for seat in range(players):
        for figure in _FIGURES:
            more = better.figure(seat, figure, players, worlds) - worse.figure(seat, figure, players, worlds)
            gain = more if seat == run.seat else -more
            if gain < _LEAST_AMOUNT or weights[figure] <= 0.0:
                continue
            amount: dict[str, int | str] = {_ARGUMENT[figure]: max(1, round(gain))}
            if seat == run.seat:
                ground = Ground(_OWN[figure], amount)
            else:
                ground = Ground(_RIVAL[figure], {g.SEAT: seat, **amount})
            # A rival's loss is shared by all, so it weighs less than a gain.
            share = 1.0 if seat == run.seat else 1.0 / (players - 1)
            weighed.append((-gain * weights[figure] * share, len(weighed), ground))
    weighed.sort(key=_weight)
    return [ground for _, _, ground in weighed]


def _weight(weighed: tuple[float, int, Ground]) -> tuple[float, int]:
    return weighed[0], weighed[1]
