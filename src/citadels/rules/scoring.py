"""The end: what every city is worth, line by line, and who wins (E2 to E5)."""

from typing import Final

from citadels.cards.districts import (
    CARD_NAMES,
    GOLD_SHIFT,
    HAUNTED_QUARTER,
    KIND_MASK,
    SECRET_VAULT,
    TYPE_NAMES,
    TYPE_OF,
    UNIQUE,
)
from citadels.rules.choices import TYPES
from citadels.rules.city import completed, has_kind
from citadels.rules.state import State
from citadels.rules.uniques.base import UNIQUES
from citadels.rules.uniques.haunted_quarter import haunted_types
from citadels.rules.uniques.secret_vault import POINTS_IN_HAND

FIRST_COMPLETION: Final = 4
COMPLETION: Final = 2

# Score lines other than those named after a unique.
LINE_NAMES: Final = ("districts", "artist_gold", "five_types", "first_completed", "completed")


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
        counts[TYPE_OF[district & KIND_MASK]] += 1
    return tuple(counts)


def score(state: State, seat: int, hand: bool = True) -> Score:
    """E2, E5: the score sheet of a seat; without the hand, the points that everybody can count."""
    types = city_types(state, seat)
    if not has_kind(state, seat, HAUNTED_QUARTER):
        return Score(_lines(state, seat, types, hand), None)
    # U-haunted: the type that is best for the owner's total; unique wins ties, then the order of types.
    best: Score | None = None
    for counts in haunted_types(types):
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
    if min(types) > 0 and state.config.five_types_bonus:
        lines.append(("five_types", state.config.five_types_bonus))
    # E3: the first completion counts for good, any other only while the city is complete.
    if state.first_complete == seat:
        lines.append(("first_completed", FIRST_COMPLETION))
    elif completed(state, seat):
        lines.append(("completed", COMPLETION))
    for district in city:
        kind = district & KIND_MASK
        points = UNIQUES[kind].points(state, seat, types)
        if points:
            lines.append((CARD_NAMES[kind], points))
    if hand and SECRET_VAULT in state.hands[seat]:
        lines.append((CARD_NAMES[SECRET_VAULT], POINTS_IN_HAND))
    return lines


def winners(state: State, totals: list[int]) -> list[int]:
    """E4: the most points; then the higher rank held in the last round (K5: a murdered one counts too)."""
    most = max(totals)
    tied = [seat for seat, total in enumerate(totals) if total == most]
    return [max(tied, key=lambda seat: highest_rank_held(state, seat))]


def highest_rank_held(state: State, seat: int) -> int:
    return max((rank for rank, holder in enumerate(state.held) if holder == seat), default=0)
