"""A server of the game as a guest sees it: where it is, the guest's token, and requests over HTTP."""

import contextlib
import json
import re
import secrets
import time
import urllib.error
import urllib.request
from collections.abc import Mapping
from dataclasses import dataclass
from http.client import HTTPException
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from citadels.tables.codes import is_code
from citadels.terminal.left_games import folder

USUAL_SERVER: Final = "http://127.0.0.1:8000"
_PATIENCE: Final = 10.0  # seconds for one request
_TRIES: Final = 5
_PAUSE: Final = 0.5  # seconds between them, longer each time


class BadLink(Exception):
    """A text that leads to no table."""


class Refused(Exception):
    """The server does not carry out a request: an id and its arguments."""

    def __init__(self, id: str, arguments: Mapping[str, Any]) -> None:
        super().__init__(id)
        self.id = id
        self.arguments = arguments


class Unreachable(Exception):
    """The server does not answer, or something else answers in its place."""


@dataclass(frozen=True)
class Link:
    """A table at a server."""

    server: str  # scheme, host and port
    table: str

    @property
    def page(self) -> str:
        """Its address for a browser."""
        return f"{self.server}/t/{self.table}"

    @property
    def socket(self) -> str:
        return f"{self.server.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"


def read_link(text: str, server: str = USUAL_SERVER) -> Link:
    """A link to a table, such as ``http://127.0.0.1:8000/t/k7m2p9qx``, or its code alone."""
    text = text.strip()
    if is_code(text.lower()):
        return Link(_server(server), text.lower())
    address, _, rest = text.partition("/t/")
    code = re.split(r"[/?#]", rest)[0].lower()
    if not is_code(code):
        raise BadLink(text)
    return Link(_server(address), code)


def _server(text: str) -> str:
    """The scheme, host and port of an address; a host alone is taken for http."""
    address = text if "://" in text else f"http://{text}"
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError as error:
        raise BadLink(text) from error
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path.strip("/") or parts.username:
        raise BadLink(text)
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    return f"{parts.scheme}://{host}" + (f":{port}" if port is not None else "")


class Server:
    """Requests of one guest."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._path = _token_path(address)
        self.token = self._path.read_text(encoding="utf-8").strip() if self._path.is_file() else ""

    def sign_in(self) -> None:
        """Be the guest of last time, or a new one."""
        token = self.ask("/api/guest", {})["token"]
        if token is not None:
            self.token = token
            with contextlib.suppress(OSError):
                _keep_secret(self._path, token)

    def ask(self, path: str, data: Mapping[str, Any] | None = None) -> Any:
        """Send a request, again while the server is away; a command has an id, so it happens once."""
        if data is not None and "command" in data:
            data = {"id": secrets.token_hex(8), **data}
        for attempt in range(1, _TRIES + 1):
            try:
                return self._ask(path, data)
            except Unreachable:
                if attempt == _TRIES:
                    raise
                time.sleep(_PAUSE * attempt)
        raise AssertionError

    def _ask(self, path: str, data: Mapping[str, Any] | None) -> Any:
        headers = {"content-type": "application/json"}
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        body = None if data is None else json.dumps(data).encode()
        request = urllib.request.Request(self.address + path, body, headers)
        try:
            with urllib.request.urlopen(request, timeout=_PATIENCE) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            with error:
                raise _refusal(error) from error
        except (OSError, HTTPException, ValueError) as error:
            raise Unreachable(self.address) from error


def _refusal(error: urllib.error.HTTPError) -> Exception:
    try:
        told = json.load(error)["refused"]
        return Refused(told["id"], told["arguments"])
    except (ValueError, KeyError, TypeError):
        return Unreachable(error.url)


def _token_path(address: str) -> Path:
    """The file that keeps the token for a server."""
    return folder() / "guests" / re.sub(r"[^a-z0-9.]+", "_", address.lower())


def _keep_secret(path: Path, token: str) -> None:
    """Write a token so that nobody else on this computer can read it."""
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    path.touch(0o600)
    path.write_text(token + "\n", encoding="utf-8")
