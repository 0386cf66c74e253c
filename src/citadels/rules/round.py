"""A round: the draft, the calling of the ranks, and what comes after the last one (T1, T11)."""

from citadels.cards.characters import CROWN_RANK
from citadels.cards.districts import STRONGMAN
from citadels.rules.actions.acrobat import ask_acrobat
from citadels.rules.actions.base import action_card
from citadels.rules.characters.queen import pay_queen_at_round_end
from citadels.rules.characters.thief import rob
from citadels.rules.draft import lay_out_discards, next_draft_step
from citadels.rules.events import (
    CALLED,
    GAME_ENDED,
    MURDERED_SHOWN,
    PUBLIC,
    REVEALED,
    ROUND_STARTED,
    SILENT,
    emit,
)
from citadels.rules.events import (
    RESUMED as RESUMED_EVENT,
)
from citadels.rules.state import (
    ACTION_PLAYED,
    AFTER_DRAFT,
    ANSWERING,
    BEWITCHED,
    BEWITCHED_GATHERED,
    CALLING,
    CROWN_GIVEN_ON,
    DRAFT,
    FINISHED,
    GATHERED,
    NEW_ROUND,
    RESUMED,
    ROUND_END,
    STRONG,
    State,
    clear_round,
)
from citadels.rules.turn import begin_turn
from citadels.rules.uniques.hospital import ask_hospital_owner
from citadels.rules.uniques.theater import ask_theater_owner


def proceed(state: State) -> None:
    """No decision is open: go on until one is, or the game is over."""
    while not state.is_open and state.phase != FINISHED:
        if state.phase == NEW_ROUND:
            start_round(state)
        elif state.phase == DRAFT:
            if not next_draft_step(state):
                state.phase = AFTER_DRAFT
        elif state.phase == AFTER_DRAFT:
            state.phase = CALLING
            ask_theater_owner(state)
        elif state.phase == CALLING:
            call_next(state)
        elif state.phase == ANSWERING:
            state.phase = CALLING
            answer(state, state.flags & (ACTION_PLAYED | STRONG))
        elif state.phase == BEWITCHED_GATHERED:
            resume_witch(state)
        elif state.phase == ROUND_END:
            show_murdered(state)
        else:
            finish_round(state)


def start_round(state: State) -> None:
    """All characters go back and the crowned player deals them out anew (D1)."""
    state.round += 1
    state.phase = DRAFT
    clear_round(state)
    emit(state, ROUND_STARTED, PUBLIC, state.crown, a=state.round)
    lay_out_discards(state)


def call_next(state: State) -> None:
    """T1: the crowned player calls the next rank. K26: its holder may have a Strongman to show first."""
    if state.called == state.config.highest_rank:
        state.phase = ROUND_END
        return
    state.called += 1
    rank = state.called
    emit(state, CALLED, PUBLIC, state.crown, a=state.config.characters[rank])
    if action_card(state, STRONGMAN).rank_called(state, rank):
        state.phase = ANSWERING
        state.flags = 0
    else:
        answer(state, 0)


def answer(state: State, flags: int) -> None:
    """T1: the holder of the called character reveals it and takes a turn; a murdered one stays silent."""
    rank = state.called
    character = state.config.characters[rank]
    seat = state.held[rank]
    if rank == state.murdered and ask_hospital_owner(state):
        return
    if seat < 0 or rank == state.murdered:
        emit(state, SILENT, PUBLIC, a=character)
        ask_acrobat(state, True)
        return
    state.revealed |= 1 << rank
    emit(state, REVEALED, PUBLIC, seat, a=character)
    if rank == state.robbed:
        rob(state, seat)
    if rank == state.bewitched:
        # C-witch.2: the short turn; the Witch goes on when it is over.
        state.phase = BEWITCHED_GATHERED
        begin_turn(state, seat, rank, BEWITCHED)
        ask_acrobat(state, False)
    else:
        begin_turn(state, seat, rank, flags)


def resume_witch(state: State) -> None:
    """C-witch.3: the Witch goes on as the bewitched character, and does not gather again."""
    state.phase = CALLING
    witch = state.held[1]
    emit(state, RESUMED_EVENT, PUBLIC, witch, a=state.config.characters[state.bewitched])
    begin_turn(state, witch, state.bewitched, GATHERED | RESUMED)


def show_murdered(state: State) -> None:
    """T11: a murdered rank 4 is shown and the crown moves."""
    state.phase = CROWN_GIVEN_ON
    seat = state.held[CROWN_RANK]
    if state.murdered == CROWN_RANK and seat >= 0:
        character = state.config.characters[CROWN_RANK]
        state.revealed |= 1 << CROWN_RANK
        emit(state, MURDERED_SHOWN, PUBLIC, seat, a=character)
        # C-king.5, K20: after the Acrobat the card is shown all the same, and the crown stays.
        if not state.acrobat:
            state.config.cast[character].shown_murdered(state, seat)


def finish_round(state: State) -> None:
    """T11, K4: the Queen is paid if due; then a new round, or the end."""
    pay_queen_at_round_end(state)
    if state.ending:
        state.phase = FINISHED
        emit(state, GAME_ENDED, PUBLIC)
    else:
        state.phase = NEW_ROUND
