"""A shuffle that anybody can check afterwards: which hashes are shown when, and how they make the seed.

``docs/fairness.md`` explains the protocol. All hashes are SHA-256 of canonical JSON (RFC 8785; there are no
fractions in it), and each says what it is for, so that none can stand for another.
"""

import hashlib
import json
from typing import Annotated, Any, Final, Literal

import msgspec

PROTOCOL: Final = "citadels-fairness-1"
DIGITS: Final = 64  # of a hash or of 256 random bits, in hexadecimal

Hex = Annotated[
    str,
    msgspec.Meta(
        pattern=f"^[0-9a-f]{{{DIGITS}}}$",
        min_length=DIGITS,
        max_length=DIGITS,
        description="256 bits as 64 hexadecimal digits, in lower case.",
    ),
]


class Fairness(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that the seed of a game was made from, as its record shows it."""

    protocol: Literal["citadels-fairness-1"]
    table: str
    setup: dict[str, Any]  # as it was asked for when the cards were dealt
    secret: Hex  # the server's part
    commitment: Hex  # to it, shown since the table was opened
    commitments: list[Hex | None]  # of the players, by seat
    parts: list[Hex | None]  # of those who revealed them in time

    @property
    def contributors(self) -> list[int]:
        """The seats whose parts are in the seed."""
        return [seat for seat, part in enumerate(self.parts) if part is not None]

    @property
    def withheld(self) -> list[int]:
        """The seats that committed themselves to a part and did not reveal it."""
        return [
            seat
            for seat, (commitment, part) in enumerate(zip(self.commitments, self.parts, strict=True))
            if commitment is not None and part is None
        ]


def canonical(value: object) -> bytes:
    """The one way to write a value as JSON."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def _hash(purpose: str, **values: object) -> str:
    told = {"protocol": PROTOCOL, "purpose": purpose, **values}
    return hashlib.sha256(canonical(told)).hexdigest()


def server_commitment(table: str, secret: str) -> str:
    return _hash("server", table=table, secret=secret)


def player_commitment(table: str, commitment: str, part: str) -> str:
    """What a player shows before the cards are dealt; ``commitment`` is the server's."""
    return _hash("player", table=table, commitment=commitment, part=part)


def seed_of(fairness: Fairness) -> int:
    values = msgspec.structs.asdict(fairness)
    del values["protocol"]
    return int(_hash("seed", **values), 16)
