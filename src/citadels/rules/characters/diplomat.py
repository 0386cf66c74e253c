"""The Diplomat (rank 8)."""

from typing import Final

from citadels.cards.characters import DIPLOMAT
from citadels.cards.districts import KIND_MASK
from citadels.rules import event_arguments as arg
from citadels.rules.choices import EXCHANGE_FOR, INCOME, OFFER, is_verb
from citadels.rules.city import distinct_districts, district_cost, exchange, has_kind
from citadels.rules.decisions import About, DecisionKind, Frame
from citadels.rules.event_kinds import EACH, declare_event
from citadels.rules.events import PAID_PLAYER, PUBLIC, emit
from citadels.rules.fitting import acts_as
from citadels.rules.hands import move_gold, others
from citadels.rules.rank_eight import (
    RankEight,
    city_obstacle,
    district_obstacle,
    district_of,
    seat_of,
    surcharge,
    target,
    target_obstacle,
)
from citadels.rules.reasons import (
    ABILITY_USED,
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
    sound="destroy",
    moment=EACH,
)


def exchange_price(state: State, owner: int, given: int, taken: int) -> int:
    """C-diplomat.2, .5, K17: the difference, and 1 more for a Great Wall, both paid to the owner."""
    return max(0, district_cost(state, taken) - district_cost(state, given)) + surcharge(state, owner, taken)


def exchange_obstacle(state: State, given: int, owner: int, taken: int) -> int:
    """Why a district may not be exchanged for one of another player."""
    if owner == state.seat:
        return NOT_OWN_CITY
    obstacle = target_obstacle(state, owner, taken, takes_from_complete(state))
    return obstacle or _terms_obstacle(state, given, owner, taken)


def _terms_obstacle(state: State, given: int, owner: int, taken: int) -> int:
    """Why two districts may not be exchanged, both of which rank 8 may touch."""
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
    complete_too = takes_from_complete(state)
    for owner in others(state, state.seat):
        if not city_obstacle(state, owner, complete_too):
            for district in distinct_districts(state, owner):
                if not (district_obstacle(state, district) or _terms_obstacle(state, given, owner, district)):
                    found.append(EXCHANGE_FOR + target(owner, district))
                    if one_is_enough:
                        return found
    return found


class Diplomat(RankEight):
    """C-diplomat: gold for military districts; exchange one of yours for one of another player's."""

    number: int = DIPLOMAT
    gives_any_district: bool = False  # C-diplomat.6: the Keep, too
    takes_from_complete: bool = False  # C-diplomat.7
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
        # K16: neither their Keep nor a Big Top. C-diplomat.3: the Diplomat's own city may be complete.
        obstacle = district_obstacle(state, district)
        if obstacle == NO_DISTRICT or (obstacle and not self.gives_any_district):
            return obstacle
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
    """C-diplomat.6, .7 in dark-city: at the end of the turn; gives a Keep, takes from completed cities."""

    version: str = "dark-city"
    at_end_of_turn: bool = True
    gives_any_district: bool = True
    takes_from_complete: bool = True


def takes_from_complete(state: State) -> bool:
    """C-diplomat.7: whether completed cities are not safe from the exchange."""
    diplomat = state.config.cast[DIPLOMAT]
    assert isinstance(diplomat, Diplomat)
    return diplomat.takes_from_complete


def offered_district(state: State) -> int:
    """The district that the Diplomat gives away, while the other one is chosen."""
    return state.top.a


class ExchangeDecision(DecisionKind):
    """C-diplomat.2: what to take for the district offered. Frame: that district."""

    id: str = "exchange"
    text: str = "Which district the Diplomat takes for the one offered."
    verbs: tuple[int, ...] = (EXCHANGE_FOR,)
    answers_public: bool = True

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
