"""docs/observation.md: what a row of an environment holds."""

from __future__ import annotations

from citadels.env.fields import FIELDS, SIZE, VERSION
from tools.markdown import GENERATED, prose, table


def observation() -> str:
    """The fields of a row, in their order."""
    rows = [[f"`{one.name}`", str(one.start), str(one.size), one.text] for one in FIELDS.values()]
    lines = [
        "# What a row holds",
        "",
        GENERATED,
        "",
        *prose(
            f"A row has {SIZE} bytes; this is version {VERSION}. Seats are counted clockwise from the one"
            " that looks: seat 0 is its own. A field `by kind` has one byte for each card of `citadels"
            " schema`, in its order; `by rank` begins with rank 1."
            " Numbers above 255 are 255, and what a game does not have is 0."
            " [environments.md](environments.md) says how to get rows."
        ),
        "",
        *table(["field", "first byte", "bytes", "what it holds"], rows),
    ]
    return "\n".join(lines)
