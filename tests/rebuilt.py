"""States of one connection as its client has them: whole ones, and what has changed since."""

import json
from typing import Any

Message = dict[str, Any]


def replaced(part: Any, path: list[str], value: Any) -> Any:
    """A copy of a part of a state with one place replaced; the place must be there."""
    if not path:
        return value
    key: Any = int(path[0]) if isinstance(part, list) else path[0]
    copy = list(part) if isinstance(part, list) else dict(part)
    copy[key] = replaced(part[key], path[1:], value)
    return copy


class Rebuilt:
    """Follows the frames of one connection."""

    def __init__(self) -> None:
        self._last: Message = {}
        self.changes = 0  # frames that were not whole

    def take(self, text: str | bytes) -> Message:
        """A frame; one of changes as the whole state that it leads to."""
        message: Message = json.loads(text)
        if message["type"] == "changes":
            self.changes += 1
            assert message["since"] == self._last["version"], "the changes are made in the state before"
            state = self._last["state"]
            for change in message.pop("changes"):
                assert change["op"] == "replace"
                state = replaced(state, change["path"].split("/")[1:], change["value"])
            del message["since"]
            message = {**message, "type": "state", "state": state}
        if message["type"] == "state":
            self._last = message
        return message
