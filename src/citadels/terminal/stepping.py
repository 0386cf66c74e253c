"""A recorded game, step by step, forwards and backwards, from any seat's view or with all cards open."""

from collections.abc import Mapping
from typing import Any

from citadels.game import Game
from citadels.lang import Speaker
from citadels.lang.language import Language
from citadels.notation.record import UNDO
from citadels.tables.replay import open_events, open_view
from citadels.terminal.board import board_lines
from citadels.terminal.log_lines import log_lines
from citadels.terminal.screen import Screen
from citadels.terminal.sheet import final_lines


class Stepper:
    """Walks through a record; step 0 is the deal, every choice is a step."""

    def __init__(
        self, record: Mapping[str, Any], language: Language, screen: Screen, seat: int | None, openly: bool
    ) -> None:
        Game.from_record(record)  # refuses a damaged record before anything is shown
        self.record = record
        self.language = language
        self.screen = screen
        self.seat = seat
        self.openly = openly
        self.steps = len(record["choices"])
        self.step = 0
        self.game: Game = self._game_at(0)

    def walk(self) -> None:
        """Read commands until the input ends."""
        self._say_eyes()
        self._show_events(0)
        while True:
            line = self.screen.read()
            if line is None or line.strip() in ("q", "quit"):
                return
            self._carry_out(line.strip())

    def _carry_out(self, command: str) -> None:
        word, _, rest = command.partition(" ")
        rest = rest.strip()
        if command in ("", "n"):
            self._go(self.step + 1)
        elif command == "b":
            self._go(self.step - 1)
        elif command == "r":
            self._next_round()
        elif command == "p":
            self._show_table()
        elif command == "o":
            self._look(None, True)
        elif word == "s" and (not rest or self._is_number(rest, self.game.players - 1)):
            self._look(int(rest) if rest else None, False)
        elif self._is_number(command, self.steps):
            self._go(int(command))
        elif command in ("?", "h", "help"):
            self.screen.say(*self.language.say("replay-help").splitlines())
        else:
            most = self.game.players - 1
            self.screen.say(self._speaker().say("replay-range", steps=self.steps, most=most))

    @staticmethod
    def _is_number(text: str, most: int) -> bool:
        return text.isascii() and text.isdigit() and len(text) < 7 and int(text) <= most

    # Where we are

    def _game_at(self, step: int) -> Game:
        choices = self.record["choices"]
        if step == self.step + 1 and choices[self.step] != UNDO:
            return self._one_further(self.game, step)
        start = {key: value for key, value in self.record.items() if key != "digest"}
        return Game.from_record({**start, "choices": choices[:step]})

    def _one_further(self, game: Game, step: int) -> Game:
        further = game.clone()
        further.replay(self.record["choices"][step - 1])
        return further

    def _go(self, step: int) -> None:
        """Go to a step: one forward shows what happened in it, anything else shows the table there."""
        if step < 0:
            self.screen.say(self.language.say("replay-start"))
        elif step > self.steps:
            self.screen.say(self.language.say("replay-end"))
        else:
            since = len(self.game.events(None)) if step == self.step + 1 else None
            before, self.game = self.game, self._game_at(step)
            self.step = step
            if since is None:
                self._show_table()
            else:
                self._show_choice(before)
                self._show_events(since)

    def _next_round(self) -> None:
        """Go to the start of the next round, or to the end."""
        game, now = self.game, self.game.view(None)["round"]
        for step in range(self.step + 1, self.steps + 1):
            undone = self.record["choices"][step - 1] == UNDO
            game = self._game_at(step) if undone else self._one_further(game, step)
            if game.view(None)["round"] > now:
                self._go(step)
                return
        self._go(self.steps)

    # What is shown

    def _speaker(self) -> Speaker:
        return Speaker.at_table(self.language, self.game, self.seat)

    def _show_choice(self, before: Game) -> None:
        """Who decided what; shown with all cards open, or for the viewer's own choices."""
        speaker = self._speaker()
        choice = self.record["choices"][self.step - 1]
        self.screen.say("", speaker.say("replay-step", step=self.step, steps=self.steps))
        if choice == UNDO or before.over:
            return
        decision = before.decision
        if self.openly or decision.seat == self.seat:
            option = next(option for option in decision.options if str(option) == choice)
            phrase = Speaker.at_table(self.language, before, self.seat).choice(decision.kind, option, {})
            self.screen.say(speaker.say("replay-chose", seat=decision.seat, choice=phrase))

    def _show_events(self, since: int) -> None:
        events = open_events(self.game, since) if self.openly else self.game.events(self.seat, since)
        speaker = self._speaker()
        self.screen.say(*log_lines(events, speaker))
        if self.game.over:
            self.screen.say(*final_lines(self.game, speaker))
        if self.step == self.steps:
            self.screen.say(self.language.say("replay-end"))

    def _show_table(self) -> None:
        speaker = self._speaker()
        view = open_view(self.game) if self.openly else self.game.view(self.seat)
        self.screen.say("", speaker.say("replay-step", step=self.step, steps=self.steps))
        self.screen.say(*board_lines(view, speaker))
        if self.game.over:
            self.screen.say(*final_lines(self.game, speaker))

    def _look(self, seat: int | None, openly: bool) -> None:
        self.seat, self.openly = seat, openly
        self._say_eyes()
        self._show_table()

    def _say_eyes(self) -> None:
        if self.openly:
            self.screen.say(self.language.say("replay-openly"))
        elif self.seat is None:
            self.screen.say(self.language.say("replay-spectator"))
        else:
            self.screen.say(Speaker.at_table(self.language, self.game).say("replay-seen_by", seat=self.seat))
