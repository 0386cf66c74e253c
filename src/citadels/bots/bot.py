"""What a bot is, and all it ever gets: the open decision and the eyes of its seat."""

from typing import Any, Protocol

from citadels.game import Decision, Game


class Eyes:
    """What one seat may know, asked for only when a bot wants it: most simple bots never do."""

    __slots__ = ("__game", "seat")

    def __init__(self, game: Game, seat: int) -> None:
        self.__game = game
        self.seat = seat

    def view(self) -> dict[str, Any]:
        """The position as the seat may know it."""
        return self.__game.view(self.seat)

    def events(self, since: int = 0) -> list[dict[str, Any]]:
        """What the seat has seen happen, from an event's number on."""
        return self.__game.events(self.seat, since)


class Bot(Protocol):
    """A player of one seat in one game."""

    def choose(self, decision: Decision, eyes: Eyes) -> int:
        """One of ``decision.choices``."""
        ...
