"""Three cards that no edition has: a character, a unique district and an action card.

Each says everything about itself here, where it is defined. Nothing in the package names them.
"""

from typing import Final

from citadels.cards.characters import declare_character
from citadels.cards.districts import (
    ACTION_CARD,
    KIND_MASK,
    NO_TYPE,
    TYPE_OF,
    UNIQUE,
    UNIQUE_DISTRICT,
    declare_card,
)
from citadels.cards.house_rules import ACTION_CARDS_OF, SECOND_VERSION
from citadels.rules.actions.base import ActionCard, put_back
from citadels.rules.all_cards import CARDS
from citadels.rules.characters.base import other_player_obstacle
from citadels.rules.choices import DISTRICT, INCOME, NOTHING, SEAT, SEAT_DISTRICT, declare_verb, is_verb
from citadels.rules.city import distinct_districts, has_kind
from citadels.rules.decisions import About, DecisionKind, Frame
from citadels.rules.event_kinds import declare_event
from citadels.rules.events import PUBLIC, emit
from citadels.rules.fitting import acts_as
from citadels.rules.hands import draw, gain_gold, others
from citadels.rules.rank_eight import RankEight, district_of, seat_of, target
from citadels.rules.reasons import (
    ABILITY_USED,
    FINE,
    NOT_IN_CITY,
    NOT_THIS_DECISION,
    TOO_DEAR,
    UNIQUE_USED,
    declare_reason,
    reason,
)
from citadels.rules.state import ABILITY_DONE, State
from citadels.rules.uniques.base import Unique

# The Envoy, of rank 8 like the Diplomat, with a decision of its own.

ENVOY: Final[int] = declare_character("lunar_envoy", 8)
PARLEY: Final[int] = declare_verb(
    "parley", DISTRICT, "propose a treaty between this district of yours and another"
)
PARLEY_WITH: Final[int] = declare_verb(
    "parley_with", SEAT_DISTRICT, "sign the treaty with this district", "treaty_signed: with, theirs"
)
TREATY_SIGNED: Final = declare_event(
    "treaty_signed",
    "Two districts of one type have made a treaty: both owners got 1 gold.",
    (
        "seat=seat:seat the player who proposed it",
        "other=with:seat the other player",
        "a=district:district the district of the first player",
        "b=theirs:district the district of the other player",
    ),
    helps="with",
)
NO_PARTNER: Final[int] = declare_reason("no_partner", "No other city has a district of that type.")


def partners(state: State, district: int) -> list[int]:
    """The districts of others that have the type of one of yours."""
    return [
        PARLEY_WITH + target(owner, theirs)
        for owner in others(state, state.seat)
        for theirs in distinct_districts(state, owner)
        if TYPE_OF[theirs & KIND_MASK] == TYPE_OF[district & KIND_MASK]
    ]


class Envoy(RankEight):
    """Gold for military districts; a treaty between two districts of one type brings both owners 1 gold."""

    number: int = ENVOY
    verbs: tuple[int, ...] = (INCOME, PARLEY)

    def decisions(self) -> tuple[DecisionKind, ...]:
        return (PARLEY_DECISION,)

    def options(self, state: State, out: list[int]) -> None:
        super().options(state, out)
        for district in distinct_districts(state, state.seat):
            if not self._parley_obstacle(state, district):
                out.append(PARLEY + district)

    def _parley_obstacle(self, state: State, district: int) -> int:
        if state.flags & ABILITY_DONE:
            return ABILITY_USED
        if district not in state.cities[state.seat]:
            return NOT_IN_CITY
        return FINE if partners(state, district) else NO_PARTNER

    def obstacle(self, state: State, verb: int, argument: int) -> int:
        if verb == PARLEY:
            return self._parley_obstacle(state, argument)
        return super().obstacle(state, verb, argument)

    def use(self, state: State, verb: int, argument: int) -> None:
        if verb == PARLEY:
            state.ask(PARLEY_DECISION, state.seat, argument)
        else:
            super().use(state, verb, argument)


