"""A person against bots, in this process."""

from collections.abc import Callable, Mapping

from citadels.bots import Bot, bot_choice
from citadels.game import Game
from citadels.lang import Speaker
from citadels.rules.explain import Reason
from citadels.tables.hints import Hint, hint_for
from citadels.terminal.sheet import ending_of
from citadels.terminal.sitting import Considered, Declined, Sight


class LocalSitting:
    """The seat of the one person in a game."""

    hints_allowed = True
    live = False

    def __init__(
        self,
        game: Game,
        speaker: Speaker,
        bots: Mapping[int, Bot],
        keep: Callable[[], None] = lambda: None,
        hints: list[Mapping[str, int]] | None = None,
    ) -> None:
        assert speaker.reader.seat is not None
        self.game = game
        self.speaker = speaker
        self.seat = speaker.reader.seat
        self.bots = bots
        self.keep = keep  # called whenever there is something to save
        self.hints = [] if hints is None else hints  # as a record has them; it grows
        self.sight = self._look()

    def _look(self) -> Sight:
        game = self.game
        ending = ending_of(game) if game.over else None
        can_undo = not game.over and game.can_undo(self.seat)
        return Sight(game.view(self.seat), game.events(self.seat), can_undo, ending)

    def wait(self) -> Sight:
        """Let the bots play."""
        game = self.game
        while not game.over and game.decision.seat in self.bots:
            game.play_choice(bot_choice(game, self.bots[game.decision.seat]))
        self.sight = self._look()
        return self.sight

    def play(self, choice: str) -> None:
        self.game.play(choice)
        self._went_on()

    def undo(self) -> None:
        if not self.game.can_undo(self.seat):
            raise Declined(self.speaker.say("error-nothing_to_undo"))
        self.game.undo(self.seat)
        self._went_on()

    def _went_on(self) -> None:
        self.keep()
        self.sight = self._look()

    def why_not(self, choice: str) -> Reason | None:
        return self.game.why_not(choice)

    def why_not_at(self, place: str) -> list[Considered]:
        return self.game.why_not_at(place)

    def hint(self) -> Hint:
        found = hint_for(self.game.observe(self.seat))
        self.hints.append({"seat": self.seat, "choice": len(self.game.record()["choices"])})
        self.keep()
        return found
