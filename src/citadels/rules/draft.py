"""The selection phase: discards, and each player choosing a character in secret (D1 to D8)."""

from typing import Final

from citadels.cards.characters import CROWN_RANK, RANK_OF
from citadels.rules.choices import CHOOSE, DISCARD
from citadels.rules.config import ADD_FACE_DOWN, DISCARD_ONE, DISCARD_UNSEEN, KEEP
from citadels.rules.decisions import PILE, DecisionKind, Frame
from citadels.rules.events import (
    CHOSE,
    DISCARDED_CHARACTER,
    FACE_DOWN,
    FACE_DOWN_TAKEN,
    FACE_UP,
    LEFT_OVER,
    NOBODY_KNOWS,
    PASSED,
    emit,
    only,
)
from citadels.rules.fitting import before_first_call
from citadels.rules.hands import next_seat
from citadels.rules.randomness import below, some_of
from citadels.rules.state import DISCARDED_CARD, DRAFT, FACE_DOWN_CARD, FACE_UP_CARD, IN_PILE, State, replaced


def lay_out_discards(state: State) -> None:
    """D1, D2: the cards face up, never rank 4, and one face down, which may be rank 4."""
    if state.config.parameters.face_down_first:
        _draw_face_down(state)
        _draw_face_up(state)
    else:
        _draw_face_up(state)
        _draw_face_down(state)


def _draw_face_up(state: State) -> None:
    ranks = [rank for rank in ranks_in_pile(state) if rank != CROWN_RANK]
    for rank in some_of(state, state.config.face_up, tuple(ranks)):
        lay_face_up(state, rank)


def _draw_face_down(state: State) -> None:
    pile = ranks_in_pile(state)
    lay_face_down(state, pile[below(state, len(pile))])


def lay_face_up(state: State, rank: int) -> None:
    state.held = replaced(state.held, rank, FACE_UP_CARD)
    emit(state, FACE_UP, NOBODY_KNOWS, a=state.config.characters[rank])


def lay_face_down(state: State, rank: int) -> None:
    """D3: in older editions the crowned player looks at it."""
    config = state.config
    state.held = replaced(state.held, rank, FACE_DOWN_CARD)
    knowers = only(state.crown) if config.parameters.face_down_seen else NOBODY_KNOWS
    emit(state, FACE_DOWN, knowers, a=config.characters[rank])


def ranks_in_pile(state: State) -> list[int]:
    """The ranks being passed from player to player."""
    held = state.held
    return [rank for rank in range(1, len(held)) if held[rank] == IN_PILE]


def drafter(state: State, step: int) -> int:
    """The seat of a step of the draft, counted from the crowned player."""
    return next_seat(state, state.crown, state.config.draft[step][1])


def next_draft_step(state: State) -> bool:
    """Do what the draft does next; False when it is over."""
    steps = state.config.draft
    if state.draft_step == len(steps):
        _discard_rest(state)
        return False
    step = state.draft_step
    action = steps[step][0]
    seat = drafter(state, step)
    state.draft_step += 1
    if action == KEEP:
        # D5: the player who takes the face-down card was passed the pile before; the last step never adds it.
        if steps[step - 1][0] != ADD_FACE_DOWN:
            _pass_on(state, seat)
        state.ask(DRAFT_DECISION, seat)
    elif action == DISCARD_ONE:
        state.ask(DRAFT_DISCARD_DECISION, seat)
    elif action == DISCARD_UNSEEN:
        pile = ranks_in_pile(state)
        rank = pile[below(state, len(pile))]
        state.held = replaced(state.held, rank, DISCARDED_CARD)
        emit(state, LEFT_OVER, NOBODY_KNOWS, a=state.config.characters[rank])
    elif action == ADD_FACE_DOWN:
        # D5: the one card from the neighbour, then the one that lay face down.
        _pass_on(state, seat)
        rank = state.held.index(FACE_DOWN_CARD)
        state.held = replaced(state.held, rank, IN_PILE)
        emit(state, FACE_DOWN_TAKEN, only(seat), seat, a=state.config.characters[rank])
    return True


