"""The Magician (rank 3)."""

from typing import Final

from citadels.cards.characters import MAGICIAN
from citadels.rules import event_arguments as arg
from citadels.rules.characters.base import Character, other_player_obstacle
from citadels.rules.choices import DRAW_REPLACEMENTS, REPLACE, SWAP_HANDS
from citadels.rules.decisions import HIDDEN_CARDS, About, DecisionKind, Frame
from citadels.rules.event_kinds import ALWAYS, declare_event
from citadels.rules.events import both, emit, only
from citadels.rules.fitting import uses_ability
from citadels.rules.hands import (
    discard,
    distinct,
    draw,
    draw_obstacle,
    lose_card,
    others,
    put_under_deck,
    set_hand,
)
from citadels.rules.reasons import ABILITY_USED, NOT_IN_HAND
from citadels.rules.state import ABILITY_DONE, State

HANDS_SWAPPED: Final = declare_event(
    "hands_swapped",
    "The Magician swapped hands with another player.",
    (
        arg.WHO,
        arg.WITH,
        "cards=given:cards! the hand that the Magician gave",
        "more=received:cards! the hand that the Magician got",
    ),
    reveals=ALWAYS,
    moves="hand<>other",
    harms="with",
    sound="card",
)
PUT_ASIDE: Final = declare_event(
    "put_aside", "The Magician put a card aside.", (arg.WHO, arg.SECRET_CARD), moves="hand>table"
)
CARDS_REPLACED: Final = declare_event(
    "cards_replaced",
    "The Magician put cards under the deck, to draw as many.",
    (arg.WHO, arg.COUNT, "cards=cards:cards! the cards put under the deck"),
    moves="table>away",
    sound="card",
)


class Magician(Character):
    """C-magician: swap hands with another player, or put any number of cards away and draw as many."""

    number: int = MAGICIAN
    verbs: tuple[int, ...] = (SWAP_HANDS, REPLACE)

    def decisions(self) -> tuple[DecisionKind, ...]:
        return (REPLACE_DECISION,)

    def options(self, state: State, out: list[int]) -> None:
        if state.flags & ABILITY_DONE:
            return
        for seat in others(state, state.seat):
            out.append(SWAP_HANDS + seat)
        if not draw_obstacle(state):
            for card in distinct(state.hands[state.seat]):
                out.append(REPLACE + card)

    def obstacle(self, state: State, verb: int, argument: int) -> int:
        if state.flags & ABILITY_DONE:
            return ABILITY_USED
        if verb == SWAP_HANDS:
            return other_player_obstacle(state, argument)
        # P3: from an empty deck the same cards would come back.
        return draw_obstacle(state) if argument in state.hands[state.seat] else NOT_IN_HAND

    def put_away(self, state: State, cards: tuple[int, ...]) -> None:
        """Where the cards go that are replaced (T4)."""
        discard(state, cards)

    def use(self, state: State, verb: int, argument: int) -> None:
        state.now(ABILITY_DONE)
        if verb == REPLACE:
            state.ask(REPLACE_DECISION, state.seat)
            put_aside(state, argument)
            return
        seat, other = state.seat, argument
        given, received = state.hands[seat], state.hands[other]
        set_hand(state, seat, received)
        set_hand(state, other, given)
        emit(state, HANDS_SWAPPED, both(seat, other), seat, other=other, cards=given, more=received)


class DarkCityMagician(Magician):
    """C-magician in dark-city: the cards go under the deck, not onto the discard pile (T4)."""

    version: str = "dark-city"

    def put_away(self, state: State, cards: tuple[int, ...]) -> None:
        put_under_deck(state, cards)


def put_aside(state: State, card: int) -> None:
    lose_card(state, state.seat, card)
    state.aside = (*state.aside, card)
    emit(state, PUT_ASIDE, only(state.seat), state.seat, a=card)


class ReplaceDecision(DecisionKind):
    """K21: the cards go away first, in the order chosen, then as many are drawn."""

    id: str = "replace"
    text: str = "Which other card the Magician puts under the deck, or whether that is enough."
    table: str = HIDDEN_CARDS
    verbs: tuple[int, ...] = (REPLACE, DRAW_REPLACEMENTS)

    def about(self, state: State) -> list[About]:
        return [("count", "number", len(state.aside))]

    def options(self, state: State) -> list[int]:
        return [DRAW_REPLACEMENTS, *(REPLACE + card for card in distinct(state.hands[state.seat]))]

    def apply(self, state: State, choice: int) -> None:
        if choice != DRAW_REPLACEMENTS:
            put_aside(state, choice - REPLACE)
            return
        state.answered()
        cards = state.aside
        state.aside = ()
        character = state.character
        assert isinstance(character, Magician)
        character.put_away(state, cards)
        emit(state, CARDS_REPLACED, only(state.seat), state.seat, a=len(cards), cards=cards)
        draw(state, state.seat, len(cards))

    def fits(self, state: State, frame: Frame) -> bool:
        """At least one card is put aside already."""
        return uses_ability(state, frame, MAGICIAN) and bool(state.aside)


REPLACE_DECISION: Final = ReplaceDecision()
