"""The Spy (rank 2)."""

from typing import Final

from citadels.cards.characters import SPY
from citadels.cards.districts import TYPE_OF
from citadels.rules import event_arguments as arg
from citadels.rules.characters.base import Character, other_player_obstacle
from citadels.rules.choices import SPY_ON, TYPES
from citadels.rules.event_kinds import ALWAYS, declare_event
from citadels.rules.events import GOLD_TAKEN, PUBLIC, both, emit
from citadels.rules.hands import draw, move_gold, others
from citadels.rules.reasons import ABILITY_USED
from citadels.rules.state import ABILITY_DONE, State

SPIED: Final = declare_event(
    "spied",
    "The Spy looked at a hand and counted the cards of one type.",
    (arg.WHO, arg.OF, "a=type:type the type of district", arg.COUNT.replace("a=", "b="), arg.HAND),
    reveals=ALWAYS,
    moves="other_counted",
    concerns="of",
)


class Spy(Character):
    """C-spy: choose a player and a type, see the hand; 1 gold from them and 1 card for each such card."""

    number: int = SPY
    verbs: tuple[int, ...] = (SPY_ON,)

    def options(self, state: State, out: list[int]) -> None:
        if not state.flags & ABILITY_DONE:
            for seat in others(state, state.seat):
                for type in range(TYPES):
                    out.append(SPY_ON + seat * TYPES + type)

    def obstacle(self, state: State, verb: int, argument: int) -> int:
        if state.flags & ABILITY_DONE:
            return ABILITY_USED
        return other_player_obstacle(state, argument // TYPES)

    def use(self, state: State, verb: int, argument: int) -> None:
        state.now(ABILITY_DONE)
        spy, seat, type = state.seat, argument // TYPES, argument % TYPES
        hand = state.hands[seat]
        count = 0
        for card in hand:
            if TYPE_OF[card] == type:
                count += 1
        emit(state, SPIED, both(spy, seat), spy, other=seat, a=type, b=count, cards=hand)
        if count:
            # C-spy.2: too little gold does not make the cards fewer.
            gold = min(count, state.gold[seat])
            move_gold(state, seat, spy, gold)
            emit(state, GOLD_TAKEN, PUBLIC, spy, other=seat, a=gold)
            draw(state, spy, count)
