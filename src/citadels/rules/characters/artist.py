"""The Artist (rank 9)."""

from typing import Final

from citadels.cards.characters import ARTIST
from citadels.cards.districts import GOLD_SHIFT, KIND_MASK
from citadels.rules import event_arguments as arg
from citadels.rules.characters.base import Character
from citadels.rules.choices import BEAUTIFY, STOP_BEAUTIFYING, is_verb
from citadels.rules.city import distinct_districts
from citadels.rules.decisions import DecisionKind, Frame
from citadels.rules.event_kinds import BANK, declare_event
from citadels.rules.events import PUBLIC, emit
from citadels.rules.fitting import uses_ability
from citadels.rules.hands import gain_gold
from citadels.rules.reasons import (
    ABILITY_USED,
    ALREADY_BEAUTIFUL,
    FINE,
    NO_DISTRICT,
    NOT_IN_CITY,
    NOT_THIS_DECISION,
    TOO_DEAR,
    reason,
)
from citadels.rules.state import ABILITY_DONE, State

BEAUTIFIED: Final = declare_event(
    "beautified",
    "The Artist put 1 gold on a district.",
    (arg.WHO, arg.CARD),
    gold=f"seat>{BANK}",
)


def beautify_obstacle(state: State, district: int) -> int:
    if district not in state.cities[state.seat]:
        return NOT_IN_CITY
    if not state.config.districts[district & KIND_MASK].is_district:
        return NO_DISTRICT
    if district >> GOLD_SHIFT:
        return ALREADY_BEAUTIFUL
    return FINE if state.gold[state.seat] else reason(TOO_DEAR, 1)


def beautify_options(state: State) -> list[int]:
    return [
        BEAUTIFY + district
        for district in distinct_districts(state, state.seat)
        if not beautify_obstacle(state, district)
    ]


def beautify(state: State, district: int) -> None:
    """Gold from the stash onto a district: it costs 1 more for every purpose, for good."""
    seat = state.seat
    gain_gold(state, seat, -1)
    city = list(state.cities[seat])
    city[city.index(district)] = district | 1 << GOLD_SHIFT
    state.cities = (*state.cities[:seat], tuple(city), *state.cities[seat + 1 :])
    emit(state, BEAUTIFIED, PUBLIC, seat, a=district & KIND_MASK)


class Artist(Character):
    """C-artist: gold on one or two of your districts that have none."""

    number: int = ARTIST
    verbs: tuple[int, ...] = (BEAUTIFY,)

    def decisions(self) -> tuple[DecisionKind, ...]:
        return (BEAUTIFY_DECISION,)

    def options(self, state: State, out: list[int]) -> None:
        if not state.flags & ABILITY_DONE:
            out.extend(beautify_options(state))

    def obstacle(self, state: State, verb: int, argument: int) -> int:
        return ABILITY_USED if state.flags & ABILITY_DONE else beautify_obstacle(state, argument)

    def use(self, state: State, verb: int, argument: int) -> None:
        state.now(ABILITY_DONE)
        beautify(state, argument)
        state.ask(BEAUTIFY_DECISION, state.seat)


class BeautifyDecision(DecisionKind):
    """C-artist: a second district, or not."""

    id: str = "beautify"
    text: str = "On which second district the Artist puts gold, if any."
    verbs: tuple[int, ...] = (BEAUTIFY, STOP_BEAUTIFYING)
    answers_public: bool = True

    def options(self, state: State) -> list[int]:
        return [*beautify_options(state), STOP_BEAUTIFYING]

    def obstacle(self, state: State, choice: int) -> int:
        if not is_verb(choice, BEAUTIFY):
            return NOT_THIS_DECISION
        return beautify_obstacle(state, choice - BEAUTIFY)

    def apply(self, state: State, choice: int) -> None:
        state.answered()
        if choice != STOP_BEAUTIFYING:
            beautify(state, choice - BEAUTIFY)

    def fits(self, state: State, frame: Frame) -> bool:
        return uses_ability(state, frame, ARTIST)


BEAUTIFY_DECISION: Final = BeautifyDecision()