class ParleyDecision(DecisionKind):
    """With whose district to sign. Frame: the district offered."""

    id: str = "parley"
    text: str = "With which district of another player to sign the treaty."
    verbs: tuple[int, ...] = (PARLEY_WITH,)

    def about(self, state: State) -> list[About]:
        return [("offered", "district", state.top.a)]

    def options(self, state: State) -> list[int]:
        return partners(state, state.top.a)

    def obstacle(self, state: State, choice: int) -> int:
        return NO_PARTNER if is_verb(choice, PARLEY_WITH) else NOT_THIS_DECISION

    def apply(self, state: State, choice: int) -> None:
        seat, district = state.top.seat, state.top.a
        owner, theirs = seat_of(choice - PARLEY_WITH), district_of(choice - PARLEY_WITH)
        state.answered()
        state.now(ABILITY_DONE)
        gain_gold(state, seat, 1)
        gain_gold(state, owner, 1)
        emit(state, TREATY_SIGNED, PUBLIC, seat, other=owner, a=district, b=theirs)

    def fits(self, state: State, frame: Frame) -> bool:
        unused = not state.flags & ABILITY_DONE
        return acts_as(state, frame, ENVOY) and unused and frame.a in state.cities[state.seat]


PARLEY_DECISION: Final = ParleyDecision()

# The Sundial, with an ability in the turn, a moment that it listens to, and points.

SUNDIAL: Final[int] = declare_card("lunar_dial", UNIQUE_DISTRICT, UNIQUE, 3, 0)
USE_SUNDIAL: Final[int] = declare_verb("use_sundial", NOTHING, "pay 1 gold for a card", "sundial_used: gold")
SUNDIAL_USED: Final = declare_event(
    "sundial_used",
    "A player paid the Sundial for a card.",
    ("seat=seat:seat the player", "a=gold:number how much gold"),
)
SUNDIAL_STRUCK: Final = declare_event(
    "sundial_struck",
    "The crown has moved, and the Sundial brought its owner 1 gold.",
    ("seat=seat:seat the owner",),
    chosen=False,
    helps="seat",
)


class Sundial(Unique):
    """Once a turn a card for 1 gold; 1 gold whenever the crown moves; 1 point at the end."""

    kind: int = SUNDIAL
    verbs: tuple[int, ...] = (USE_SUNDIAL,)

    def options(self, state: State, out: list[int]) -> None:
        if not self.obstacle(state, USE_SUNDIAL, 0):
            out.append(USE_SUNDIAL)

    def obstacle(self, state: State, verb: int, argument: int) -> int:
        if state.used >> SUNDIAL & 1:
            return UNIQUE_USED
        return FINE if state.gold[state.seat] else reason(TOO_DEAR, 1)

    def use(self, state: State, verb: int, argument: int) -> None:
        state.used |= 1 << SUNDIAL
        gain_gold(state, state.seat, -1)
        emit(state, SUNDIAL_USED, PUBLIC, state.seat, a=1)
        draw(state, state.seat, 1)

    def crown_moved(self, state: State) -> None:
        for owner in range(state.config.players):
            if has_kind(state, owner, SUNDIAL):
                gain_gold(state, owner, 1)
                emit(state, SUNDIAL_STRUCK, PUBLIC, owner)

    def points(self, state: State, seat: int, types: tuple[int, ...]) -> int:
        return 1


# The Juggler, an action card.

JUGGLER: Final[int] = declare_card("lunar_juggler", ACTION_CARD, NO_TYPE, 0, 3)
ACTION_CARDS_OF["third"] = (*ACTION_CARDS_OF[SECOND_VERSION], "lunar_juggler")
PLAY_JUGGLER: Final[int] = declare_verb("play_juggler", SEAT, "play the Juggler for yourself and that player")
JUGGLED: Final = declare_event(
    "juggled",
    "The Juggler brought two players 1 gold each.",
    ("seat=seat:seat the player", "other=with:seat the other player"),
    helps="with",
)


class Juggler(ActionCard):
    """You and another player get 1 gold each."""

    kind: int = JUGGLER
    verbs: tuple[int, ...] = (PLAY_JUGGLER,)

    def ways_to_play(self, state: State, out: list[int]) -> None:
        for seat in others(state, state.seat):
            out.append(PLAY_JUGGLER + seat)

    def play_obstacle(self, state: State, argument: int) -> int:
        return other_player_obstacle(state, argument)

    def play(self, state: State, argument: int) -> None:
        gain_gold(state, state.seat, 1)
        gain_gold(state, argument, 1)
        emit(state, JUGGLED, PUBLIC, state.seat, other=argument)
        put_back(state, JUGGLER)


CARDS.add(Envoy, Sundial, Juggler)

# Everything that clients see of them besides the cards themselves.
IDS: Final = (
    "parley",
    "parley_with",
    "treaty_signed",
    "use_sundial",
    "sundial_used",
    "sundial_struck",
    "lunar_dial",
    "play_juggler",
    "juggled",
    "lunar_juggler",
)
