"""Grounds: why a choice is better than another, as ids with arguments that a client puts into words.

Every ground is a fact that the evaluation used: something in the position as its seat may know it, who
probably holds a character, or what the play-outs led to on average. Chances are in per cent; amounts are
averages, rounded to whole numbers, and left out below a half.
"""

from typing import Final

# What the arguments hold.
SEAT: Final = "seat"
CHARACTER: Final = "character"
CHANCE: Final = "chance"  # in per cent
OTHER: Final = "other"  # the same chance with the other choice
GOLD: Final = "gold"
CARDS: Final = "count"
DISTRICTS: Final = "count"
POINTS: Final = "points"


class GroundKind:
    """A kind of ground: an id, a sentence, and the names of its arguments."""

    __slots__ = ("arguments", "id", "text")

    def __init__(self, id: str, text: str, arguments: tuple[str, ...]) -> None:
        self.id = id
        self.text = text
        self.arguments = arguments


GROUND_KINDS: Final[dict[str, GroundKind]] = {}


def declare_ground(id: str, text: str, *arguments: str) -> str:
    """Declare a ground and return its id."""
    GROUND_KINDS[id] = GroundKind(id, text, arguments)
    return id


# What the choice is about
HOLDER: Final[str] = declare_ground(
    "holder", "this player is the likeliest to hold the named character", SEAT, CHARACTER, CHANCE
)
GOLD_AT_STAKE: Final[str] = declare_ground(
    "gold_at_stake", "the likeliest holder of the robbed character has this much gold", SEAT, GOLD
)
NEAR_END: Final[str] = declare_ground(
    "near_end", "the player whom it concerns lacks so few districts to end the game", SEAT, DISTRICTS
)
LEADS: Final[str] = declare_ground(
    "leads", "the player whom it concerns has the best city of the others", SEAT, POINTS
)
RICHEST: Final[str] = declare_ground(
    "richest", "the player whom it concerns has the most gold of the others", SEAT, GOLD
)
INCOME: Final[str] = declare_ground(
    "income", "the character brings so much gold for districts in the city", CHARACTER, GOLD
)
INCOME_CARDS: Final[str] = declare_ground(
    "income_cards", "the character brings so many cards for districts in the city", CHARACTER, CARDS
)
# What the play-outs led to, compared with another choice
WINS_NOW: Final[str] = declare_ground(
    "wins_now", "in so many play-outs the game ends with this round and is won", CHANCE, OTHER
)
LEFT_TO: Final[str] = declare_ground(
    "left_to",
    "with the other choice this player takes the character in so many play-outs",
    SEAT,
    CHARACTER,
    CHANCE,
)
MURDERED: Final[str] = declare_ground(
    "murdered", "in so many play-outs the seat is murdered in this round", CHANCE, OTHER
)
OWN_POINTS: Final[str] = declare_ground("own_points", "more points in the city after this round", POINTS)
OWN_DISTRICTS: Final[str] = declare_ground("own_districts", "more districts after this round", DISTRICTS)
OWN_GOLD: Final[str] = declare_ground("own_gold", "more gold after this round", GOLD)
OWN_CARDS: Final[str] = declare_ground("own_cards", "more cards in hand after this round", CARDS)
RIVAL_POINTS: Final[str] = declare_ground(
    "rival_points", "this player has fewer points after this round", SEAT, POINTS
)
RIVAL_DISTRICTS: Final[str] = declare_ground(
    "rival_districts", "this player has fewer districts after this round", SEAT, DISTRICTS
)
RIVAL_GOLD: Final[str] = declare_ground(
    "rival_gold", "this player has less gold after this round", SEAT, GOLD
)
RIVAL_CARDS: Final[str] = declare_ground(
    "rival_cards", "this player has fewer cards in hand after this round", SEAT, CARDS
)
# How much depends on it
LOSES: Final[str] = declare_ground("loses", "the other choice costs so much of the chance to win", CHANCE)
CLOSE: Final[str] = declare_ground("close", "the other choice is as good, as far as the play-outs can tell")


class Ground:
    """One ground: an id and its arguments."""

    __slots__ = ("arguments", "id")

    def __init__(self, id: str, arguments: dict[str, int | str]) -> None:
        self.id = id
        self.arguments = arguments

    def __repr__(self) -> str:
        told = ", ".join(f"{name} {value}" for name, value in self.arguments.items())
        return f"Ground({self.id}: {told})" if told else f"Ground({self.id})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ground) and (other.id, other.arguments) == (self.id, self.arguments)

    def __hash__(self) -> int:
        return hash(self.id)


def per_cent(chance: float) -> int:
    return round(chance * 100.0)
