"""A game written down: its setup and seed, or a position, and the list of choices."""

from collections.abc import Mapping
from typing import Any, Final

from citadels.rules.errors import RecordError, SetupError, as_text, shown

FORMAT: Final = "citadels-record"
VERSION: Final = 1
UNDO: Final = "undo"  # stands among the choices where a player took some back
KEYS: Final = ("format", "version", "setup", "position", "seed", "table", "choices", "digest")
# A seed is written as text: programs that read numbers as floating point would damage 128 bits.
LONGEST_SEED: Final = 100
_SEEDS: Final = 10**LONGEST_SEED


def checked_seed(seed: object) -> int:
    """A seed that a caller gave."""
    if type(seed) is not int or not 0 <= seed < _SEEDS:
        message = f"a seed must be a whole number of at most {LONGEST_SEED} digits, not {shown(seed)}"
        raise SetupError("S3", "bad_seed", message)
    return seed


def check_record(record: object) -> Mapping[str, Any]:
    """The record itself, once its outer shape is known to be right."""
    if not isinstance(record, Mapping):
        raise RecordError("bad_record", "a record must be an object")
    if record.get("format") != FORMAT or record.get("version") != VERSION:
        raise RecordError("bad_format", f"a record must say format {FORMAT!r}, version {VERSION}")
    choices = record.get("choices")
    if not isinstance(choices, list) or not all(isinstance(choice, str) for choice in choices):
        raise RecordError("bad_choices", "the choices of a record must be a list of texts")
    for key in record:
        if key not in KEYS:
            raise RecordError(
                "unknown_key", f"a record has no {shown(key)}; it has {', '.join(KEYS)}", key=as_text(key)
            )
    seed = record.get("seed")
    if not isinstance(seed, str) or not (seed.isascii() and seed.isdigit()) or len(seed) > LONGEST_SEED:
        raise RecordError("bad_seed", f"the seed of a record must be a text of 1 to {LONGEST_SEED} digits")
    if ("setup" in record) == ("position" in record):
        raise RecordError("bad_start", "a record starts from a setup or from a position, one of them")
    if not isinstance(record.get("digest", ""), str):
        raise RecordError("bad_digest", "the digest of a record must be a text")
    return record
