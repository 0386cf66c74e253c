"""The figures of several processes as those of one."""

from collections.abc import Sequence
from typing import Final

# Of these a sum would say nothing.
_LEAST: Final = ("_created", "process_start_time_seconds")
_HEAD: Final = "# HELP "


def merged(figures: Sequence[bytes]) -> bytes:
    """Everything that is counted is added up; what belongs together stays together."""
    families: dict[str, dict[str, float | None]] = {}
    for text in figures:
        family: dict[str, float | None] = {}
        for line in text.decode().splitlines():
            if line.startswith(_HEAD):
                family = families.setdefault(line, {line: None})
            elif line.startswith("#"):
                family.setdefault(line, None)
            else:
                _add(family, *line.rsplit(" ", 1))
    lines = (line for family in families.values() for line in family.items())
    return "".join(f"{name}\n" if value is None else f"{name} {value!r}\n" for name, value in lines).encode()


def _add(family: dict[str, float | None], name: str, text: str) -> None:
    before, value = family.get(name), float(text)
    if before is None:
        family[name] = value
    elif name.partition("{")[0].endswith(_LEAST):
        family[name] = min(before, value)
    else:
        family[name] = before + value
