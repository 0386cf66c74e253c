"""The Diplomat (rank 8)."""

from typing import Final

from citadels.cards.characters import DIPLOMAT
from citadels.cards.districts import KIND_MASK
from citadels.rules import event_arguments as arg
from citadels.rules.choices import EXCHANGE_FOR, INCOME, OFFER, is_verb
from citadels.rules.city import distinct_districts, district_cost, exchange, has_kind
from citadels.rules.decisions import About, DecisionKind, Frame
from citadels.rules.event_kinds import declare_event
from citadels.rules.events import PAID_PLAYER, PUBLIC, emit
from citadels.rules.fitting import acts_as
from citadels.rules.hands import move_gold, others
from citadels.rules.rank_eight import (
    RankEight,
    city_obstacle,
    district_of,
    seat_of,
    surcharge,
    target,
    target_obstacle,
)
from citadels.rules.reasons import (
    ABILITY_USED,
    BISHOP_PROTECTS,
    FINE,
    NO_DISTRICT,
    NO_EXCHANGE_POSSIBLE,
    NOT_IN_CITY,
    NOT_OWN_CITY,
    NOT_THIS_DECISION,
    THEY_HAVE_THAT,
    TOO_DEAR,
    YOU_HAVE_THAT,
    reason,
)
from citadels.rules.state import ABILITY_DONE, State

OFFERED: Final = declare_event(
    "offered", "The Diplomat offered a district of their own city.", (arg.WHO, arg.DISTRICT)
)
EXCHANGED: Final = declare_event(
    "exchanged",
    "The Diplomat exchanged two districts.",
    (
        arg.WHO,
        arg.WITH,
        "a=given:district the district that the Diplomat gave",
        "b=taken:district the district that the Diplomat got",
    ),
    harms="with",
)


def exchange_price(state: State, owner: int, given: int, taken: int) -> int:
    """C-diplomat.2, .5, K17: the difference, and 1 more for a Great Wall, both paid to the owner."""
    return max(0, district_cost(state, taken) - district_cost(state, given)) + surcharge(state, owner, taken)


def exchange_obstacle(state: State, given: int, owner: int, taken: int) -> int:
    """Why one own district may not go for one of another player."""
    if owner == state.seat:
        return NOT_OWN_CITY
    obstacle = target_obstacle(state, owner, taken)
    if obstacle:
        return obstacle
    # C-diplomat.4, compared before the exchange.
    if has_kind(state, state.seat, taken & KIND_MASK):
        return YOU_HAVE_THAT
    if has_kind(state, owner, given & KIND_MASK):
        return THEY_HAVE_THAT
    missing = exchange_price(state, owner, given, taken) - state.gold[state.seat]
    return reason(TOO_DEAR, missing) if missing > 0 else FINE


def exchanges(state: State, given: int, one_is_enough: bool = False) -> list[int]:
    """Every district that the Diplomat can get for this one."""
    found: list[int] = []
    for owner in others(state, state.seat):
        if not city_obstacle(state, owner):
            for district in distinct_districts(state, owner):
                if not exchange_obstacle(state, given, owner, district):
                    found.append(EXCHANGE_FOR + target(owner, district))
                    if one_is_enough:
                        return found
    return found


class Diplomat(RankEight):
    """C-diplomat: gold for military districts; exchange one of yours for one of another player's."""

    number: int = DIPLOMAT
    verbs: tuple[int, ...] = (INCOME, OFFER)

    def decisions(self) -> tuple[DecisionKind, ...]:
        return (EXCHANGE_DECISION,)

    def options(self, state: State, out: list[int]) -> None:
        super().options(state, out)
        if not state.flags & ABILITY_DONE and not self.time_obstacle(state):
            for district in distinct_districts(state, state.seat):
                if not self._offer_obstacle(state, district):
                    out.append(OFFER + district)

    def _offer_obstacle(self, state: State, district: int) -> int:
        if state.flags & ABILITY_DONE:
            return ABILITY_USED
        if district not in state.cities[state.seat]:
            return NOT_IN_CITY
        # K16: neither their Keep or Big Top nor, as the Bishop, their own districts.
        # C-diplomat.3: a completed own city may give.
        kind = state.config.districts[district & KIND_MASK]
        if not kind.is_district:
            return NO_DISTRICT
        if kind.rank_8_obstacle:
            return kind.rank_8_obstacle
        if state.protected == state.seat:
            return BISHOP_PROTECTS
        return FINE if exchanges(state, district, one_is_enough=True) else NO_EXCHANGE_POSSIBLE

    def obstacle(self, state: State, verb: int, argument: int) -> int:
        return (
            self._offer_obstacle(state, argument) or self.time_obstacle(state)
            if verb == OFFER
            else super().obstacle(state, verb, argument)
        )

    def use(self, state: State, verb: int, argument: int) -> None:
        if verb == OFFER:
            emit(state, OFFERED, PUBLIC, state.seat, a=argument)
            state.ask(EXCHANGE_DECISION, state.seat, argument)
        else:
            super().use(state, verb, argument)


class DarkCityDiplomat(Diplomat):
    """C-diplomat in dark-city: at the end of the turn."""

    version: str = "dark-city"
    at_end_of_turn: bool = True


def offered_district(state: State) -> int:
    """The district that the Diplomat gives away, while the other one is chosen."""
    return state.top.a


class ExchangeDecision(DecisionKind):
    """C-diplomat.2: what to take for the district offered. Frame: that district."""

    id: str = "exchange"
    text: str = "Which district the Diplomat takes for the one offered."
    verbs: tuple[int, ...] = (EXCHANGE_FOR,)

    def about(self, state: State) -> list[About]:
        return [("offered", "district", offered_district(state))]

    def options(self, state: State) -> list[int]:
        return exchanges(state, offered_district(state))

    def obstacle(self, state: State, choice: int) -> int:
        if not is_verb(choice, EXCHANGE_FOR):
            return NOT_THIS_DECISION
        wanted = choice - EXCHANGE_FOR
        return exchange_obstacle(state, offered_district(state), seat_of(wanted), district_of(wanted))

    def apply(self, state: State, choice: int) -> None:
        seat, given = state.top.seat, offered_district(state)
        owner, taken = seat_of(choice - EXCHANGE_FOR), district_of(choice - EXCHANGE_FOR)
        state.answered()
        character = state.character
        assert isinstance(character, Diplomat)
        character.ability_done(state)
        gold = exchange_price(state, owner, given, taken)
        emit(state, EXCHANGED, PUBLIC, seat, other=owner, a=given, b=taken)
        if gold:
            move_gold(state, seat, owner, gold)
            emit(state, PAID_PLAYER, PUBLIC, seat, other=owner, a=gold)
        exchange(state, seat, given, owner, taken)

    def fits(self, state: State, frame: Frame) -> bool:
        """The ability counts as used after the exchange."""
        unused = not state.flags & ABILITY_DONE
        return acts_as(state, frame, DIPLOMAT) and unused and frame.a in state.cities[state.seat]


EXCHANGE_DECISION: Final = ExchangeDecision()
