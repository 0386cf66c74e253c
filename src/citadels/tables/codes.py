"""Random secrets and names: codes of tables, seeds of games, tokens of guests."""

import hashlib
import secrets
from typing import Final

# Letters and digits that are hard to confuse when read out; 30 ** 8 codes are too many to guess.
CODE_LETTERS: Final = "23456789abcdefghjkmnpqrstvwxyz"
CODE_LENGTH: Final = 8


def new_code() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def is_code(text: str) -> bool:
    """Whether it could be the code of a table."""
    return len(text) == CODE_LENGTH and text.isascii() and text.isalnum()


def new_seed() -> int:
    return secrets.randbits(128)


def new_secret() -> str:
    """A part of a seed, as hexadecimal digits: 256 bits, so that its hash gives nothing away."""
    return secrets.token_hex(32)


def new_guest() -> tuple[str, str]:
    """The id of a guest, and the token that proves it."""
    return secrets.token_hex(16), secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    """A token as it is stored: reading the storage does not give a seat away."""
    return hashlib.sha256(token.encode()).hexdigest()
