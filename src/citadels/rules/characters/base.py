"""The hooks of a character: each character overrides those that its card needs."""

from citadels.cards.characters import NOBODY, RANK_OF
from citadels.rules.card import Card
from citadels.rules.choices import INCOME, VERBS
from citadels.rules.city import income_count
from citadels.rules.events import INCOME_IN, PUBLIC, emit
from citadels.rules.hands import cards_left, draw, draw_obstacle, gain_gold
from citadels.rules.reasons import (
    ABILITY_USED,
    FINE,
    INCOME_TAKEN,
    NO_SUCH_PLAYER,
    NOT_IN_PLAY,
    NOT_YOUR_OWN_SEAT,
    NOTHING_TO_GAIN,
)
from citadels.rules.state import ABILITY_DONE, INCOME_DONE, State


class Character(Card):
    """A character without any ability; characters override what their card says."""

    number: int = NOBODY
    build_limit: int = 1
    may_build: bool = True
    may_build_identical: bool = False
    shown_if_murdered: bool = True  # at the end of the round, as rank 4 (T11)
    plays_action_cards: bool = True  # also where ``only_ability`` forbids everything else
    only_ability: int = FINE  # why nothing but gathering and the ability is possible in its turn

    def counts_towards_limit(self, kind: int) -> bool:
        return True

    def takes_hold(self, state: State, seat: int) -> None:
        """What its turn brings for the rest of the round, from its beginning on; ``seat`` has that turn.

        A scenario that starts later in the round asks for it too.
        """

    def begin(self, state: State) -> None:
        """The turn of this character begins; also for a Witch who goes on as this character."""

    def gathered(self, state: State) -> None:
        """After gathering, or when a Witch goes on as this character without it: what happens by itself."""

    def has_done(self, state: State, verb: int) -> bool:
        """Whether this turn has already seen what one of its verbs does."""
        return bool(state.flags & ABILITY_DONE)

    def end_obstacle(self, state: State) -> int:
        """What must be done before the turn may end (T9)."""
        return FINE

    def moves_crown(self, state: State) -> bool:
        """Whether the crown is still to change hands in this turn."""
        return False

    def settle_crown(self, state: State) -> None:
        """The first thing at the end of a turn: a crown not yet taken (K8)."""

    def end_of_turn(self, state: State) -> None:
        """At the end of a turn, after the uniques of the city have had their effect (K8)."""

    def bewitched(self, state: State, seat: int) -> None:
        """The bewitched holder of this character has gathered and the short turn is over."""

    def shown_murdered(self, state: State, seat: int) -> None:
        """The murdered holder of this rank-4 character is shown at the end of the round (T11)."""


class IncomeCharacter(Character):
    """A character with an income for districts of one type, taken once and all at once (T7, R02)."""

    verbs: tuple[int, ...] = (INCOME,)
    income_type: int
    income_in_cards: bool = False

    def options(self, state: State, out: list[int]) -> None:
        if not state.flags & INCOME_DONE and not self.income_obstacle(state):
            out.append(INCOME)

    def income_obstacle(self, state: State) -> int:
        """P3: why the income would bring nothing."""
        if not income_count(state, state.seat, self.income_type):
            return NOTHING_TO_GAIN
        return draw_obstacle(state) if self.income_in_cards else FINE

    def use(self, state: State, verb: int, argument: int) -> None:
        count = income_count(state, state.seat, self.income_type)
        if self.income_in_cards:
            self.take_income(state, 0, count)
        else:
            self.take_income(state, count, 0)

    def take_income(self, state: State, gold: int, cards: int) -> None:
        state.now(INCOME_DONE)
        gain_gold(state, state.seat, gold)
        emit(state, INCOME_IN, PUBLIC, state.seat, a=gold, b=min(cards, cards_left(state)))
        if cards:
            draw(state, state.seat, cards)

    def has_done(self, state: State, verb: int) -> bool:
        if VERBS[verb].step == VERBS[INCOME].step:
            return bool(state.flags & INCOME_DONE)
        return super().has_done(state, verb)

    def obstacle(self, state: State, verb: int, argument: int) -> int:
        if state.flags & INCOME_DONE:
            return INCOME_TAKEN
        return self.income_obstacle(state)


def character_in_play(state: State, character: int) -> int:
    """The rank of a character of the chosen set, discarded ones included; 0 for any other."""
    rank = RANK_OF[character]
    return rank if rank <= state.config.highest_rank and state.config.characters[rank] == character else 0


def naming_obstacle(state: State, character: int) -> int:
    """What every naming requires: the ability is unused and the character is in play."""
    if state.flags & ABILITY_DONE:
        return ABILITY_USED
    return FINE if character_in_play(state, character) else NOT_IN_PLAY


def other_player_obstacle(state: State, seat: int) -> int:
    if seat >= state.config.players:
        return NO_SUCH_PLAYER
    return NOT_YOUR_OWN_SEAT if seat == state.seat else FINE