def _pass_on(state: State, seat: int) -> None:
    """A player gets the pile and sees what is in it. Whoever passed it on knows as well (D9)."""
    if state.log is None:
        return
    seen = tuple(state.config.characters[rank] for rank in ranks_in_pile(state))
    knowers = only(seat)
    before = state.draft_step - 2
    if before >= 0 and state.config.draft[before][0] in (KEEP, DISCARD_ONE):
        knowers |= only(drafter(state, before))
    emit(state, PASSED, knowers, seat, a=len(seen), cards=seen)


def _discard_rest(state: State) -> None:
    """D4: the last player discards the other card face down."""
    last = drafter(state, len(state.config.draft) - 1)
    for rank in ranks_in_pile(state):
        state.held = replaced(state.held, rank, DISCARDED_CARD)
        emit(state, LEFT_OVER, only(last), a=state.config.characters[rank])


def draft_fits(state: State, frame: Frame, action: int) -> bool:
    """D1 to D7: the step of the draft says who chooses, and where all characters are."""
    steps = state.config.draft
    if state.phase != DRAFT or not 1 <= state.draft_step <= len(steps) or not before_first_call(state):
        return False
    step = state.draft_step - 1
    return steps[step][0] == action and frame.seat == drafter(state, step) and _are_drafted(state)


def _are_drafted(state: State) -> bool:
    """Whether each place has as many characters as it must have before the current step is decided."""
    config = state.config
    places = [FACE_UP_CARD] * config.face_up + [FACE_DOWN_CARD]
    for step in range(state.draft_step - 1):
        action = config.draft[step][0]
        if action == KEEP:
            places.append(drafter(state, step))
        elif action == ADD_FACE_DOWN:
            places.remove(FACE_DOWN_CARD)
        else:
            places.append(DISCARDED_CARD)
    places += [IN_PILE] * (config.highest_rank - len(places))
    return sorted(places) == sorted(state.held[1:])


class DraftDecision(DecisionKind):
    """D4 to D7: take one of the characters passed on."""

    id: str = "draft"
    text: str = "Choose one of the characters passed to you."
    paragraphs: tuple[str, ...] = ("D4", "D5", "D6", "D7", "D8", "D10")
    opens: str = PILE
    alone: bool = True
    verbs: tuple[int, ...] = (CHOOSE,)
    answers_public: bool = True

    def options(self, state: State) -> list[int]:
        held, characters = state.held, state.config.characters
        return [CHOOSE + characters[rank] for rank in range(1, len(held)) if held[rank] == IN_PILE]

    def apply(self, state: State, choice: int) -> None:
        seat = state.top.seat
        state.answered()
        state.held = replaced(state.held, RANK_OF[choice - CHOOSE], seat)
        emit(state, CHOSE, only(seat), seat, a=choice - CHOOSE)

    def fits(self, state: State, frame: Frame) -> bool:
        return draft_fits(state, frame, KEEP)


DRAFT_DECISION: Final = DraftDecision()


class DraftDiscardDecision(DecisionKind):
    """D6: with two players, discard one of the characters face down."""

    id: str = "draft_discard"
    text: str = "With two players, discard one of the characters face down."
    paragraphs: tuple[str, ...] = ("D6",)
    opens: str = PILE
    alone: bool = True
    verbs: tuple[int, ...] = (DISCARD,)
    answers_public: bool = True

    def options(self, state: State) -> list[int]:
        characters = state.config.characters
        return [DISCARD + characters[rank] for rank in ranks_in_pile(state)]

    def apply(self, state: State, choice: int) -> None:
        seat = state.top.seat
        state.answered()
        state.held = replaced(state.held, RANK_OF[choice - DISCARD], DISCARDED_CARD)
        emit(state, DISCARDED_CHARACTER, only(seat), seat, a=choice - DISCARD)

    def fits(self, state: State, frame: Frame) -> bool:
        return draft_fits(state, frame, DISCARD_ONE)


DRAFT_DISCARD_DECISION: Final = DraftDiscardDecision()
