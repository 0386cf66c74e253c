"""Many games at once, written into memory that others read: the compiled part of ``VectorGames``."""

from typing import Any

from citadels.env.encoding import Encoder
from citadels.knowledge.blind import blind
from citadels.rules.choice_texts import choice_text, exists
from citadels.rules.dealing import new_state
from citadels.rules.engine import apply, legal
from citadels.rules.errors import IllegalChoice
from citadels.rules.explain import refusal
from citadels.rules.scoring import score, winners
from citadels.rules.setup import Setup
from citadels.rules.state import FINISHED, State


def win_shares(state: State) -> list[float]:
    """What each seat gets at the end: its share of the win, less what everybody would get alike."""
    players = state.config.players
    won = winners(state, [score(state, seat) for seat in range(players)])
    even = 1.0 / players
    return [(1.0 / len(won) if seat in won else 0.0) - even for seat in range(players)]


class Batch:
    """Games side by side. A finished one is replaced by the next at once.

    rows, masks: memory that the caller owns, a piece for each game; seats, rewards, done: one piece for all.
    """

    def __init__(
        self,
        setup: Setup,
        count: int,
        seed: int,
        rows: list[memoryview],
        masks: list[memoryview],
        seats: memoryview,
        rewards: "memoryview[float]",
        done: memoryview,
    ) -> None:
        self.setup = setup
        self.count = count
        self.players: int = setup.players
        self.rows = rows
        self.masks = masks
        self.seats = seats
        self.rewards = rewards
        self.done = done
        self.seeds = [seed + place for place in range(count)]
        self.states = [new_state(setup, self.seeds[place], None) for place in range(count)]
        self.encoders = [Encoder(state.config) for state in self.states]
        # The choices whose places in the mask are 1. They only serve as such places, so compiled code leaves
        # them the objects that they are.
        self._marked: list[list[Any]] = [[] for _ in range(count)]
        for place in range(count):
            self._write(place)

    def step(self, choices: list[int]) -> None:
        """Make one choice in each game."""
        for place in range(self.count):
            if choices[place] not in legal(self.states[place]):
                raise self._refusal(place, choices[place])
        for place in range(self.count):
            self._clear(place)
            state = self.states[place]
            apply(state, choices[place])
            if state.phase == FINISHED:
                self._finish(place, state)
            self._write(place)

    def _refusal(self, place: int, choice: int) -> IllegalChoice:
        """Nothing has been played when this is raised."""
        text = choice_text(choice) if exists(choice) else str(choice)
        error = refusal(self.states[place], choice if exists(choice) else None, text)
        error.add_note(f"in game {place} of {self.count}; no game has been changed")
        return error

    def _finish(self, place: int, state: State) -> None:
        self.done[place] = 1
        for seat, share in enumerate(win_shares(state)):
            self.rewards[place * self.players + seat] = share
        self.seeds[place] += self.count
        fresh = new_state(self.setup, self.seeds[place], None)
        self.states[place] = fresh
        self.encoders[place] = Encoder(fresh.config)

    def _clear(self, place: int) -> None:
        """What the last step has written and the next one may not."""
        mask = self.masks[place]
        for choice in self._marked[place]:
            mask[choice] = 0
        if self.done[place]:
            self.done[place] = 0
            for seat in range(self.players):
                self.rewards[place * self.players + seat] = 0.0

    def _write(self, place: int) -> None:
        state = self.states[place]
        seat = state.top.seat
        self.encoders[place].write(blind(state, seat), seat, self.rows[place])
        self.seats[place] = seat
        marked: list[Any] = legal(state)
        mask = self.masks[place]
        for choice in marked:
            mask[choice] = 1
        self._marked[place] = marked
