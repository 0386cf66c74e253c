"""What is looked at in a position: for each seat the numbers of the features that hold for it.

Every feature is true or false, such as "has 3 gold" or "two districts are missing". The public ones are what
everybody sees; the private ones are about the hand. Their numbers belong to the weights (``weights.py``): a
change here needs new ones.
"""

from typing import Final

from citadels.cards.districts import ARMORY, KIND_MASK, TYPE_OF, UNIQUE, is_action_card, is_unique
from citadels.policy.steward.planning import Buildable
from citadels.policy.style import Style
from citadels.policy.worth import GATHERED_GOLD, TYPE_COUNT, district_points, is_spare, type_counts
from citadels.rules.city import counted_districts, size_to_end
from citadels.rules.hands import distinct
from citadels.rules.state import State

# How many values of each are told apart; the last one stands for all above it.
_PLAYERS: Final = 9
_SIZES: Final = 10  # of complete cities
_CHARACTERS: Final = 28
_LEFT: Final = 9
_POINTS: Final = 20
_POINTS_STEP: Final = 2
_AHEAD: Final = 15  # points ahead or behind
_GOLD: Final = 13
_HAND: Final = 9
_OF_A_TYPE: Final = 5
_OF_UNIQUES: Final = 6
_FIRST_UNIQUE: Final = ARMORY
_UNIQUES: Final = 44  # uniques and action cards
_USABLE: Final = 7
_PLAN: Final = 12
_PLAN_STEP: Final = 1.25
_MORE: Final = 8

# Where the features begin: what holds for the whole table,
AT_PLAYERS: Final = 0
AT_SIZE: Final = AT_PLAYERS + _PLAYERS
AT_CHARACTER: Final = AT_SIZE + _SIZES
TABLE_FEATURES: Final = AT_CHARACTER + _CHARACTERS
# what everybody sees of a seat,
AT_TURN: Final = TABLE_FEATURES  # the order in which players choose
AT_LEFT: Final = AT_TURN + _PLAYERS
AT_OTHERS_LEFT: Final = AT_LEFT + _LEFT
AT_POINTS: Final = AT_OTHERS_LEFT + _LEFT
AT_AHEAD: Final = AT_POINTS + _POINTS
AT_PLACE: Final = AT_AHEAD + 2 * _AHEAD + 1
AT_GOLD: Final = AT_PLACE + _PLAYERS
AT_OTHERS_GOLD: Final = AT_GOLD + _GOLD
AT_HAND: Final = AT_OTHERS_GOLD + _GOLD
AT_OTHERS_HAND: Final = AT_HAND + _HAND
AT_OF_A_TYPE: Final = AT_OTHERS_HAND + _HAND
AT_OF_UNIQUES: Final = AT_OF_A_TYPE + (TYPE_COUNT - 1) * _OF_A_TYPE
AT_TYPES: Final = AT_OF_UNIQUES + _OF_UNIQUES
AT_UNIQUE: Final = AT_TYPES + TYPE_COUNT + 1
PUBLIC_FEATURES: Final = AT_UNIQUE + _UNIQUES
# and what its player knows.
AT_USABLE: Final = PUBLIC_FEATURES
AT_PLAN: Final = AT_USABLE + _USABLE
AT_MORE: Final = AT_PLAN + _PLAN
AT_HAND_TYPE: Final = AT_MORE + _MORE
AT_HAND_UNIQUE: Final = AT_HAND_TYPE + TYPE_COUNT * _OF_A_TYPE
FEATURES: Final = AT_HAND_UNIQUE + _UNIQUES


def table_features(state: State) -> list[int]:
    """What is the same for all seats, and all through a game."""
    config = state.config
    found = [
        AT_PLAYERS + min(config.players, _PLAYERS - 1),
        AT_SIZE + min(config.city_size, _SIZES - 1),
    ]
    for rank in range(1, config.highest_rank + 1):
        character = config.characters[rank]
        if character < _CHARACTERS:
            found.append(AT_CHARACTER + character)
    return found


