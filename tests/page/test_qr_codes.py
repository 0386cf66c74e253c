"""The terminal's QR codes are those of the library that draws the page's."""

from pathlib import Path

import pytest

from citadels.terminal.qr_code import drawn, fits, qr_code
from tests.page.node import answers
from tests.qr_codes import read_back

LINKS = [
    "x",
    "http://10.0.0.7:8000",
    "http://192.168.178.123:65535",
    "http://[fd12:3456:789a:bcde:1234:5678:9abc:def0]:8000",
    "https://citadels.example/t/k7m2p9qx#seat-abcd2345 é",
    "https://citadels.example/" + "a" * 81,
]


def test_they_are_drawn_as_the_page_draws_them() -> None:
    for link, masked in zip(LINKS, answers("qr.ts", LINKS), strict=True):
        assert qr_code(link) in masked, link


def photographed(link: str, path: Path, side: int = 6) -> Path:
    """What a terminal shows, as a picture: each half block so many pixels wide; unlit is black."""
    rows: list[list[int]] = []
    for line in drawn(link).split("\n"):
        blocks = line.removeprefix("\x1b[97;40m").removesuffix("\x1b[0m")
        rows.append([255 if block in "█▀" else 0 for block in blocks])
        rows.append([255 if block in "█▄" else 0 for block in blocks])
    wide = [bytes(lit for lit in row for _ in range(side)) for row in rows]
    pixels = b"".join(row * side for row in wide)
    path.write_bytes(b"P5 %d %d 255\n" % (len(wide[0]), len(rows) * side) + pixels)
    return path


@pytest.mark.parametrize("link", [link for link in LINKS if link.isascii()])
def test_a_camera_reads_them_from_the_terminal(link: str, tmp_path: Path) -> None:
    assert read_back(photographed(link, tmp_path / "terminal.pgm")) == link


def test_a_link_that_is_too_long_is_refused() -> None:
    assert not fits("x" * 107)
    with pytest.raises(ValueError, match="107 bytes"):
        qr_code("x" * 107)


def test_every_module_is_half_a_block() -> None:
    lines = drawn("http://10.0.0.7:8000").split("\n")
    plain = [line.removeprefix("\x1b[97;40m").removesuffix("\x1b[0m") for line in lines]
    assert {len(line) for line in plain} == {25 + 4}  # version 2, and a margin of two on both sides
    assert len(lines) == 15
    assert plain[0] == "█" * 29
    assert plain[1].startswith("██ ▄▄▄▄▄ █")
