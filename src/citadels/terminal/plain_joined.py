"""A table of a server in plain lines: the lobby until the start, then the game, and what is said."""

from citadels.terminal.lobby_lines import chat_lines, lobby_lines
from citadels.terminal.plain import PlainGame
from citadels.terminal.screen import Screen
from citadels.terminal.served import ServedSitting
from citadels.terminal.sitting import Declined


class PlainJoined(PlainGame):
    """One table of a server at a terminal."""

    sitting: ServedSitting

    def __init__(self, sitting: ServedSitting, screen: Screen) -> None:
        super().__init__(sitting, screen)
        self._heard = 0  # messages shown so far
        self._lobby: list[str] = []  # as it was shown last
        self._connected = True

    def play(self) -> bool:
        while self.sitting.waits_for_players:
            if not self._gather():
                return False
        if self.sitting.seat is None:
            self.screen.say(self.sitting.note or self.speaker.say("table-watching"))
        finished = super().play()
        if self.sitting.sight.closed:
            self.screen.say(self.speaker.say("friends-closed"))
        return finished

    def _gather(self) -> bool:
        """Wait for players; False if the person leaves."""
        lines = lobby_lines(self.sitting)
        if lines != self._lobby:
            self.screen.say("", *lines)
            self._lobby = lines
            self.screen.out.flush()
        if not self.sitting.hosts:
            self._wait()
            return True
        line = self.screen.read()
        if line is None or line.strip() in ("q", "quit"):
            self.screen.say(self.speaker.say("talk-bye" if line else "talk-end_of_input"))
            return False
        if line.strip() == "start":
            try:
                self.sitting.start()
            except Declined as declined:
                self.screen.say(str(declined))
        self._lobby = []
        return True

    def _wait(self) -> None:
        super()._wait()
        sight = self.sitting.sight
        if sight.connected != self._connected:
            self._connected = sight.connected
            if not sight.connected:
                self.screen.say(self.speaker.say("page-lost"))
        # A connection that was made again brings the newest messages anew.
        new = [message for message in sight.chat if message["number"] >= self._heard]
        if new:
            self._heard = new[-1]["number"] + 1
            self.screen.say(*chat_lines(new, self.speaker))
        self.screen.out.flush()
