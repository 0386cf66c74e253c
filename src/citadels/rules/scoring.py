"""The end: what every city is worth, line by line, and who wins (E2 to E5)."""

from typing import Final

from citadels.cards.districts import (
    CARD_NAMES,
    GOLD_SHIFT,
    KIND_BY_NAME,
    KIND_MASK,
    NO_TYPE,
    TYPE_NAMES,
    TYPE_OF,
    UNIQUE,
)
from citadels.cards.house_rules import BY_DISTRICTS, BY_DISTRICTS_AND_GOLD, BY_RANK
from citadels.rules.choices import TYPES
from citadels.rules.city import completed, completed_first
from citadels.rules.hands import distinct
from citadels.rules.state import State
from citadels.rules.uniques.base import CHANGE_TYPE, standing

FIRST_COMPLETION: Final = 4
COMPLETION: Final = 2

# Score lines other than those named after a card, and what they count.
SCORE_LINES: Final[dict[str, str]] = {
    "districts": "The cost of all districts.",
    "artist_gold": "The Artist's gold on districts.",
    "five_types": "A city with districts of all five types.",
    "first_completed": "The first complete city of the game.",
    "completed": "A complete city, but not the first.",
}
# Of these lines, those that the districts of the city bring by themselves.
_OF_DISTRICTS: Final[tuple[str, ...]] = (
    "districts",
    "artist_gold",
)

# E4: what is compared, one thing after the other until one seat is left; all who are left share the win.
BY_POINTS: Final = "points"
BY_GOLD: Final = "gold"
COMPARED: Final[dict[str, tuple[str, ...]]] = {
    BY_RANK: (BY_POINTS, BY_RANK),
    BY_DISTRICTS: (BY_POINTS, BY_DISTRICTS),
    BY_DISTRICTS_AND_GOLD: (BY_POINTS, BY_DISTRICTS, BY_GOLD),
}


class Score:
    """A player's points: each line with its id, and the type a Haunted Quarter was counted as."""

    __slots__ = ("haunted_type", "lines", "total")

    def __init__(self, lines: list[tuple[str, int]], haunted_type: str | None) -> None:
        self.lines = lines
        self.haunted_type = haunted_type
        self.total = sum(points for _, points in lines)

    def __repr__(self) -> str:
        return f"Score({self.total}: {', '.join(f'{name} {points}' for name, points in self.lines)})"


def city_types(state: State, seat: int) -> tuple[int, ...]:
    """How many districts of each type a city has."""
    counts = [0] * TYPES
    for district in state.cities[seat]:
        type = TYPE_OF[district & KIND_MASK]
        if type != NO_TYPE:
            counts[type] += 1
    return tuple(counts)


def _types_to_choose(types: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The counts by type for each type that one unique can stand for, unique first."""
    found: list[tuple[int, ...]] = [types]
    for type in range(TYPES):
        if type != UNIQUE:
            counts = list(types)
            counts[UNIQUE] -= 1
            counts[type] += 1
            found.append(tuple(counts))
    return found


def score(state: State, seat: int, hand: bool = True) -> Score:
    """E2, E5: the score sheet of a seat; without the hand, the points that everybody can count."""
    types = city_types(state, seat)
    if not any(unique.changes_type(state) for unique in standing(state, seat, CHANGE_TYPE)):
        return Score(_lines(state, seat, types, hand), None)
    # U-haunted: the type that is best for the owner's total; unique wins ties, then the order of types.
    best: Score | None = None
    for counts in _types_to_choose(types):
        type = next((type for type in range(TYPES) if counts[type] > types[type]), UNIQUE)
        tried = Score(_lines(state, seat, counts, hand), TYPE_NAMES[type])
        if best is None or tried.total > best.total:
            best = tried
    assert best is not None
    return best


def _lines(state: State, seat: int, types: tuple[int, ...], hand: bool) -> list[tuple[str, int]]:
    city = state.cities[seat]
    lines = [("districts", sum(state.config.cost[district & KIND_MASK] for district in city))]
    gold = sum(district >> GOLD_SHIFT for district in city)
    if gold:
        lines.append(("artist_gold", gold))
    if 0 not in types and state.config.five_types_bonus:
        lines.append(("five_types", state.config.five_types_bonus))
    # E3: the first completion counts for good, any other only while the city is complete.
    if completed_first(state, seat):
        lines.append(("first_completed", FIRST_COMPLETION))
    elif completed(state, seat):
        lines.append(("completed", COMPLETION))
    for district in city:
        kind = district & KIND_MASK
        points = state.config.districts[kind].points(state, seat, types)
        if points:
            lines.append((CARD_NAMES[kind], points))
    if hand:
        cards = state.hands[seat]
        for card in distinct(cards):
            points = state.config.districts[card].points_in_hand
            if points:
                lines.append((CARD_NAMES[card], points * cards.count(card)))
    return lines


class Comparison:
    """One step to the winner (E4): what is compared, among which seats, and which of them have most."""

    __slots__ = ("among", "best", "by", "values")

    def __init__(self, by: str, among: list[int], values: list[int]) -> None:
        self.by = by
        self.among = among
        self.values = values  # of every seat
        most = max(values[seat] for seat in among)
        self.best = [seat for seat in among if values[seat] == most]


def comparisons(state: State, sheets: list[Score], seats: list[int] | None = None) -> list[Comparison]:
    """E4: compare points, then what the edition looks at while seats are tied; among some seats only."""
    left = list(range(len(sheets))) if seats is None else seats
    steps: list[Comparison] = []
    for by in COMPARED[state.config.parameters.tie_break]:
        steps.append(Comparison(by, left, compared(state, sheets, by)))
        left = steps[-1].best
        if len(left) == 1:
            break
    return steps


def winners(state: State, sheets: list[Score], seats: list[int] | None = None) -> list[int]:
    """E4: the seats that have won; seats still tied after the last comparison share the win."""
    return comparisons(state, sheets, seats)[-1].best


def compared(state: State, sheets: list[Score], by: str) -> list[int]:
    """What every seat has of one thing that is compared."""
    if by == BY_POINTS:
        return [sheet.total for sheet in sheets]
    if by == BY_RANK:
        # K5: a murdered character counts, too.
        return [highest_rank_held(state, seat) for seat in range(len(sheets))]
    if by == BY_DISTRICTS:
        return [_points_of_districts(state, sheet) for sheet in sheets]
    return list(state.gold)


def _points_of_districts(state: State, sheet: Score) -> int:
    """P15: what the districts themselves are worth, with silver and the Artist's gold, without any bonus."""
    total = 0
    for name, points in sheet.lines:
        kind = KIND_BY_NAME.get(name, -1)
        if name in _OF_DISTRICTS or (kind >= 0 and state.config.districts[kind].points_are_worth):
            total += points
    return total


def highest_rank_held(state: State, seat: int) -> int:
    return max((rank for rank, holder in enumerate(state.held) if holder == seat), default=0)
