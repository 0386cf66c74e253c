"""RFC 6455, case by case, against the running server: what a client may send, and what ends a connection.

The cases follow the parts of the Autobahn test suite that concern a server: framing, pings, reserved bits
and opcodes, fragments, UTF-8, closing. What is allowed is answered, and the connection goes on; what is not
ends it with the code that the RFC names. No case leaves a line in the log.
"""

import json
import struct
from collections.abc import Iterator

import pytest

from tests.server.guests import Guest, Server, served
from tests.server.raw_sockets import BINARY, CLOSE, CONTINUATION, PING, PONG, TEXT, Raw, frame, raw

PROTOCOL_ERROR, NOT_UTF_8, TOO_BIG = 1002, 1007, 1009
KEY = bytes.fromhex("a1b2c3d4")


def masked(kind: int, body: bytes, final: bool = True) -> bytes:
    """With a mask that does change what is sent, as browsers have it."""
    head = frame(kind, body, final)[: -4 - len(body)]
    return head + KEY + bytes(byte ^ KEY[place % 4] for place, byte in enumerate(body))


def unmasked(kind: int, body: bytes) -> bytes:
    return struct.pack(">BB", 0x80 | kind, len(body)) + body


def with_bits(bits: int, kind: int = TEXT, body: bytes = b"{}") -> bytes:
    sent = frame(kind, body)
    return bytes([sent[0] | bits << 4]) + sent[1:]


def long_form(kind: int, body: bytes, width: str) -> bytes:
    """A short body whose length is written in more bytes than it needs."""
    marker = {"H": 126, "Q": 127}[width]
    return (
        struct.pack(">BB", 0x80 | kind, 0x80 | marker) + struct.pack(f">{width}", len(body)) + bytes(4) + body
    )


def closing(code: int | None, reason: bytes = b"") -> bytes:
    return frame(CLOSE, b"" if code is None else struct.pack(">H", code) + reason)


def asks(id: str = "asked") -> bytes:
    return json.dumps({"command": "undo", "id": id}, ensure_ascii=False).encode()


QUESTION = asks()
HALVES = frame(TEXT, QUESTION[:9], final=False), frame(CONTINUATION, QUESTION[9:])
EURO = asks("€𝄞")
BYTE_BY_BYTE = (
    frame(TEXT, EURO[:1], final=False)
    + b"".join(frame(CONTINUATION, EURO[at : at + 1], final=False) for at in range(1, len(EURO) - 1))
    + frame(CONTINUATION, EURO[-1:])
)

# What is sent, and the id of the command that is answered to it.
ALLOWED: dict[str, tuple[bytes, str]] = {
    "1.1 a text": (frame(TEXT, QUESTION), "asked"),
    "1.1 a masked text": (masked(TEXT, QUESTION), "asked"),
    "1.1 a text of 126 bytes": (frame(TEXT, asks().ljust(126)), "asked"),
    "1.1 a text of 127 bytes": (frame(TEXT, asks().ljust(127)), "asked"),
    "1.2 a binary message": (frame(BINARY, QUESTION), "asked"),
    "1.2 a masked binary message": (masked(BINARY, QUESTION), "asked"),
    "5.3 two pieces": (b"".join(HALVES), "asked"),
    "5.5 two masked pieces": (
        masked(TEXT, QUESTION[:9], final=False) + masked(CONTINUATION, QUESTION[9:]),
        "asked",
    ),
    "5.6 a ping between pieces": (HALVES[0] + frame(PING, b"between") + HALVES[1], "asked"),
    "5.7 a pong between pieces": (HALVES[0] + frame(PONG, b"unasked") + HALVES[1], "asked"),
    "5.8 pieces of one byte each": (BYTE_BY_BYTE, "€𝄞"),
    "6.1 an empty piece at the end": (
        frame(TEXT, QUESTION, final=False) + frame(CONTINUATION, b""),
        "asked",
    ),
    "6.1 an empty piece at the start": (
        frame(TEXT, b"", final=False) + frame(CONTINUATION, QUESTION),
        "asked",
    ),
    "6.2 letters of two, three and four bytes": (frame(TEXT, asks("κόσμε €𝄞")), "κόσμε €𝄞"),
}


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Guest, str]]:
    folder = tmp_path_factory.mktemp("cases")
    with served(f"sqlite:///{folder / 'citadels.sqlite3'}", connections_per_guest="1000") as server:
        guest = Guest(server)
        yield server, guest, guest.opens(setup={"players": 2}, name="Ann")
        # Nothing that strangers send is worth a line, except that they were cut off.
        assert {event["event"] for event in server.events()} <= {"open", "resumed", "cut_off"}


def answered(client: Raw) -> str:
    """The id of the next command that is answered."""
    while True:
        kind, body = client.read()
        if kind in (TEXT, CLOSE):
            message = json.loads(body) if kind == TEXT else {"type": "closed", "id": f"closed {body!r}"}
            if message["type"] != "state":
                return str(message["id"])


@pytest.mark.parametrize("name", ALLOWED)
def test_what_is_allowed_is_answered(table: tuple[Server, Guest, str], name: str) -> None:
    server, guest, id = table
    sent, expected = ALLOWED[name]
    with raw(server, id, guest.token) as client:
        client.connection.sendall(sent)
        assert answered(client) == expected
        client.connection.sendall(frame(TEXT, asks("next")))
        assert answered(client) == "next"


@pytest.mark.parametrize("name", ALLOWED)
def test_what_is_allowed_may_come_drop_by_drop(table: tuple[Server, Guest, str], name: str) -> None:
    """TCP knows no frames."""
    server, guest, id = table
    sent, expected = ALLOWED[name]
    with raw(server, id, guest.token) as client:
        for at in range(0, len(sent), 3):
            client.connection.sendall(sent[at : at + 3])
        assert answered(client) == expected


