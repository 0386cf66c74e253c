"""The Emperor (rank 4)."""

from typing import Final

from citadels.cards.characters import CROWN_RANK, EMPEROR
from citadels.cards.districts import NOBLE
from citadels.cards.versions import FORMER
from citadels.rules import event_arguments as arg
from citadels.rules.characters.base import IncomeCharacter
from citadels.rules.choices import (
    GIVE_CROWN,
    HAND_OVER_CARD,
    HAND_OVER_GOLD,
    INCOME,
    TRIBUTE_CARD,
    TRIBUTE_GOLD,
    is_verb,
)
from citadels.rules.crown import move_crown
from citadels.rules.decisions import About, DecisionKind, Frame
from citadels.rules.event_kinds import declare_event
from citadels.rules.events import both, emit
from citadels.rules.fitting import acts_as
from citadels.rules.hands import distinct, move_card, move_gold, others
from citadels.rules.randomness import below
from citadels.rules.reasons import (
    ABILITY_USED,
    ALREADY_HAS_CROWN,
    CROWN_FIRST,
    CROWN_TO_ACROBAT,
    FINE,
    HAS_NO_CARDS,
    HAS_NO_GOLD,
    NO_SUCH_PLAYER,
    NOT_IN_HAND,
    NOT_THIS_DECISION,
    NOT_YOUR_OWN_SEAT,
)
from citadels.rules.state import ABILITY_DONE, CROWN_DONE, CROWN_GIVEN_ON, HELD_UP, INCOME_DONE, State

CROWN_TRIBUTE: Final = declare_event(
    "tribute",
    "The Emperor took 1 gold or a card from the new holder of the crown.",
    (
        arg.WHO,
        arg.FROM,
        "a=gold:number 1, or 0 if the Emperor took a card",
        "b=card:card! the card, null if the Emperor took gold",
    ),
    shows=("card", "from"),
    moves="other>hand_unless_gold",
    harms="from",
    gold="from>seat",
    sound="gold",
)


def receiver_obstacle(state: State, giver: int, seat: int) -> int:
    """C-emperor.2, K10: neither the giver nor the present holder."""
    if seat >= state.config.players:
        return NO_SUCH_PLAYER
    if seat == giver:
        return NOT_YOUR_OWN_SEAT
    return ALREADY_HAS_CROWN if seat == state.crown else FINE


def receivers(state: State, giver: int) -> list[int]:
    return [GIVE_CROWN + seat for seat in others(state, giver) if seat != state.crown]


class Emperor(IncomeCharacter):
    """C-emperor: gold for noble districts; the crown must go to another, who owes a gold or a card."""

    number: int = EMPEROR
    verbs: tuple[int, ...] = (INCOME, GIVE_CROWN)
    income_type: int = NOBLE

    def decisions(self) -> tuple[DecisionKind, ...]:
        return (TRIBUTE_DECISION, CROWN_ON_DECISION)

    def options(self, state: State, out: list[int]) -> None:
        super().options(state, out)
        if not self._crown_obstacle(state):
            out.extend(receivers(state, state.seat))

    def _crown_obstacle(self, state: State) -> int:
        # C-king.5: a Witch going on as the Emperor after the Acrobat gives nothing.
        if state.acrobat:
            return CROWN_TO_ACROBAT
        return ABILITY_USED if state.flags & CROWN_DONE else FINE

    def has_done(self, state: State, verb: int) -> bool:
        return bool(state.flags & CROWN_DONE) if verb == GIVE_CROWN else super().has_done(state, verb)

    def obstacle(self, state: State, verb: int, argument: int) -> int:
        if verb != GIVE_CROWN:
            return super().obstacle(state, verb, argument)
        return self._crown_obstacle(state) or receiver_obstacle(state, state.seat, argument)

    def use(self, state: State, verb: int, argument: int) -> None:
        if verb != GIVE_CROWN:
            super().use(state, verb, argument)
            return
        state.now(CROWN_DONE)
        move_crown(state, argument)
        if state.gold[argument] or state.hands[argument]:
            state.ask(TRIBUTE_DECISION, state.seat, argument)

    def end_obstacle(self, state: State) -> int:
        """K19: the crown must be given before the turn may end."""
        return FINE if self._crown_obstacle(state) else CROWN_FIRST

    def moves_crown(self, state: State) -> bool:
        return not self._crown_obstacle(state)

    def shown_murdered(self, state: State, seat: int) -> None:
        """C-emperor.4: the murdered Emperor still gives the crown on. K20: not after the Acrobat."""
        if not state.acrobat:
            state.ask(CROWN_ON_DECISION, seat)


