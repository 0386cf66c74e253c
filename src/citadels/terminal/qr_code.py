"""A link as a QR code for the terminal: small ones (versions 1 to 5, level L, bytes), drawn with half blocks.

These versions have one block of data and at most one alignment pattern, so the code is short. The steps and
their numbers are those of ISO/IEC 18004.
"""

from collections.abc import Iterator
from itertools import groupby, pairwise
from typing import Final

# By version: bytes of data, and of error correction.
_CAPACITY: Final = {1: (19, 7), 2: (34, 10), 3: (55, 15), 4: (80, 20), 5: (108, 26)}
_HEADER: Final = 2  # bytes that the mode, the length and the end take
_QUIET: Final = 2  # modules of margin; scanners want four, but a terminal has a margin of its own
_FINDER: Final = ((0, 0), (0, 1), (1, 0))
_LEVEL_L: Final = 1

Grid = list[list[bool]]
Position = tuple[int, int]


def fits(text: str) -> bool:
    return len(text.encode()) + _HEADER <= _CAPACITY[max(_CAPACITY)][0]


def drawn(text: str) -> str:
    """A QR code in lines of half blocks, dark on light as cameras want it; ValueError if it is too long."""
    grid = qr_code(text)
    margin = [[False] * (len(grid) + 2 * _QUIET)] * _QUIET
    rows = [*margin, *([False] * _QUIET + row + [False] * _QUIET for row in grid), *margin]
    if len(rows) % 2:
        rows.append(rows[0])
    blocks = {(False, False): "█", (False, True): "▀", (True, False): "▄", (True, True): " "}
    lines = (
        "".join(blocks[pair] for pair in zip(upper, lower, strict=True))
        for upper, lower in zip(rows[::2], rows[1::2], strict=True)
    )
    # White on black, whatever colours the terminal has.
    return "\n".join(f"\x1b[97;40m{line}\x1b[0m" for line in lines)


def qr_code(text: str) -> Grid:
    """The modules of the smallest code that holds a text; True is dark."""
    data = text.encode()
    version = next((one for one, (size, _) in _CAPACITY.items() if len(data) + _HEADER <= size), None)
    if version is None:
        raise ValueError(f"{len(data)} bytes are too long for a small QR code")
    grid, fixed = _patterns(version)
    bits = _bits(_codewords(data, *_CAPACITY[version]))
    for y, x in _path(len(grid)):
        if not fixed[y][x]:
            grid[y][x] = next(bits, False)
    masked = [_masked(grid, fixed, mask) for mask in range(8)]
    return min(masked, key=_penalty)


# The data


def _codewords(data: bytes, size: int, correction: int) -> bytes:
    bits = f"0100{len(data):08b}" + "".join(f"{byte:08b}" for byte in data) + "0000"
    words = bytearray(int(bits[place : place + 8], 2) for place in range(0, len(bits), 8))
    padding = (0xEC, 0x11)
    words += bytes(padding[number % 2] for number in range(size - len(words)))
    return bytes(words) + _remainder(words, correction)


def _bits(words: bytes) -> Iterator[bool]:
    return (bool(word >> place & 1) for word in words for place in range(7, -1, -1))


def _product(one: int, other: int) -> int:
    """In the field of 256 elements that QR codes use."""
    result = 0
    for place in range(7, -1, -1):
        result = (result << 1) ^ ((result >> 7) * 0x11D)
        result ^= (other >> place & 1) * one
    return result


def _remainder(words: bytes | bytearray, size: int) -> bytes:
    """The error correction of Reed and Solomon."""
    divisor, root = [0] * (size - 1) + [1], 1
    for _ in range(size):
        for place in range(size):
            following = divisor[place + 1] if place + 1 < size else 0
            divisor[place] = _product(divisor[place], root) ^ following
        root = _product(root, 2)
    result = [0] * size
    for word in words:
        factor = word ^ result[0]
        result = [one ^ _product(other, factor) for one, other in zip([*result[1:], 0], divisor, strict=True)]
    return bytes(result)


# The drawing


