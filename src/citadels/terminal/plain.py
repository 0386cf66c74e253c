"""A person at one seat against bots, in plain lines: for pipes, screen readers and simple terminals."""

from collections.abc import Mapping
from textwrap import fill
from typing import TextIO

from citadels.bots import Bot, bot_choice
from citadels.game import Decision, Game
from citadels.lang import Speaker
from citadels.rules.choices import Option
from citadels.terminal.board import board_lines, own_lines
from citadels.terminal.foresight import foresee
from citadels.terminal.sheet import final_lines
from citadels.terminal.telling import tell
from citadels.terminal.typed import as_choice_texts

_PROMPT = "> "
_HANGING = 2  # how far the second line of a long one is moved in


class PlainGame:
    """One game at a terminal."""

    def __init__(
        self,
        game: Game,
        speaker: Speaker,
        bots: Mapping[int, Bot],
        source: TextIO,
        out: TextIO,
        width: int | None = None,
    ) -> None:
        assert speaker.reader.seat is not None
        self.game = game
        self.speaker = speaker
        self.seat = speaker.reader.seat
        self.bots = bots
        self.source = source
        self.out = out
        self.echo = not source.isatty()  # typed lines do not show by themselves, as in a pipe
        self.width = width  # of the lines; None: as long as they come
        self.told = 0  # events told so far
        self.others_played = True  # since the whole position was shown

    def play(self) -> bool:
        """Play to the end; False if the person has left before."""
        while not self.game.over:
            decision = self.game.decision
            bot = self.bots.get(decision.seat)
            if bot is not None:
                self.game.play_choice(bot_choice(self.game, bot))
                self.others_played = True
                continue
            self._tell_events()
            chosen = self._ask(decision)
            if chosen is None:
                return False
            self.game.play(chosen)
        self._tell_events()
        self._say(*final_lines(self.game, self.speaker))
        return True

    # What is shown

    def _say(self, *lines: str) -> None:
        for line in lines:
            self.out.write(self._wrapped(line) + "\n")

    def _wrapped(self, line: str) -> str:
        if self.width is None or len(line) <= self.width:
            return line
        indent = " " * (len(line) - len(line.lstrip()) + _HANGING)
        return fill(line, self.width, subsequent_indent=indent, break_on_hyphens=False)

    def _tell_events(self) -> None:
        events = self.game.events(self.seat, self.told)
        self.told += len(events)
        self._say("", *tell(events, self.speaker))

    def _show_position(self) -> None:
        self._say("", *board_lines(self.game.view(self.seat), self.speaker))
        self.others_played = False

    def _show_choices(self, decision: Decision) -> None:
        self._say("", self.speaker.decision(self.game.view(self.seat)))
        for number, option in enumerate(decision.options, 1):
            phrase = self.speaker.choice(decision.kind, option, foresee(self.game, option, self.told))
            self._say(f"{number:>3}. {phrase}")

    # What is typed

    def _ask(self, decision: Decision) -> Option | None:
        """The person's choice; None for leaving."""
        if self.others_played:
            self._show_position()
        else:
            self._say(*own_lines(self.game.view(self.seat)["players"][self.seat], self.speaker))
        self._show_choices(decision)
        while True:
            line = self._read()
            if line is None:
                self._say("", self.speaker.say("talk-end_of_input"))
                return None
            command = line.strip()
            if command in ("q", "quit"):
                self._say(self.speaker.say("talk-bye"))
                return None
            chosen = self._chosen(decision, command)
            if chosen is not None:
                return chosen
            self._answer(decision, command)

    def _read(self) -> str | None:
        self.out.write(_PROMPT)
        self.out.flush()
        line = self.source.readline()
        if self.echo and line:
            self.out.write(line if line.endswith("\n") else line + "\n")
        return line or None

    def _chosen(self, decision: Decision, command: str) -> Option | None:
        """The option that a number or a name stands for."""
        options = decision.options
        if not command and len(options) == 1:
            return options[0]
        if command.isascii() and command.isdigit() and len(command) < 5:
            return options[int(command) - 1] if 1 <= int(command) <= len(options) else None
        by_text = {str(option): option for option in options}
        return next((by_text[text] for text in as_choice_texts(command) if text in by_text), None)

    def _answer(self, decision: Decision, command: str) -> None:
        """Whatever was typed was no choice."""
        word, _, rest = command.partition(" ")
        if command in ("?", "h", "help"):
            self._say(*self.speaker.say("talk-help").splitlines())
        elif command == "p":
            self._show_position()
            self._show_choices(decision)
        elif word == "why":
            self._say(self._why(decision, rest) if rest.strip() else self.speaker.say("talk-why_what"))
        else:
            self._say(self._refusal(decision, command))

    def _why(self, decision: Decision, text: str) -> str:
        chosen = self._chosen(decision, text.strip())
        if chosen is not None:
            return self.speaker.say("talk-why_possible", number=decision.options.index(chosen) + 1)
        return self._explained(text) or self.speaker.say("reason-unknown_choice")

    def _explained(self, text: str) -> str | None:
        """Why a choice typed by its name is not possible; None where it names no choice."""
        for candidate in as_choice_texts(text):
            reason = self.game.why_not(candidate)
            if reason is not None and reason.id != "unknown_choice":
                return self.speaker.reason(reason)
        return None

    def _refusal(self, decision: Decision, command: str) -> str:
        explained = self._explained(command)
        if explained is not None:
            return self.speaker.say("talk-refused", reason=explained)
        count = len(decision.options)
        return self.speaker.say("talk-range", count=count) if count > 1 else self.speaker.say("talk-only_one")
