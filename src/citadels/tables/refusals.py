"""Why the server does not do what it was asked for: an id and arguments, for each reader's own words."""

from typing import Any


class Refused(Exception):
    """A command that is not carried out; nothing has changed."""

    def __init__(self, id: str, **arguments: Any) -> None:
        super().__init__(id)
        self.id = id
        self.arguments = arguments

    def to_json(self) -> dict[str, Any]:
        return {"id": self.id, "arguments": self.arguments}
