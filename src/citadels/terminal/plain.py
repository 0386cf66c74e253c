"""A person at one seat against bots, in plain lines: for pipes, screen readers and simple terminals."""

from collections.abc import Callable, Mapping

from citadels.bots import Bot, JudgedChoice, bot_choice, evaluate
from citadels.game import Game
from citadels.lang import Speaker
from citadels.lang.finder import find_cards, suggestions
from citadels.lang.rulebook import Rulebook
from citadels.rules.choices import Option
from citadels.tables.hints import ALTERNATIVES, HINT_MILLISECONDS
from citadels.terminal.board import board_lines, own_lines
from citadels.terminal.log_lines import log_lines
from citadels.terminal.options import Offers
from citadels.terminal.pages import plain_lines
from citadels.terminal.screen import Screen
from citadels.terminal.sheet import final_lines


class PlainGame:
    """One game at a terminal."""

    def __init__(
        self,
        game: Game,
        speaker: Speaker,
        bots: Mapping[int, Bot],
        screen: Screen,
        keep: Callable[[], None] = lambda: None,
        resumed: bool = False,
        hints: list[Mapping[str, int]] | None = None,
    ) -> None:
        assert speaker.reader.seat is not None
        self.game = game
        self.speaker = speaker
        self.seat = speaker.reader.seat
        self.bots = bots
        self.screen = screen
        self.keep = keep  # called whenever there is something to save
        self.hints = [] if hints is None else hints  # as a record has them; it grows
        self.told = len(game.events(self.seat)) if resumed else 0  # events shown so far
        self.others_played = True  # since the whole position was shown

    def play(self) -> bool:
        """Play to the end; False if the person left before it."""
        while not self.game.over:
            decision = self.game.decision
            bot = self.bots.get(decision.seat)
            if bot is not None:
                self.game.play_choice(bot_choice(self.game, bot))
                self.others_played = True
                continue
            self._show_events()
            chosen = self._ask()
            if chosen is None:
                return False
            self.game.play(chosen)
            self.keep()
        self._show_events()
        self.screen.say(*final_lines(self.game, self.speaker))
        return True

    # What is shown

    def _show_events(self) -> None:
        events = self.game.events(self.seat, self.told)
        self.told += len(events)
        self.screen.say("", *log_lines(events, self.speaker))

    def _show_round(self) -> None:
        """Repeat what has happened in this round."""
        events = self.game.events(self.seat)
        starts = [place for place, seen in enumerate(events) if seen["event"] == "round_started"]
        lines = list(log_lines(events[starts[-1] if starts else 0 :], self.speaker))
        self.screen.say(*lines or [self.speaker.say("talk-nothing_yet")])

    def _show_position(self) -> None:
        self.screen.say("", *board_lines(self.game.view(self.seat), self.speaker))
        self.others_played = False

    def _offers(self) -> Offers:
        """Show the open decision with its choices."""
        offers = Offers(self.game, self.game.decision, self.speaker)
        self.screen.say("", self.speaker.decision(self.game.view(self.seat)), *offers.lines())
        return offers

    # What is typed

    def _ask(self) -> Option | None:
        """The person's choice; None for leaving."""
        if self.others_played:
            self._show_position()
        else:
            self.screen.say(*own_lines(self.game.view(self.seat)["players"][self.seat], self.speaker))
        offers = self._offers()
        while True:
            line = self.screen.read()
            if line is None:
                self.screen.say("", self.speaker.say("talk-end_of_input"))
                return None
            command = line.strip()
            if command in ("q", "quit"):
                self.screen.say(self.speaker.say("talk-bye"))
                return None
            if command == "u" and self.game.can_undo(self.seat):
                self.game.undo(self.seat)
                self._show_events()
                self.keep()
                self._show_position()
                offers = self._offers()
                continue
            chosen = self._chosen(offers, command)
            if chosen is not None:
                return chosen
            offers = self._answer(offers, command)

    def _chosen(self, offers: Offers, command: str) -> Option | None:
        """The option that a number or a name stands for."""
        if not command and len(offers.all) == 1:
            return offers.all[0].option
        if command.isascii() and command.isdigit() and len(command) < 5:
            return offers.numbered(int(command))
        if command in ("h", "hint", "l", "p", "u") or command.startswith("?"):
            return None
        fitting = offers.fitting(command)
        return fitting[0] if len(fitting) == 1 else None

    def _answer(self, offers: Offers, command: str) -> Offers:
        """Respond to something that is not a choice."""
        word, _, rest = command.partition(" ")
        say = self.speaker.say
        if command in ("?", "h", "help"):
            self.screen.say(*say("talk-help").splitlines())
        elif command.startswith("?"):
            self._show_card(command[1:])
        elif command == "p":
            self._show_position()
            return self._offers()
        elif command == "l":
            self._show_round()
        elif command == "u":
            self.screen.say(say("error-nothing_to_undo"))
        elif command == "hint":
            self._show_hint(offers)
        elif word == "why":
            self.screen.say(self._why(offers, rest) if rest.strip() else say("talk-why_what"))
        else:
            self.screen.say(self._refusal(offers, command))
        return offers

    def _show_hint(self, offers: Offers) -> None:
        """What a strong bot would do in this place, why, and two alternatives."""
        found = evaluate(self.game.observe(self.seat), milliseconds=HINT_MILLISECONDS)
        lines = [self._judged(offers, judged) for judged in found.choices[: 1 + ALTERNATIVES]]
        grounds = [f"  {self.speaker.ground(ground)}" for ground in found.grounds()]
        self.screen.say(lines[0], *grounds, *lines[1:])
        self.hints.append({"seat": self.seat, "choice": len(self.game.record()["choices"])})
        self.keep()

    def _judged(self, offers: Offers, judged: JudgedChoice) -> str:
        choice = f"{offers.number_of(judged.option)}. {offers.phrase_of(judged.option)}"
        return self.speaker.say("hint-line", choice=choice, chance=round(judged.chance * 100))

    def _show_card(self, typed: str) -> None:
        """What a card does in this game."""
        language = self.speaker.language
        cards = find_cards(typed, language)
        if not cards:
            meant = ", ".join(self.speaker.card(card) for card in suggestions(typed, language))
            error = "error-no_such_card" if meant else "error-unknown_card"
            self.screen.say(self.speaker.say(error, name=typed.strip(), names=meant))
            return
        view = self.game.view(self.seat)
        in_game = {entry["character"] for entry in view["characters"]} | set(view["uniques"])
        book = Rulebook(language, view["edition"])
        for card in [card for card in cards if card in in_game] or cards[:1]:
            self.screen.say(
                *plain_lines(book.card_in_game(card, view["rules"]["versions"]), self.screen.width)
            )

    def _why(self, offers: Offers, typed: str) -> str:
        chosen = self._chosen(offers, typed.strip())
        if chosen is not None:
            return self.speaker.say("talk-why_possible", number=offers.number_of(chosen))
        return offers.why_not(typed) or self.speaker.say("reason-unknown_choice")

    def _refusal(self, offers: Offers, command: str) -> str:
        several = offers.fitting(command)
        if several:
            numbers = ", ".join(str(offers.number_of(option)) for option in several)
            return self.speaker.say("talk-several", numbers=numbers)
        explained = offers.why_not(command)
        if explained is not None:
            return self.speaker.say("talk-refused", reason=explained)
        count = len(offers.all)
        return self.speaker.say("talk-range", count=count) if count > 1 else self.speaker.say("talk-only_one")
