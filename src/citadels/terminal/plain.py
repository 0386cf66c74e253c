"""A person at a table, in plain lines: for pipes, screen readers and simple terminals."""

from citadels.lang import Speaker
from citadels.lang.finder import find_cards, suggestions
from citadels.lang.rulebook import Rulebook
from citadels.policy.grounds import Ground
from citadels.rules.choice_texts import Option
from citadels.terminal.board import board_lines, own_lines
from citadels.terminal.log_lines import log_lines
from citadels.terminal.options import Offers
from citadels.terminal.pages import plain_lines
from citadels.terminal.screen import Screen
from citadels.terminal.sheet import ending_lines
from citadels.terminal.sitting import Declined, Sitting, View


class PlainGame:
    """One game at a terminal."""

    def __init__(self, sitting: Sitting, screen: Screen, resumed: bool = False) -> None:
        self.sitting = sitting
        self.screen = screen
        self.told = len(sitting.sight.events) if resumed else 0  # events shown so far
        self.others_played = True  # since the whole position was shown

    @property
    def speaker(self) -> Speaker:
        return self.sitting.speaker

    @property
    def view(self) -> View:
        """The position; there is one once a game has begun."""
        view = self.sitting.sight.view
        assert view is not None
        return view

    def play(self) -> bool:
        """Play to the end; False if the person left before it."""
        while not self.sitting.sight.over:
            if self.sitting.sight.asks:
                self._show_events()
                if not self._ask():
                    return False
            else:
                self._wait()
        self._show_events()
        ending = self.sitting.sight.ending
        if ending is not None:
            self.screen.say(*ending_lines(ending, self.speaker))
        return True

    def _wait(self) -> None:
        """Until others have played, with their moves as they happen if that takes long."""
        sight = self.sitting.wait()
        self.others_played = True
        if not sight.asks and not sight.over and len(sight.events) > self.told:
            self._show_events()

    # What is shown

    def _show_events(self) -> None:
        events = self.sitting.sight.events[self.told :]
        self.told += len(events)
        self.screen.say("", *log_lines(events, self.speaker))

    def _show_round(self) -> None:
        """Repeat what has happened in this round."""
        events = self.sitting.sight.events
        starts = [place for place, seen in enumerate(events) if seen["event"] == "round_started"]
        lines = list(log_lines(events[starts[-1] if starts else 0 :], self.speaker))
        self.screen.say(*lines or [self.speaker.say("talk-nothing_yet")])

    def _show_position(self) -> None:
        self.screen.say("", *board_lines(self.view, self.speaker))
        self.others_played = False

    def _offers(self) -> Offers:
        """Show the open decision with its choices."""
        offers = Offers(self.view, self.sitting.why_not, self.speaker)
        self.screen.say("", self.speaker.decision(self.view), *offers.lines())
        return offers

    # What is typed

    def _ask(self) -> bool:
        """Let the person make a choice; False for leaving."""
        if self.others_played:
            self._show_position()
        else:
            self.screen.say(*own_lines(self.view["players"][self.view["viewer"]], self.speaker))
        offers = self._offers()
        while True:
            line = self.screen.read()
            if line is None:
                self.screen.say("", self.speaker.say("talk-end_of_input"))
                return False
            command = line.strip()
            if command in ("q", "quit"):
                self.screen.say(self.speaker.say("talk-bye"))
                return False
            chosen = self._chosen(offers, command)
            try:
                if chosen is not None:
                    self.sitting.play(str(chosen))
                    return True
                offers = self._answer(offers, command)
            except Declined as declined:
                self.screen.say(str(declined))
            if not self.sitting.sight.asks:
                return True

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
            self.sitting.undo()
            self._show_events()
            self._show_position()
            return self._offers()
        elif command == "hint":
            self._show_hint(offers)
        elif word == "why":
            self.screen.say(self._why(offers, rest) if rest.strip() else say("talk-why_what"))
        else:
            self.screen.say(self._refusal(offers, command))
        return offers

    def _show_hint(self, offers: Offers) -> None:
        """What a strong bot would do in this place, why, and two alternatives."""
        hint = self.sitting.hint()
        lines = [
            self.speaker.say(
                "hint-line", choice=offers.numbered_phrase(judged.choice), chance=round(judged.chance)
            )
            for judged in hint.choices
        ]
        grounds = [f"  {self.speaker.ground(Ground(ground.id, ground.arguments))}" for ground in hint.grounds]
        self.screen.say(lines[0], *grounds, *lines[1:])

    def _show_card(self, typed: str) -> None:
        """What a card does in this game."""
        language = self.speaker.language
        cards = find_cards(typed, language)
        if not cards:
            meant = ", ".join(self.speaker.card(card) for card in suggestions(typed, language))
            error = "error-no_such_card" if meant else "error-unknown_card"
            self.screen.say(self.speaker.say(error, name=typed.strip(), names=meant))
            return
        view = self.view
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