class DarkCityEmperor(IncomeCharacter):
    """C-emperor in dark-city: the crown goes on at once, and its receiver chooses what to give.

    C-emperor.4: where he is murdered, he stays hidden and the holder keeps the crown.
    """

    number: int = EMPEROR
    version: str = "dark-city"
    income_type: int = NOBLE
    shown_if_murdered: bool = False

    def decisions(self) -> tuple[DecisionKind, ...]:
        return (CROWN_AT_ONCE_DECISION, PAY_TRIBUTE_DECISION)

    def begin(self, state: State) -> None:
        # C-king.5: after the Acrobat a Witch going on as the Emperor does not give it on.
        if not state.acrobat:
            state.ask(CROWN_AT_ONCE_DECISION, state.seat)


class FormerDarkCityEmperor(DarkCityEmperor):
    """C-emperor.4 in dark-city: murdered, he is shown, and the holder keeps the crown."""

    version: str = FORMER["emperor"]
    shown_if_murdered: bool = True


def crowns_at_once(state: State) -> bool:
    """C-emperor.2: the older Emperor."""
    return isinstance(state.config.cast[EMPEROR], DarkCityEmperor)


class TributeDecision(DecisionKind):
    """C-emperor.3, K19: 1 gold or 1 random card from the new holder, what there is. Frame: that holder."""

    id: str = "tribute"
    text: str = "Whether the Emperor takes 1 gold or a random card from the new holder of the crown."
    verbs: tuple[int, ...] = (TRIBUTE_GOLD, TRIBUTE_CARD)
    answers_public: bool = True

    def about(self, state: State) -> list[About]:
        holder = state.top.a
        return [("from", "seat", holder)]

    def options(self, state: State) -> list[int]:
        return [choice for choice in (TRIBUTE_GOLD, TRIBUTE_CARD) if not self.obstacle(state, choice)]

    def obstacle(self, state: State, choice: int) -> int:
        holder = state.top.a
        if choice == TRIBUTE_GOLD:
            return FINE if state.gold[holder] else HAS_NO_GOLD
        if choice == TRIBUTE_CARD:
            return FINE if state.hands[holder] else HAS_NO_CARDS
        return NOT_THIS_DECISION

    def apply(self, state: State, choice: int) -> None:
        emperor, holder = state.top.seat, state.top.a
        state.answered()
        if choice == TRIBUTE_GOLD:
            move_gold(state, holder, emperor, 1)
            emit(state, CROWN_TRIBUTE, both(emperor, holder), emperor, other=holder, a=1)
        else:
            hand = state.hands[holder]
            card = hand[below(state, len(hand))]
            move_card(state, holder, emperor, card)
            emit(state, CROWN_TRIBUTE, both(emperor, holder), emperor, other=holder, a=0, b=card)

    def fits(self, state: State, frame: Frame) -> bool:
        given = bool(state.flags & CROWN_DONE) and frame.a == state.crown != state.seat
        return acts_as(state, frame, EMPEROR) and given and not crowns_at_once(state)


TRIBUTE_DECISION: Final = TributeDecision()


