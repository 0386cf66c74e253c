"""Puzzles in the terminal: a position, a question, and what each choice was worth."""

from collections.abc import Sequence

from citadels.lang import Speaker
from citadels.lang.language import Language
from citadels.puzzles.puzzle import Puzzle
from citadels.tables.bot_names import with_bot_names
from citadels.terminal.board import board_lines
from citadels.terminal.options import Offers
from citadels.terminal.screen import Screen


class PuzzleTeller:
    """Asks puzzles one after the other, until somebody has had enough."""

    def __init__(self, language: Language, screen: Screen) -> None:
        self._language = language
        self._screen = screen

    def ask(self, puzzles: Sequence[Puzzle]) -> None:
        solved = 0
        for number, puzzle in enumerate(puzzles, 1):
            right = self._ask(puzzle)
            if right is None:
                break
            solved += right
            self._screen.say("", self._language.say("puzzles-score", {"solved": solved, "count": number}))

    def _ask(self, puzzle: Puzzle) -> bool | None:
        """Whether the puzzle was solved; None for leaving."""
        game = puzzle.game()
        seat = game.decision.seat
        people = [""] * game.players
        people[seat] = self._language.say("player-me")
        speaker = Speaker.at_table(self._language, game, seat, with_bot_names(people))
        view = game.view(seat)
        difficulty = speaker.say(f"puzzles-difficulty_{puzzle.difficulty}")
        title = speaker.say("puzzles-one", name=puzzle.id, difficulty=difficulty)
        self._screen.say("", title, speaker.say(f"puzzles-kind_{puzzle.kind}"))
        self._screen.say("", *board_lines(view, speaker))
        offers = Offers(view, game.why_not, speaker)
        self._screen.say("", speaker.decision(view), *offers.lines())
        while True:
            line = self._screen.read()
            if line is None or line.strip() in ("q", "quit"):
                return None
            typed = line.strip()
            if typed.isascii() and typed.isdigit() and len(typed) < 5:
                chosen = offers.numbered(int(typed))
            else:
                fitting = offers.fitting(typed)
                chosen = fitting[0] if len(fitting) == 1 else None
            if chosen is not None:
                break
            self._screen.say(speaker.say("talk-range", count=len(offers.all)))
        best = game.decision.options[puzzle.best]
        right = chosen == best
        self._screen.say("", speaker.say("puzzles-right" if right else "puzzles-wrong"))
        by_chance = sorted(zip(puzzle.chances, game.decision.options, strict=True), key=lambda one: -one[0])
        for chance, option in by_chance:
            mark = "*" if option == chosen else " "
            line = speaker.say("hint-line", choice=offers.phrase_of(option), chance=round(chance / 10))
            self._screen.say(f" {mark} {line}")
        self._screen.say(*(f"   {speaker.ground(ground)}" for ground in puzzle.grounds))
        return right
