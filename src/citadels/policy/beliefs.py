"""Beliefs: who is likely to be which character, from the draft as one seat saw it and from what others like.

These are marginal probabilities, found by balancing a matrix of weights (Sinkhorn's algorithm): fast enough
for every decision of a rollout. ``draft_posterior`` weighs whole drafts, which takes longer.
"""

from typing import Final

from citadels.cards.characters import RANK_OF
from citadels.policy.liking import liking
from citadels.policy.style import Style
from citadels.rules import events as e
from citadels.rules.config import ADD_FACE_DOWN, KEEP
from citadels.rules.events import Event
from citadels.rules.state import FACE_DOWN_CARD, FACE_UP_CARD, State

RANKS: Final = 10  # room for the ranks 1 to 9
_BALANCING_ROUNDS: Final = 4
_NEVER: Final = 99  # after every step of a draft
_BASE_WEIGHT: Final = 0.25  # of a player who may have taken a character that they do not like
_LIKING_SHARE: Final = 0.25
_NOT_ASKED: Final = -1e9  # below every liking


def looks_from_log(log: list[Event], end: int, seat: int) -> list[int]:
    """The piles that a seat was shown in this round's draft: step, ranks as a bit mask, and so on.

    Of the first ``end`` events only those are read that the seat knows.
    """
    start = end - 1
    while start >= 0 and log[start].kind is not e.ROUND_STARTED:
        start -= 1
    found: list[int] = []
    step = 0
    for position in range(max(start, 0), end):
        event = log[position]
        if event.kind is e.PASSED:
            if event.seat == seat and event.knowers >> seat & 1:
                mask = 0
                for character in event.cards:
                    mask |= 1 << RANK_OF[character]
                found.append(step)
                found.append(mask)
        elif event.kind.draft in ("chosen", "laid_down"):
            step += 1
    return found


def looks_from_world(state: State, seat: int) -> list[int]:
    """The same in a world where everything is known: what was in the pile when the seat chose.

    With two characters a player the order in which they were taken is not in the position; the lower rank
    is taken as the first.
    """
    config = state.config
    players = config.players
    pile = 0
    for rank in range(1, config.highest_rank + 1):
        if state.held[rank] != FACE_UP_CARD and state.held[rank] != FACE_DOWN_CARD:
            pile |= 1 << rank
    found: list[int] = []
    taken = 0
    step = 0
    for action, offset in config.draft:
        if action == ADD_FACE_DOWN:
            continue
        if action == KEEP:
            who = (state.crown + offset) % players
            if who == seat:
                found.append(step)
                found.append(pile & ~taken)
            for rank in range(1, config.highest_rank + 1):
                if state.held[rank] == who and not taken >> rank & 1:
                    taken |= 1 << rank
                    break
        step += 1
    return found


class Beliefs:
    """For every seat and rank, how likely that seat holds that rank: ``of(seat, rank)``."""

    __slots__ = ("_likes", "_state", "_style", "chances", "players")

    def __init__(self, state: State, seat: int, looks: list[int], style: Style) -> None:
        config = state.config
        players = config.players
        self.players = players
        self._state = state
        self._style = style
        self._likes = [_NOT_ASKED] * (players * RANKS)
        chances = [0.0] * ((players + 1) * RANKS)  # the last row: nobody
        each = 0.0  # characters a player keeps in the draft
        for action, _ in config.draft:
            each += 1.0 if action == KEEP else 0.0
        each /= players
        needs = [each] * (players + 1)
        hidden = 0
        for rank in range(1, config.highest_rank + 1):
            place = state.held[rank]
            if place == FACE_UP_CARD:
                continue
            if place == FACE_DOWN_CARD and state.crown == seat and config.parameters.face_down_seen:
                continue
            if place == seat:
                chances[seat * RANKS + rank] = 1.0
                continue
            if state.revealed >> rank & 1:
                chances[place * RANKS + rank] = 1.0
                needs[place] -= 1.0
                continue
            if rank < state.called and rank != state.murdered:
                continue  # called, and nobody answered
            hidden += 1
            self._weigh(state, seat, rank, looks, chances)
        needs[seat] = 0.0
        held = 0.0
        for other in range(players):
            held += max(0.0, needs[other])
        needs[players] = max(0.0, hidden - held)
        self.chances = chances
        self._balance(state, seat, needs)

    def _weigh(self, state: State, seat: int, rank: int, looks: list[int], chances: list[float]) -> None:
        """Weigh each player who can have taken a rank by how much they would like it."""
        config = state.config
        players = config.players
        after = -1  # the last look at which it was there
        before = _NEVER  # the first at which it was gone
        for number in range(0, len(looks), 2):
            if looks[number + 1] >> rank & 1:
                after = looks[number]
            elif looks[number] < before:
                before = looks[number]
        step = 0
        nobody = after < 0 or before == _NEVER
        for action, offset in config.draft:
            if action == ADD_FACE_DOWN:
                continue
            if after < step < before:
                who = (state.crown + offset) % players
                if action != KEEP:
                    nobody = True
                elif who != seat:
                    likes = self.liking(who, rank)
                    weight = self._style.read * max(0.0, likes) * likes * _LIKING_SHARE
                    chances[who * RANKS + rank] = _BASE_WEIGHT + weight
            step += 1
        if nobody:
            chances[players * RANKS + rank] = 1.0

    def _balance(self, state: State, seat: int, needs: list[float]) -> None:
        """Scale until every player holds as many ranks as the draft gave, and every rank is in one place."""
        for _ in range(_BALANCING_ROUNDS):
            for row in range(self.players + 1):
                if row != seat:
                    self._scale_player(state, row, needs[row])
            for rank in range(1, state.config.highest_rank + 1):
                if not state.revealed >> rank & 1 and state.held[rank] != seat:
                    self._scale_rank(rank)

    def _scale_player(self, state: State, row: int, need: float) -> None:
        """Make a player's (or nobody's) hidden characters sum up to their number."""
        chances = self.chances
        highest = state.config.highest_rank
        total = 0.0
        for rank in range(1, highest + 1):
            if not state.revealed >> rank & 1:
                total += chances[row * RANKS + rank]
        if total > 0.0:
            share = need / total
            for rank in range(1, highest + 1):
                if not state.revealed >> rank & 1:
                    chances[row * RANKS + rank] *= share

    def _scale_rank(self, rank: int) -> None:
        """Make the chances of a rank sum up to 1."""
        chances = self.chances
        total = 0.0
        for row in range(self.players + 1):
            total += chances[row * RANKS + rank]
        if total > 0.0:
            for row in range(self.players + 1):
                chances[row * RANKS + rank] /= total

    def liking(self, seat: int, rank: int) -> float:
        """How well a seat likes the character of a rank; cached."""
        place = seat * RANKS + rank
        if self._likes[place] == _NOT_ASKED:
            character = self._state.config.characters[rank]
            self._likes[place] = liking(self._state, seat, character, self._style)
        return self._likes[place]

    def of(self, seat: int, rank: int) -> float:
        """The chance that a seat holds a rank."""
        return self.chances[seat * RANKS + rank]