def _patterns(version: int) -> tuple[Grid, Grid]:
    """Everything but the data, and where that is."""
    size = 17 + 4 * version
    grid = [[False] * size for _ in range(size)]
    fixed = [[False] * size for _ in range(size)]
    for place in range(size):
        for y, x in ((6, place), (place, 6)):
            grid[y][x], fixed[y][x] = place % 2 == 0, True
    for down, right in _FINDER:
        middle = (3 + down * (size - 7), 3 + right * (size - 7))
        _square(grid, fixed, middle, reach=4, light=(2, 4))
    if version > 1:
        _square(grid, fixed, (size - 7, size - 7), reach=2, light=(1,))
    for y, x in _format_places(size):
        fixed[y][x] = True
    return grid, fixed


def _square(grid: Grid, fixed: Grid, middle: Position, reach: int, light: tuple[int, ...]) -> None:
    """Rings around a module, light and dark."""
    size = len(grid)
    for y in range(max(0, middle[0] - reach), min(size, middle[0] + reach + 1)):
        for x in range(max(0, middle[1] - reach), min(size, middle[1] + reach + 1)):
            ring = max(abs(y - middle[0]), abs(x - middle[1]))
            grid[y][x], fixed[y][x] = ring not in light, True


def _format_places(size: int) -> list[Position]:
    """Where the 15 bits of the format stand, twice, and the one module that is always dark."""
    first = [(8, x) for x in (0, 1, 2, 3, 4, 5, 7, 8)] + [(y, 8) for y in (7, 5, 4, 3, 2, 1, 0)]
    second = [(y, 8) for y in range(size - 1, size - 8, -1)] + [(8, x) for x in range(size - 8, size)]
    return [*first, *second, (size - 8, 8)]


def _path(size: int) -> Iterator[Position]:
    """Two columns at a time from the right, up and down in turn; the upright timing pattern is skipped."""
    upwards = True
    for right in (*range(size - 1, 6, -2), *range(5, 0, -2)):
        for y in range(size - 1, -1, -1) if upwards else range(size):
            yield y, right
            yield y, right - 1
        upwards = not upwards


_MASKS: Final = (
    lambda y, x: (y + x) % 2,
    lambda y, x: y % 2,
    lambda y, x: x % 3,
    lambda y, x: (y + x) % 3,
    lambda y, x: (y // 2 + x // 3) % 2,
    lambda y, x: y * x % 2 + y * x % 3,
    lambda y, x: (y * x % 2 + y * x % 3) % 2,
    lambda y, x: ((y + x) % 2 + y * x % 3) % 2,
)


def _masked(grid: Grid, fixed: Grid, mask: int) -> Grid:
    size = len(grid)
    result = [
        [grid[y][x] ^ (not fixed[y][x] and _MASKS[mask](y, x) == 0) for x in range(size)] for y in range(size)
    ]
    data = rest = _LEVEL_L << 3 | mask
    for _ in range(10):
        rest = (rest << 1) ^ ((rest >> 9) * 0x537)
    form = (data << 10 | rest) ^ 0x5412
    bits = [bool(form >> place & 1) for place in range(14, -1, -1)]
    for (y, x), dark in zip(_format_places(size), [*bits, *bits, True], strict=True):
        result[y][x] = dark
    return result


def _penalty(grid: Grid) -> int:
    """How hard a code is to scan: long runs, blocks, what looks like a corner, too much of one colour."""
    lines = ["".join(" #"[dark] for dark in row) for row in grid]
    columns = ["".join(column) for column in zip(*lines, strict=True)]
    points = 0
    for line in (*lines, *columns):
        runs = [len(list(run)) for _, run in groupby(line)]
        points += sum(run - 2 for run in runs if run >= 5)
        points += 40 * sum(_corners(line))
    for upper, lower in pairwise(grid):
        for place in range(len(grid) - 1):
            points += 3 * (upper[place] == upper[place + 1] == lower[place] == lower[place + 1])
    dark = sum(map(sum, grid))
    return points + 10 * (abs(dark * 20 - len(grid) ** 2 * 10) // len(grid) ** 2)


def _corners(line: str) -> Iterator[bool]:
    for place in range(len(line) - 10):
        yield line[place : place + 11] in ("# ### #    ", "    # ### #")