class Features:
    """A position, read for all seats at once."""

    __slots__ = ("_left", "_points", "_style", "state")

    def __init__(self, state: State, style: Style) -> None:
        self.state = state
        self._style = style
        end = size_to_end(state)
        self._left: list[int] = []
        self._points: list[int] = []
        for seat in range(state.config.players):
            self._left.append(max(0, end - counted_districts(state, seat)))
            self._points.append(_points(state, seat, style))

    def public(self, seat: int) -> list[int]:
        """What everybody sees of a seat."""
        state = self.state
        config = state.config
        others_left = _LEFT
        others_points = 0
        others_gold = 0
        others_hand = 0
        place = 0
        for other in range(config.players):
            if other == seat:
                continue
            others_left = min(others_left, self._left[other])
            others_points = max(others_points, self._points[other])
            others_gold = max(others_gold, state.gold[other])
            others_hand = max(others_hand, len(state.hands[other]))
            if self._points[other] > self._points[seat]:
                place += 1
        ahead = max(-_AHEAD, min(_AHEAD, self._points[seat] - others_points))
        found = [
            AT_TURN + (seat - state.crown) % config.players,
            AT_LEFT + min(self._left[seat], _LEFT - 1),
            AT_OTHERS_LEFT + min(others_left, _LEFT - 1),
            AT_POINTS + min(self._points[seat] // _POINTS_STEP, _POINTS - 1),
            AT_AHEAD + _AHEAD + ahead,
            AT_PLACE + place,
            AT_GOLD + min(state.gold[seat], _GOLD - 1),
            AT_OTHERS_GOLD + min(others_gold, _GOLD - 1),
            AT_HAND + min(len(state.hands[seat]), _HAND - 1),
            AT_OTHERS_HAND + min(others_hand, _HAND - 1),
        ]
        counts = type_counts(state, seat)
        types = 0
        for type in range(TYPE_COUNT):
            if counts[type]:
                types += 1
            if type != UNIQUE:
                found.append(AT_OF_A_TYPE + type * _OF_A_TYPE + min(counts[type], _OF_A_TYPE - 1))
        found.append(AT_OF_UNIQUES + min(counts[UNIQUE], _OF_UNIQUES - 1))
        found.append(AT_TYPES + types)
        for district in state.cities[seat]:
            _add_unique(found, AT_UNIQUE, district & KIND_MASK)
        return found

    def private(self, seat: int) -> list[int]:
        """What only the player knows, from the hand."""
        state = self.state
        found: list[int] = []
        usable = 0
        types = [0] * (TYPE_COUNT + 1)
        for card in distinct(state.hands[seat]):
            if is_action_card(card):
                usable += 1
            elif not is_spare(state, seat, card):
                usable += 1
                types[TYPE_OF[card]] += 1
            _add_unique(found, AT_HAND_UNIQUE, card)
        buildable = Buildable(state, seat, self._style)
        gold = state.gold[seat] + GATHERED_GOLD
        one = buildable.plan(gold, 1)
        more = buildable.plan(gold, 3) - one
        found.append(AT_USABLE + min(usable, _USABLE - 1))
        found.append(AT_PLAN + _step(one, _PLAN))
        found.append(AT_MORE + _step(more, _MORE))
        for type in range(TYPE_COUNT):
            found.append(AT_HAND_TYPE + type * _OF_A_TYPE + min(types[type], _OF_A_TYPE - 1))
        return found


def _points(state: State, seat: int, style: Style) -> int:
    """The points of a city as they would count now, rounded."""
    points = 0.0
    types = 0
    for district in state.cities[seat]:
        points += district_points(state, seat, district, style)
        types |= 1 << TYPE_OF[district & KIND_MASK]
    if types & ((1 << TYPE_COUNT) - 1) == (1 << TYPE_COUNT) - 1:
        points += state.config.five_types_bonus
    return max(0, int(points + 0.5))


def _step(worth: float, count: int) -> int:
    return max(0, min(count - 1, int(worth / _PLAN_STEP)))


def _add_unique(found: list[int], at: int, kind: int) -> None:
    if _FIRST_UNIQUE <= kind < _FIRST_UNIQUE + _UNIQUES and (is_unique(kind) or is_action_card(kind)):
        found.append(at + kind - _FIRST_UNIQUE)
