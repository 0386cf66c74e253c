"""Every command in every situation gives the expected answer, over HTTP and over a socket.

The table is complete by construction: a command without a row, or a row without a situation, fails. A refused
command changes nothing: neither the entries in the database nor what anybody sees.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, get_args

import pytest

from citadels import Game
from citadels.tables.commands import AnyCommand
from tests.server.databases import new_database
from tests.server.guests import Guest, Server, served
from tests.server.prepared import game_until, prepare

SETUP = {"players": 4, "city_size": 4}
DONE = "done"
HOST, PLAYER = 0, 1  # their seats; the others are bots, or one is open before the start

COMMANDS: dict[str, dict[str, Any]] = {
    "sit": {"name": "Zoe"},
    "leave": {},
    "start": {},
    "lock": {"locked": True},
    "pace": {"pace": "fast"},
    "hints": {"allowed": True},
    "kick": {"seat": PLAYER},
    "host": {"seat": PLAYER},
    "bot": {"seat": 2, "level": "easy"},
    "free": {"seat": 3},
    "play": {},
    "undo": {},
    "back": {},
    "rematch": {},
    "change": {"setup": {"players": 5}},
    "abandon": {},
    "commit": {"commitment": "0" * 64},
    "reveal": {"part": "0" * 64},
    "move": {},
    "take": {"code": "no-such-code"},
    "ask": {"seat": 2, "name": "Zoe"},
    "grant": {"request": 0},
    "say": {"phrase": "hello"},
    "chat": {"allowed": "text"},
    "block": {},
    "report": {},
    "silence": {},
    "step": {"step": 0},
}
# These are about a message that somebody else has said.
ABOUT_MESSAGES = ("block", "report", "silence")


def all_but(common: str, **others: str) -> dict[str, str]:
    """Nothing is learnt at these tables; tests/tables/test_lessons.py is about those where it is."""
    others = {"step": "no_lesson", **others}
    return {command: others.get(command, common) for command in COMMANDS}


# What only the host may do, for everybody else.
HOST_ONLY = dict.fromkeys(
    ("start", "change", "lock", "pace", "hints", "kick", "host", "bot", "free", "grant", "chat", "silence"),
    "not_host",
)
TALKS = dict.fromkeys(("say", "block", "report"), DONE)
NOT_SEATED = {
    **all_but("not_seated", sit="already_started", take="bad_code", ask=DONE, **TALKS, **HOST_ONLY),
    "pace": "not_seated",  # the only person among bots may, too
}
NEVER_IN_GAME = {
    "sit": "already_started",
    "undo": "nothing_to_undo",
    "back": "not_away",
    "rematch": "not_over",
    "take": "already_seated",
    "ask": "already_seated",
    "commit": "already_started",
    "reveal": "already_started",
}
IN_GAME = all_but(DONE, **NEVER_IN_GAME, **HOST_ONLY)
HOST_IN_GAME = all_but(
    DONE,
    **NEVER_IN_GAME,
    **dict.fromkeys(("start", "change", "free", "hints"), "already_started"),
    grant="no_such_request",
)
NOT_STARTED = {
    **dict.fromkeys(("play", "undo", "back", "ask", "reveal"), "not_started"),
    "rematch": "not_over",
    "take": "already_seated",
}
AT_LOBBY = {**NOT_SEATED, "sit": DONE, "ask": "not_started", "abandon": "not_host"}
CLOSED_TO_SEATED = {"rematch": "not_over"}
NOT_SEATED_WHEN_CLOSED = dict.fromkeys(
    ("leave", "play", "undo", "back", "rematch", "abandon", "move", "pace", "commit", "reveal"), "not_seated"
)
BEFORE_START = dict.fromkeys(("sit", "commit", "reveal"), "already_started")
AFTER_END = all_but("game_over", **BEFORE_START, rematch=DONE, **TALKS, silence=DONE)

# In each situation: who asks, and what the answer is.
ANSWERS: dict[str, dict[str, str]] = {
    "lobby, host": all_but(DONE, **NOT_STARTED, grant="not_started"),
    "lobby, player": all_but(DONE, **NOT_STARTED, **HOST_ONLY, abandon="not_host"),
    "lobby, stranger": AT_LOBBY,
    "lobby, kicked": {**AT_LOBBY, "sit": "kicked", "take": "kicked", "say": "kicked"},
    "lobby, locked out": {**AT_LOBBY, "sit": "locked"},
    "own turn, host": HOST_IN_GAME,
    "own turn, player": IN_GAME,
    "not my turn, host": {**HOST_IN_GAME, "play": "not_your_turn"},
    "not my turn, player": {**IN_GAME, "play": "not_your_turn"},
    "something to take back": {**IN_GAME, "undo": DONE},
    "away, own turn": {**IN_GAME, "leave": "already_away", "back": DONE},
    "spectator": NOT_SEATED,
    "other table": NOT_SEATED,
    "finished, host": AFTER_END,
    "finished, player": {**AFTER_END, **HOST_ONLY},
    "finished, spectator": {**NOT_SEATED, "ask": "game_over", "take": "game_over"},
    "closed, host": all_but("closed", **CLOSED_TO_SEATED),
    "closed, player": all_but("closed", **CLOSED_TO_SEATED, **HOST_ONLY),
    "closed, spectator": {**all_but("closed", **HOST_ONLY), **NOT_SEATED_WHEN_CLOSED},
    "no token": all_but("no_token", step="no_token"),
}


def test_the_table_is_complete() -> None:
    commands = {kind.__struct_config__.tag for kind in get_args(AnyCommand)}
    assert set(COMMANDS) == commands
    for situation, answers in ANSWERS.items():
        assert set(answers) == commands, situation


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def quiet_server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """Here no bot moves: nothing happens but what the tests ask for."""
    database = new_database(request.param, request, tmp_path_factory)
    with served(database, bot_delay="3600", prompt_delay="3600") as running:
        yield running


@dataclass
class Scene:
    """A table, who asks, and what could be played there."""

    table: str
    who: Guest
    game: Game | None
    heard: int = 0  # a message of somebody else

    def arguments(self, command: str) -> dict[str, Any]:
        if command in ABOUT_MESSAGES:
            return {"message": self.heard}
        if command != "play":
            return COMMANDS[command]
        over = self.game is None or self.game.over
        return {"choice": "end_turn" if over else str(self.game.decision.options[0])}  # type: ignore[union-attr]


def nobody_takes_back(game: Game) -> bool:
    return not any(game.can_undo(seat) for seat in range(game.players))


def asked(seat: int) -> Callable[[Game], bool]:
    return lambda game: (
        not game.over
        and game.decision.seat == seat
        and nobody_takes_back(game)
        and len(game.events(None)) > 5
    )


def scene(server: Server, situation: str) -> Scene:
    """A fresh table in this situation, where the host and a player have said something."""
    host, player, stranger = (Guest(server) for _ in range(3))
    people = [host, player, None, None]
    if situation.startswith("lobby"):
        table = prepare(server, people, SETUP)
        host.must(table, "free", seat=2)
        if situation == "lobby, kicked":
            stranger.must(table, "sit", name="Eve")
            host.must(table, "kick", seat=2)
        if situation == "lobby, locked out":
            host.must(table, "lock", locked=True)
        who = {"host": host, "player": player}.get(situation.split(", ")[1], stranger)
        return Scene(table, who, None, talk(table, host, player, who))
    seed, choices, game = position(situation)
    table = prepare(server, people, SETUP, seed, choices)
    if situation == "away, own turn":
        player.must(table, "leave")
    if situation == "other table":
        # At a table of its own the stranger is the host and it is the stranger's turn.
        prepare(server, [stranger, player, None, None], SETUP, seed, choices)
    if situation == "no token":
        stranger = Guest(server, token="nobody-has-this-token")
    who = stranger
    if situation.split(", ")[-1] == "host":
        who = host
    elif situation.split(", ")[-1] == "player" or situation in ("something to take back", "away, own turn"):
        who = player
    heard = talk(table, host, player, who)
    if situation.startswith("closed"):
        host.must(table, "abandon")
        player.must(table, "abandon")
    return Scene(table, who, game, heard)


def talk(table: str, host: Guest, player: Guest, who: Guest) -> int:
    """Host and player greet each other; returns the number of what somebody other than ``who`` said."""
    host.must(table, "say", phrase="hello")
    player.must(table, "say", phrase="hello")
    return 1 if who is host else 0


@cache
def position(situation: str) -> tuple[int, list[str], Game]:
    wanted = {
        "own turn, host": asked(HOST),
        "own turn, player": asked(PLAYER),
        "not my turn, host": asked(PLAYER),
        "not my turn, player": asked(HOST),
        "something to take back": lambda game: (
            not game.over and game.decision.seat == PLAYER and game.can_undo(PLAYER)
        ),
        "away, own turn": asked(PLAYER),
        "spectator": asked(HOST),
        **dict.fromkeys(("closed, host", "closed, player", "closed, spectator"), asked(HOST)),
        "other table": asked(HOST),
        "no token": asked(HOST),
    }.get(situation, lambda game: game.over)
    return game_until(wanted, SETUP)


def reason_over_http(scene: Scene, command: str) -> str:
    answer = scene.who.does(scene.table, command, **scene.arguments(command))
    if answer.status_code == 200:
        assert answer.json()["done"] is True
        return DONE
    assert answer.status_code in (401, 403, 404, 409), (command, answer.text)
    return str(answer.json()["refused"]["id"])


def reason_over_socket(scene: Scene, command: str) -> str:
    with scene.who.socket(scene.table) as socket:
        answer = socket.do(command, **scene.arguments(command))
    return DONE if answer["type"] == "done" else str(answer["reason"]["id"])


@pytest.mark.parametrize("situation", ANSWERS)
def test_refused_commands_change_nothing(quiet_server: Server, situation: str) -> None:
    here = scene(quiet_server, situation)
    watcher = Guest(quiet_server)
    entries = quiet_server.stored.entries(here.table)
    # A connection that stays open: coming and going would be visible.
    with here.who.socket(here.table):
        seen = [guest.state(here.table) for guest in (here.who, watcher)]
        for command, expected in ANSWERS[situation].items():
            if expected != DONE:
                assert reason_over_http(here, command) == expected, command
                assert reason_over_socket(here, command) == expected, command
        assert quiet_server.stored.entries(here.table) == entries
        assert [guest.state(here.table) for guest in (here.who, watcher)] == seen


ALLOWED = [
    (situation, command) for situation, row in ANSWERS.items() for command in row if row[command] == DONE
]


@pytest.mark.parametrize(("situation", "command"), ALLOWED, ids=[": ".join(one) for one in ALLOWED])
def test_allowed_commands_are_stored_once(quiet_server: Server, situation: str, command: str) -> None:
    """Commands are carried out over HTTP or a socket, and only once if repeated over either."""
    for first, second in ((False, True), (True, False)):
        here = scene(quiet_server, situation)
        before = len(quiet_server.stored.entries(here.table))
        arguments = here.arguments(command)
        with here.who.socket(here.table) as socket:
            for number, over_socket in enumerate((first, second)):
                if over_socket:
                    answer = socket.do(command, id="the-same", **arguments)
                    assert answer["type"] == "done", answer
                    socket.answers.clear()
                else:
                    answer = here.who.must(here.table, command, id="the-same", **arguments)
                assert answer.get("repeated", False) is (number == 1)
        entries = quiet_server.stored.entries(here.table)
        assert [entry.get("command") for entry in entries].count("the-same") == 1
        assert len(entries) > before


def test_a_command_for_a_table_that_is_not_there(quiet_server: Server) -> None:
    guest = Guest(quiet_server)
    for name in ("zzzzzzzz", "nothing", "ABCDEFGH", "%00", "é" * 8, "a" * 500):
        for command, arguments in COMMANDS.items():
            here = {"choice": "end_turn"} if command == "play" else arguments
            if command in ABOUT_MESSAGES:
                here = {"message": 0}
            assert guest.refused(name, command, **here) == "no_such_table"


def test_a_stale_version_is_refused_and_the_newest_is_not(quiet_server: Server) -> None:
    here = scene(quiet_server, "own turn, player")
    version = here.who.state(here.table)["version"]
    arguments = here.arguments("play")
    assert here.who.refused(here.table, "play", version=version - 1, **arguments) == "stale"
    assert here.who.refused(here.table, "play", version=version + 1, **arguments) == "stale"
    here.who.must(here.table, "play", version=version, **arguments)
    assert here.who.refused(here.table, "play", version=version, **arguments) == "stale"


def test_the_arguments_of_a_command_are_checked(quiet_server: Server) -> None:
    """A malformed message is reported before anything else, and nothing happens."""
    here = scene(quiet_server, "own turn, host")
    entries = quiet_server.stored.entries(here.table)
    wrong: list[Any] = [
        {},
        {"command": "dance"},
        {"command": "leave", "extra": 1},
        {"command": "kick"},
        {"command": "kick", "seat": -1},
        {"command": "kick", "seat": 8},
        {"command": "kick", "seat": "1"},
        {"command": "kick", "seat": 1.5},
        {"command": "lock", "locked": "yes"},
        {"command": "play", "choice": 3},
        {"command": "play", "choice": "x" * 101},
        {"command": "play", "choice": None},
        {"command": "leave", "id": 5},
        {"command": "leave", "id": "x" * 41},
        {"command": "leave", "version": -1},
        {"command": "leave", "version": "1"},
        {"command": "sit", "name": ""},
        {"command": "sit", "name": "x" * 25},
        {"command": "say"},
        {"command": "say", "phrase": "hello", "emote": "wink"},
        {"command": "say", "phrase": "You stink"},
        {"command": "say", "emote": "bomb"},
        {"command": "say", "text": ""},
        {"command": "say", "text": "x" * 201},
        {"command": "chat", "allowed": "everything"},
        {"command": "report", "message": -1},
        {"command": "take", "code": "x" * 17},
        {"command": "change", "setup": []},
        [],
        "leave",
        None,
        7,
    ]
    for message in wrong:
        answer = here.who.http.post(f"/api/tables/{here.table}", json=message)
        assert (answer.status_code, answer.json()["refused"]["id"]) == (400, "bad_message"), message
    assert here.who.refused(here.table, "kick", seat=7) == "no_such_seat"
    assert here.who.refused(here.table, "kick", seat=0) == "not_yourself"
    assert here.who.refused(here.table, "bot", seat=0, level="easy") == "not_yourself"
    assert here.who.refused(here.table, "kick", seat=2) == "nobody_there"
    assert here.who.refused(here.table, "bot", seat=2, level="search:seconds=60") == "unknown_bot"
    assert here.who.refused(here.table, "bot", seat=2, level="no such bot") == "unknown_bot"
    assert here.who.refused(here.table, "play", choice="build atlantis") == "not_possible"
    assert quiet_server.stored.entries(here.table) == entries