# What is sent, and the code with which the connection ends.
FORBIDDEN: dict[str, tuple[bytes, int]] = {
    "2.5 a ping of 126 bytes": (frame(PING, b"x" * 126), PROTOCOL_ERROR),
    "2.x a pong of 126 bytes": (frame(PONG, b"x" * 126), PROTOCOL_ERROR),
    "2.x a ping in pieces": (frame(PING, b"x", final=False), PROTOCOL_ERROR),
    "2.x an unmasked text": (unmasked(TEXT, b"{}"), PROTOCOL_ERROR),
    "2.x an unmasked ping": (unmasked(PING, b""), PROTOCOL_ERROR),
    **{f"3.{bits} reserved bits {bits:03b}": (with_bits(bits), PROTOCOL_ERROR) for bits in range(1, 8)},
    "3.x a reserved bit in a ping": (with_bits(4, PING, b""), PROTOCOL_ERROR),
    **{f"4.1 opcode {kind}": (frame(kind, b"x"), PROTOCOL_ERROR) for kind in (3, 4, 5, 6, 7)},
    **{f"4.2 opcode {kind}": (frame(kind, b"x"), PROTOCOL_ERROR) for kind in (11, 12, 13, 14, 15)},
    "5.9 a piece of nothing": (frame(CONTINUATION, b"x"), PROTOCOL_ERROR),
    "5.10 a first piece of nothing": (frame(CONTINUATION, b"x", final=False), PROTOCOL_ERROR),
    "5.18 a text within a text": (HALVES[0] + frame(TEXT, b"{}"), PROTOCOL_ERROR),
    "5.18 a binary message within a text": (HALVES[0] + frame(BINARY, b"{}"), PROTOCOL_ERROR),
    "6.3 a wrong byte": (frame(TEXT, b"\xce\xba\xe1\xbd\xb9\xed\xa0\x80edited"), NOT_UTF_8),
    "6.4 a wrong byte in a piece": (
        frame(TEXT, b"\xce\xba\xf4\x90\x80\x80", final=False) + frame(CONTINUATION, b"x"),
        NOT_UTF_8,
    ),
    "6.6 half a letter": (frame(TEXT, b"\xf0\x9d\x84"), NOT_UTF_8),
    "6.10 a letter too long": (frame(TEXT, b"\xc0\xaf"), NOT_UTF_8),
    "6.11 beyond the last letter": (frame(TEXT, b"\xf4\x90\x80\x80"), NOT_UTF_8),
    "6.x half a surrogate": (frame(TEXT, b"\xed\xa0\x80"), NOT_UTF_8),
    "7.3 a code of one byte": (frame(CLOSE, b"\x03"), PROTOCOL_ERROR),
    "7.3 a close frame of 126 bytes": (closing(1000, b"x" * 124), PROTOCOL_ERROR),
    "7.5 a reason that is not UTF-8": (closing(1000, b"\xff"), NOT_UTF_8),
    **{
        f"7.9 code {code}": (closing(code), PROTOCOL_ERROR)
        for code in (0, 999, 1004, 1005, 1006, 1016, 1100, 2000, 2999, 5000, 65535)
    },
    "9.1 a long text": (frame(TEXT, b" " * 70_000), TOO_BIG),
    "9.2 a long binary message": (frame(BINARY, b" " * 70_000), TOO_BIG),
    "9.3 long in pieces": (
        frame(TEXT, b" " * 6_000, final=False) + frame(CONTINUATION, b" " * 6_000, final=False) * 4,
        TOO_BIG,
    ),
    "9.x a length beyond everything": (struct.pack(">BBQ", 0x81, 0xFF, 1 << 62) + bytes(4), TOO_BIG),
}


@pytest.mark.parametrize("name", FORBIDDEN)
def test_what_is_forbidden_ends_the_connection(table: tuple[Server, Guest, str], name: str) -> None:
    server, guest, id = table
    sent, expected = FORBIDDEN[name]
    with raw(server, id, guest.token) as client:
        client.read()
        client.connection.sendall(sent)
        assert client.until_closed() == expected
    assert Guest(server, guest.token).state(id)["state"]["table"]["seats"][0]["name"] == "Ann"


@pytest.mark.parametrize("code", [None, *range(1000, 1004), *range(1007, 1012), 3000, 3999, 4000, 4999])
def test_who_says_goodbye_is_answered(table: tuple[Server, Guest, str], code: int | None) -> None:
    """With the same code; nothing is read after it."""
    server, guest, id = table
    with raw(server, id, guest.token) as client:
        client.read()
        client.connection.sendall(closing(code, b"" if code is None else "Grüße".encode()))
        kind, body = client.read()
        assert kind == CLOSE
        assert body[:2] == (b"" if code is None else struct.pack(">H", code))


@pytest.mark.parametrize("body", [b"", b"Hello", bytes(range(125)), b"\xff\xfe"])
def test_a_ping_is_answered_with_the_same_bytes(table: tuple[Server, Guest, str], body: bytes) -> None:
    server, guest, id = table
    with raw(server, id, guest.token) as client:
        client.read()
        client.connection.sendall(masked(PING, body))
        assert client.read() == (PONG, body)


def test_lengths_may_be_written_long(table: tuple[Server, Guest, str]) -> None:
    """The RFC asks clients for the shortest form; what is sent is clear in any case, or it ends."""
    server, guest, id = table
    for width in ("H", "Q"):
        with raw(server, id, guest.token) as client:
            client.read()
            client.connection.sendall(long_form(TEXT, QUESTION, width))
            assert answered(client) in ("asked", f"closed {struct.pack('>H', PROTOCOL_ERROR)!r}")
