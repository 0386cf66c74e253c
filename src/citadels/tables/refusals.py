"""Why a request is not carried out: an id and arguments, which each reader's language puts into words.

Every refusal is declared here once, with its arguments and the HTTP status it is answered with.
"""

from typing import Any, Final, NamedTuple


class Refusal(NamedTuple):
    """The declaration of a refusal."""

    arguments: tuple[str, ...] = ()
    status: int = 409  # the table is not as the sender thinks


REFUSALS: Final[dict[str, Refusal]] = {
    "already_away": Refusal(),
    "already_reported": Refusal(),
    "already_seated": Refusal(),
    "already_started": Refusal(),
    "asker_gone": Refusal(),
    "bad_clock": Refusal(("least", "most"), 422),
    "bad_code": Refusal(status=403),
    "bad_message": Refusal(("message",), 400),
    "bad_name": Refusal(status=422),
    "bad_part": Refusal(),
    "bad_record": Refusal(("reason", "arguments"), 422),
    "bad_text": Refusal(status=422),
    "chat_full": Refusal(),
    "chat_off": Refusal(),
    "closed": Refusal(),
    "daily_secret": Refusal(status=403),
    "dealing": Refusal(),
    "elsewhere": Refusal(("where",), 421),
    "failed": Refusal(status=500),
    "foreign_origin": Refusal(("origin",), 403),
    "game_over": Refusal(),
    "in_lesson": Refusal(),
    "kicked": Refusal(status=403),
    "lesson_waits": Refusal(),
    "locked": Refusal(),
    "name_taken": Refusal(("name",)),
    "no_bot_there": Refusal(("seat",)),
    "no_free_text": Refusal(),
    "no_hints": Refusal(status=403),
    "no_lesson": Refusal(),
    "no_such_message": Refusal(status=404),
    "no_such_puzzle": Refusal(status=404),
    "no_such_request": Refusal(status=404),
    "no_such_scene": Refusal(("scene", "allowed"), 404),
    "no_such_seat": Refusal(("seat", "most"), 404),
    "no_such_step": Refusal(("step", "most"), 404),
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
    "other_tab": Refusal(),
    "player_present": Refusal(("seat",)),
    "record_too_long": Refusal(("most",), 422),
    "seat_taken": Refusal(("seat",)),
    "secret_question": Refusal(),
    "silenced": Refusal(status=403),
    "stale": Refusal(("version",)),
    "table_full": Refusal(),
    "too_fast": Refusal(status=429),
    "too_large": Refusal(("most",), 413),
    "too_many_connections": Refusal(("most",), 429),
    "too_many_guests": Refusal(status=429),
    "too_many_open_tables": Refusal(("most",), 429),
    "too_many_people": Refusal(("people", "players")),
    "too_many_requests": Refusal(("most",), 429),
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


class Elsewhere(Refused):
    """Another server plays this table; ``where`` it is reached, if it has said so."""

    def __init__(self, owner: str, where: str, leaving: bool = False) -> None:
        super().__init__("elsewhere", where=where)
        self.owner = owner
        self.where = where
        self.leaving = leaving  # it is about to give the table away


class HandedOver(Refused):
    """This server gives the table away, and nothing was done: whoever plays it then will do it."""

    def __init__(self) -> None:
        super().__init__("try_again")
