"""The files with what was learned: plain JSON with a version and a checksum.

``tools/train`` writes them. They are read once, when they are first asked for, and never changed.
"""

import json
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

FORMAT: Final = 1
_ROWS_A_LINE: Final = 4


def layers_text(layers: dict[str, Any]) -> str:
    """The layers as they are written, and as the checksum is taken of them."""
    lines = [f'  "{name}": {_matrix_text(layers[name])}' for name in sorted(layers)]
    return "{\n" + ",\n".join(lines) + "\n}"


def _matrix_text(rows: list[list[int]]) -> str:
    written = ["[" + ",".join([str(weight) for weight in row]) + "]" for row in rows]
    starts = range(0, len(written), _ROWS_A_LINE)
    lines = [",".join(written[start : start + _ROWS_A_LINE]) for start in starts]
    return "[\n" + ",\n".join(lines) + "\n]"


def write_weights(path: Path, name: str, about: dict[str, Any], layers: dict[str, list[list[int]]]) -> None:
    text = layers_text(layers)
    checksum = sha256(text.encode()).hexdigest()
    head = f'{{\n"format": {FORMAT},\n"name": "{name}",\n"about": {json.dumps(about)},\n'
    path.write_text(f'{head}"sha256": "{checksum}",\n"layers": {text}\n}}\n', encoding="utf-8")


def read_weights(path: Path, name: str) -> dict[str, list[list[int]]]:
    """The layers of a file, each a list of rows; ValueError if it is not what it should be."""
    data: Any = json.loads(path.read_text(encoding="utf-8"))
    if data["format"] != FORMAT or data["name"] != name:
        raise ValueError(f"{path.name}: not {name} in format {FORMAT}")
    layers: dict[str, list[list[int]]] = data["layers"]
    if sha256(layers_text(layers).encode()).hexdigest() != data["sha256"]:
        raise ValueError(f"{path.name}: the checksum does not fit")
    return layers


def shipped(name: str) -> dict[str, list[list[int]]]:
    """The layers of a file that comes with the package."""
    return read_weights(Path(__file__).parent / f"{name}.json", name)
