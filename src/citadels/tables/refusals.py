"""Why a request is not carried out: an id and arguments, which each reader's language puts into words.

Every refusal is declared here once, with its arguments and the HTTP status it is answered with.
"""

from typing import Any, Final, NamedTuple


class Refusal(NamedTuple):
    """What is known of a refusal before it happens."""

    arguments: tuple[str, ...] = ()
    status: int = 409  # the table is not as the sender thinks


REFUSALS: Final[dict[str, Refusal]] = {
    "already_away": Refusal(),
    "already_started": Refusal(),
    "bad_clock": Refusal(("least", "most"), 422),
    "bad_message": Refusal(("message",), 400),
    "bad_name": Refusal(status=422),
    "failed": Refusal(status=500),
    "foreign_origin": Refusal(("origin",), 403),
    "game_over": Refusal(),
    "kicked": Refusal(status=403),
    "locked": Refusal(),
    "name_taken": Refusal(("name",)),
    "no_bot_there": Refusal(("seat",)),
    "no_such_seat": Refusal(("seat", "most"), 404),
    "no_such_table": Refusal(status=404),
    "no_token": Refusal(status=401),
    "nobody_there": Refusal(("seat",)),
    "not_away": Refusal(),
    "not_found": Refusal(status=404),
    "not_host": Refusal(status=403),
    "not_over": Refusal(),
    "not_possible": Refusal(("reason", "arguments")),
    "not_seated": Refusal(status=403),
    "not_started": Refusal(),
    "not_your_turn": Refusal(),
    "not_yourself": Refusal(),
    "nothing_to_undo": Refusal(),
    "seat_taken": Refusal(("seat",)),
    "stale": Refusal(("version",)),
    "table_full": Refusal(),
    "too_fast": Refusal(status=429),
    "too_large": Refusal(("most",), 413),
    "too_many_connections": Refusal(("most",), 429),
    "too_many_guests": Refusal(status=429),
    "too_many_open_tables": Refusal(("most",), 429),
    "too_many_tables": Refusal(status=429),
    "try_again": Refusal(status=503),
    "unknown_bot": Refusal(("bot", "allowed"), 422),
    "wrong_method": Refusal(status=405),
    "wrong_seats": Refusal(("players", "seats"), 422),
    "wrong_setup": Refusal(("reason", "rule", "arguments"), 422),
}


class Refused(Exception):
    """A request that is not carried out; nothing has changed."""

    def __init__(self, id: str, **arguments: Any) -> None:
        super().__init__(id)
        self.id = id
        self.arguments = arguments

    @property
    def status(self) -> int:
        """The status of the answer over HTTP."""
        return REFUSALS[self.id].status
