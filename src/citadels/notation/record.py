"""A game written down: its setup and seed, or a position, and the list of choices."""

from collections.abc import Mapping
from typing import Any, Final

from citadels.rules.errors import RecordError, SetupError, as_text, shown

FORMAT: Final = "citadels-record"
# Since version 2 the only card drawn is kept by an answer, what brings nothing is not on offer (P3), and
# neither a call nor a murder that may lead to a hidden question is taken back (P27, P31). Older records
# replay as they were written (``Game.replay``).
VERSION: Final = 2
FIRST_RECORDS: Final = 1
VERSIONS: Final = (FIRST_RECORDS, VERSION)
UNDO: Final = "undo"  # stands among the choices where a player took some back
# ``fairness``: what the seed was made from, at a server's table; ``citadels verify`` checks it. ``hints``:
# for which choices players were given hints. Both say nothing about how the game goes.
KEYS: Final = (
    *("format", "version", "setup", "position", "seed", "table", "choices", "digest"),
    *("fairness", "hints"),
)
# A seed is written as text: programs that read numbers as floating point would damage 128 bits.
LONGEST_SEED: Final = 100
_SEEDS: Final = 10**LONGEST_SEED


def checked_seed(seed: object) -> int:
    """Check a seed given by a caller."""
    if type(seed) is not int or not 0 <= seed < _SEEDS:
        message = f"a seed must be a whole number of at most {LONGEST_SEED} digits, not {shown(seed)}"
        raise SetupError("S3", "bad_seed", message)
    return seed


def check_record(record: object) -> Mapping[str, Any]:
    """Return the record after checking its outer shape."""
    if not isinstance(record, Mapping):
        raise RecordError("bad_record", "a record must be an object")
    version = record.get("version")
    if record.get("format") != FORMAT or type(version) is not int or version not in VERSIONS:
        known = " or ".join(str(known) for known in VERSIONS)
        raise RecordError("bad_format", f"a record must say format {FORMAT!r}, version {known}")
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
    if not _are_hints(record.get("hints", [])):
        raise RecordError("bad_record", "the hints of a record must be a list of seats and choices")
    if not isinstance(record.get("digest", ""), str):
        raise RecordError("bad_digest", "the digest of a record must be a text")
    return record


def _are_hints(hints: object) -> bool:
    return isinstance(hints, list) and all(
        isinstance(hint, dict)
        and set(hint) == {"seat", "choice"}
        and all(type(value) is int and value >= 0 for value in hint.values())
        for hint in hints
    )