class CrownOnDecision(DecisionKind):
    """C-emperor.4: at the end of the round, for a murdered Emperor."""

    id: str = "crown_on"
    public: bool = True
    text: str = "To whom a murdered Emperor gives the crown at the end of the round."
    alone: bool = True
    verbs: tuple[int, ...] = (GIVE_CROWN,)
    answers_public: bool = True

    def options(self, state: State) -> list[int]:
        return receivers(state, state.top.seat)

    def obstacle(self, state: State, choice: int) -> int:
        if not is_verb(choice, GIVE_CROWN):
            return NOT_THIS_DECISION
        return receiver_obstacle(state, state.top.seat, choice - GIVE_CROWN)

    def apply(self, state: State, choice: int) -> None:
        state.answered()
        move_crown(state, choice - GIVE_CROWN)

    def fits(self, state: State, frame: Frame) -> bool:
        """C-emperor.4: after the last call, the murdered Emperor has been shown."""
        after = state.phase == CROWN_GIVEN_ON and state.called == state.config.highest_rank
        emperor = state.config.characters[CROWN_RANK] == EMPEROR and state.murdered == CROWN_RANK
        shown = bool(state.revealed >> CROWN_RANK & 1) and state.held[CROWN_RANK] == frame.seat
        return after and emperor and shown and not crowns_at_once(state)


CROWN_ON_DECISION: Final = CrownOnDecision()


class CrownAtOnceDecision(CrownOnDecision):
    """C-emperor.2 in dark-city: before anything else of the turn; the receiver owes a gold or a card."""

    id: str = "crown_at_once"
    text: str = "To whom the Emperor gives the crown, before anything else in the turn."
    alone: bool = False

    def apply(self, state: State, choice: int) -> None:
        super().apply(state, choice)
        holder = choice - GIVE_CROWN
        if state.gold[holder] or state.hands[holder]:
            state.ask(PAY_TRIBUTE_DECISION, holder, state.seat)

    def fits(self, state: State, frame: Frame) -> bool:
        """The first thing of the turn."""
        first = not state.flags & (INCOME_DONE | ABILITY_DONE)
        return acts_as(state, frame, EMPEROR) and crowns_at_once(state) and first


CROWN_AT_ONCE_DECISION: Final = CrownAtOnceDecision()


class PayTributeDecision(DecisionKind):
    """C-emperor.3 in dark-city: the new holder gives 1 gold or a card of choice. Frame: the Emperor."""

    id: str = "pay_tribute"
    text: str = "What the new holder of the crown gives the Emperor."
    verbs: tuple[int, ...] = (HAND_OVER_GOLD, HAND_OVER_CARD)

    def about(self, state: State) -> list[About]:
        emperor = state.top.a
        return [("to", "seat", emperor)]

    def options(self, state: State) -> list[int]:
        holder = state.top.seat
        gold = [HAND_OVER_GOLD] if state.gold[holder] else []
        return [*gold, *(HAND_OVER_CARD + card for card in distinct(state.hands[holder]))]

    def obstacle(self, state: State, choice: int) -> int:
        if choice == HAND_OVER_GOLD:
            return HAS_NO_GOLD
        return NOT_IN_HAND if is_verb(choice, HAND_OVER_CARD) else NOT_THIS_DECISION

    def apply(self, state: State, choice: int) -> None:
        holder, emperor = state.top.seat, state.top.a
        state.answered()
        if choice == HAND_OVER_GOLD:
            move_gold(state, holder, emperor, 1)
            emit(state, CROWN_TRIBUTE, both(emperor, holder), emperor, other=holder, a=1)
        else:
            card = choice - HAND_OVER_CARD
            move_card(state, holder, emperor, card)
            emit(state, CROWN_TRIBUTE, both(emperor, holder), emperor, other=holder, a=0, b=card)

    def fits(self, state: State, frame: Frame) -> bool:
        """The new holder of the crown has something to give."""
        holder, emperor = frame.seat, frame.a
        something = bool(state.gold[holder] or state.hands[holder])
        owed = state.acting == EMPEROR and emperor == state.seat != holder == state.crown
        return owed and something and not state.flags & HELD_UP and crowns_at_once(state)


PAY_TRIBUTE_DECISION: Final = PayTributeDecision()
