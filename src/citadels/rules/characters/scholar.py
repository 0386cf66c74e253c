"""The Scholar (rank 7)."""

from typing import Final

from citadels.cards.characters import SCHOLAR
from citadels.rules.characters.base import Character
from citadels.rules.choices import STUDY
from citadels.rules.decisions import HIDDEN_CARDS, DecisionKind, Frame
from citadels.rules.events import CARDS_GATHERED, DECK_SHUFFLED, PUBLIC, emit, only
from citadels.rules.fitting import uses_ability
from citadels.rules.gathering import KeepDecision
from citadels.rules.hands import draw_obstacle, put_under_deck, top_cards
from citadels.rules.randomness import shuffled
from citadels.rules.reasons import ABILITY_USED
from citadels.rules.state import ABILITY_DONE, State


class Scholar(Character):
    """C-scholar: draw 7 cards, keep 1, shuffle the others into the deck; up to 2 districts in the turn."""

    number: int = SCHOLAR
    verbs: tuple[int, ...] = (STUDY,)
    build_limit: int = 2

    def decisions(self) -> tuple[DecisionKind, ...]:
        return (STUDY_DECISION,)

    def options(self, state: State, out: list[int]) -> None:
        if not self.obstacle(state, STUDY, 0):
            out.append(STUDY)

    def obstacle(self, state: State, verb: int, argument: int) -> int:
        return ABILITY_USED if state.flags & ABILITY_DONE else draw_obstacle(state)

    def use(self, state: State, verb: int, argument: int) -> None:
        state.now(ABILITY_DONE)
        cards = top_cards(state, 7)
        emit(state, CARDS_GATHERED, only(state.seat), state.seat, a=len(cards), b=1, cards=cards)
        if cards:
            state.aside = cards
            state.ask(STUDY_DECISION, state.seat)


class StudyDecision(KeepDecision):
    """C-scholar: one of the cards drawn is kept (R52: of as many as there were), the deck is shuffled."""

    id: str = "study"
    text: str = "Which of the seven cards the Scholar keeps."
    table: str = HIDDEN_CARDS

    def refuse(self, state: State, cards: tuple[int, ...]) -> None:
        """Into the deck, whether there is a discard pile or not."""
        put_under_deck(state, cards)

    def kept(self, state: State) -> None:
        state.deck = shuffled(state, state.deck)
        emit(state, DECK_SHUFFLED, PUBLIC, state.seat)

    def fits(self, state: State, frame: Frame) -> bool:
        return uses_ability(state, frame, SCHOLAR) and bool(state.aside)


STUDY_DECISION: Final = StudyDecision()
