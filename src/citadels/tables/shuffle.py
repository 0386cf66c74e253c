"""What the seed of a table is made from, as it comes together before the cards are dealt."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from citadels.tables.fairness import PROTOCOL, Fairness, server_commitment


@dataclass
class Shuffle:
    """The server's part, and those of the players who take part in it. Secret until the end of the game."""

    table: str
    secret: str = ""  # none at tables that were opened before there were any
    setup: dict[str, Any] = field(default_factory=dict)
    sealed: bool = False  # nothing of what follows, nor seats and setup, changes any more
    commitments: list[str | None] = field(default_factory=list)  # by seat
    parts: list[str | None] = field(default_factory=list)

    @property
    def commitment(self) -> str:
        return server_commitment(self.table, self.secret)

    def seal(self, commitments: Sequence[str]) -> None:
        if not self.sealed:
            self.sealed = True
            self.commitments = [commitment or None for commitment in commitments]
            self.parts = [None] * len(self.commitments)

    @property
    def missing(self) -> set[int]:
        """The seats whose parts have yet to be revealed."""
        both = zip(self.commitments, self.parts, strict=True)
        return {seat for seat, (commitment, part) in enumerate(both) if commitment and part is None}

    def fairness(self, more: Mapping[int, str] | None = None) -> Fairness:
        """What the record shows; ``more``: parts that are only just being revealed."""
        parts = [(more or {}).get(seat, part) for seat, part in enumerate(self.parts)]
        return self._fairness(self.commitments, parts)

    def fairness_of_server(self, players: int) -> Fairness:
        """The same where no player takes part in it."""
        return self._fairness([None] * players, [None] * players)

    def _fairness(self, commitments: list[str | None], parts: list[str | None]) -> Fairness:
        return Fairness(PROTOCOL, self.table, self.setup, self.secret, self.commitment, commitments, parts)
