"""A round: the draft, the calling of the ranks, and what comes after the last one (T1, T11)."""

from citadels.cards.characters import CROWN_RANK
from citadels.rules.card import (
    AT_CALL,
    AT_DRAFT_END,
    AT_NO_ANSWER,
    AT_REVEAL,
    AT_ROUND_END,
    AT_SHORT_TURN_END,
    AT_SILENCE,
    AT_TURN_DUE,
)
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
from citadels.rules.state import (
    AFTER_DRAFT,
    ANSWERING,
    BEWITCHED_GATHERED,
    CALLING,
    CROWN_GIVEN_ON,
    DRAFT,
    FINISHED,
    NEW_ROUND,
    ROUND_END,
    State,
    clear_round,
)
from citadels.rules.turn import begin_turn


def proceed(state: State) -> None:
    """While no decision is open, continue until there is one or the game is over."""
    while not state.is_open and state.phase != FINISHED:
        if state.phase == NEW_ROUND:
            start_round(state)
            lay_out_discards(state)
        elif state.phase == DRAFT:
            if not next_draft_step(state):
                state.phase = AFTER_DRAFT
        elif state.phase == AFTER_DRAFT:
            state.phase = CALLING
            for card in state.config.listeners[AT_DRAFT_END]:
                card.draft_over(state)
        elif state.phase == CALLING:
            call_next(state)
        elif state.phase == ANSWERING:
            state.phase = CALLING
            answer(state, state.flags)
        elif state.phase == BEWITCHED_GATHERED:
            state.phase = CALLING
            for card in state.config.listeners[AT_SHORT_TURN_END]:
                card.short_turn_over(state)
        elif state.phase == ROUND_END:
            show_murdered(state)
        else:
            finish_round(state)


def start_round(state: State) -> None:
    """All characters go back, and the crowned player is about to deal them out anew (D1)."""
    state.round += 1
    state.phase = DRAFT
    clear_round(state)
    emit(state, ROUND_STARTED, PUBLIC, state.crown, a=state.round)


def call_next(state: State) -> None:
    """T1: the crowned player calls the next rank. A player may be asked something before it is answered."""
    if state.called == state.config.highest_rank:
        state.phase = ROUND_END
        return
    state.called += 1
    rank = state.called
    emit(state, CALLED, PUBLIC, state.crown, a=state.config.characters[rank])
    for card in state.config.listeners[AT_CALL]:
        if card.rank_called(state, rank):
            state.phase = ANSWERING
            state.flags = 0  # of the turn to come
            return
    answer(state, 0)


def answer(state: State, flags: int) -> None:
    """T1: the holder of the called character reveals it and takes a turn; a murdered one stays silent."""
    rank = state.called
    seat = state.held[rank]
    if seat < 0 or rank == state.murdered:
        for card in state.config.listeners[AT_NO_ANSWER]:
            if card.no_answer(state, rank):
                return
        stay_silent(state, rank)
        return
    reveal(state, seat, rank)
    for card in state.config.listeners[AT_TURN_DUE]:
        if card.turn_due(state, seat, rank):
            return
    begin_turn(state, seat, rank, flags)


def stay_silent(state: State, rank: int) -> None:
    """Nobody answers the call."""
    emit(state, SILENT, PUBLIC, a=state.config.characters[rank])
    for card in state.config.listeners[AT_SILENCE]:
        card.silence(state, rank)


def reveal(state: State, seat: int, rank: int) -> None:
    """A player shows the called character."""
    state.revealed |= 1 << rank
    emit(state, REVEALED, PUBLIC, seat, a=state.config.characters[rank])
    for card in state.config.listeners[AT_REVEAL]:
        card.character_revealed(state, seat, rank)


def show_murdered(state: State) -> None:
    """T11: a murdered rank 4 is shown and the crown moves."""
    state.phase = CROWN_GIVEN_ON
    seat = state.held[CROWN_RANK]
    number = state.config.characters[CROWN_RANK]
    character = state.config.cast[number]
    if state.murdered == CROWN_RANK and seat >= 0 and character.shown_if_murdered:
        state.revealed |= 1 << CROWN_RANK
        emit(state, MURDERED_SHOWN, PUBLIC, seat, a=number)
        character.shown_murdered(state, seat)


def finish_round(state: State) -> None:
    """T11, K4: what is due at the end of the round; then a new one, or the end of the game."""
    for card in state.config.listeners[AT_ROUND_END]:
        card.round_over(state)
    if state.ending:
        state.phase = FINISHED
        emit(state, GAME_ENDED, PUBLIC)
    else:
        state.phase = NEW_ROUND
