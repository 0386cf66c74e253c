"""Automatic answers out of turn, and versions: neither reveals what is hidden (T12)."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from citadels import Game, Setup
from tests.server.guests import Guest, Server, Socket, served
from tests.server.prepared import game_until, prepare

DELAY = 0.4
LEAST = DELAY * 0.75
AT_ONCE = {"entry": "paced", "at": 0, "pace": "at_once"}
SETUP: dict[str, Any] = {"players": 4, "set": "random", "action_cards": True}


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Bots in their own turns never move here: what happens is an answer out of turn."""
    folder: Path = tmp_path_factory.mktemp("prompts")
    with served(
        f"sqlite:///{folder / 'citadels.sqlite3'}",
        bot_delay="3600",
        prompt_delay=str(DELAY),
        absent_seconds="3600",
    ) as server:
        yield server


def prompt(options: Callable[[int], bool]) -> Callable[[Game], bool]:
    """A player is asked during another player's turn, and everybody may know who."""
    return lambda game: (
        not game.over
        and game.state.seat >= 0
        and game.decision.seat != game.state.seat
        and not game.state.top.decision.hidden
        and options(len(game.decision.options))
    )


def prompts(options: Callable[[int], bool], count: int) -> list[tuple[int, list[str], Game]]:
    found: list[tuple[int, list[str], Game]] = []
    seed = 0
    while len(found) < count:
        one = game_until(prompt(options), SETUP, first_seed=seed)
        seed = one[0] + 1
        if one[1]:
            found.append(one)
    return found


def asked_tables(
    server: Server, people: list[Guest], options: Callable[[int], bool], **given: Any
) -> Iterator[tuple[str, int, int, Guest]]:
    """Tables where somebody has just been asked out of turn: its id, entries so far, who is asked, a watcher.

    ``people`` sit in order; ``bots`` puts a bot in the seat that is asked.
    """
    bots = given.pop("bots", False)
    for seed, choices, game in prompts(options, 5):
        before = Game(Setup.from_json(SETUP), seed)
        for choice in choices[:-1]:
            before.play(choice)
        asker, asked = before.decision.seat, game.decision.seat
        if asker == asked:
            continue
        seats: list[Guest | None] = list(people)
        if bots:
            seats[asked] = None
        table = prepare(server, seats, SETUP, seed, choices[:-1], **given)
        count = len(server.stored.entries(table)) + 1
        people[asker].must(table, "play", choice=choices[-1])
        yield table, count, asked, people[(asked + 1) % 4]


def one(options: int) -> bool:
    return options == 1


def many(options: int) -> bool:
    return options > 1


def is_(what: str, seat: int) -> Callable[[Socket], bool]:
    return lambda socket: bool(socket.state["table"]["seats"][seat][what])


def seconds_until_answered(server: Server, table: str, count: int, watcher: Guest) -> float:
    with watcher.socket(table) as socket:
        socket.receive()
        while len(server.stored.entries(table)) == count:
            socket.receive()
    entries = server.stored.entries(table)
    return float(entries[count]["at"] - entries[count - 1]["at"]) / 1000


def test_bots_answer_out_of_turn_after_a_delay(patient: Server) -> None:
    people = [Guest(patient) for _ in range(4)]
    for options in (one, many):
        found = list(asked_tables(patient, people, options, bots=True))
        assert len(found) >= 3
        for table, count, _, watcher in found:
            assert seconds_until_answered(patient, table, count, watcher) >= LEAST


def test_the_pace_of_bots_does_not_change_when_they_answer_out_of_turn(patient: Server) -> None:
    people = [Guest(patient) for _ in range(4)]
    for table, count, _, watcher in asked_tables(patient, people, many, bots=True, before=[AT_ONCE]):
        assert seconds_until_answered(patient, table, count, watcher) >= LEAST


@pytest.mark.parametrize("options", [one, many])
def test_a_player_who_is_there_is_waited_for(patient: Server, options: Callable[[int], bool]) -> None:
    """One choice or many: hesitating tells nothing, because nobody answers for the player."""
    people = [Guest(patient) for _ in range(4)]
    for table, count, asked, watcher in asked_tables(patient, people, options):
        with people[asked].socket(table) as socket, watcher.socket(table) as watching:
            watching.receive()
            watching.until(is_("online", asked))
            # The host moves on in the meantime: the same command again and again, none of which answers.
            for number in range(5):
                people[0].must(table, "lock", locked=number % 2 == 0)
            socket.receive()
            kinds = [entry["entry"] for entry in patient.stored.entries(table)[count:]]
            assert kinds == ["locked"] * 5


@pytest.mark.parametrize("options", [one, many])
def test_a_player_who_is_absent_is_answered_for(sqlite: str, options: Callable[[int], bool]) -> None:
    """By a bot, once, after the same time whether there is one choice or many."""
    with served(sqlite, bot_delay="3600", absent_seconds="0.5") as server:
        people = [Guest(server) for _ in range(4)]
        for table, count, asked, watcher in asked_tables(server, people, options):
            assert seconds_until_answered(server, table, count, watcher) >= 0.5
            entry = server.stored.entries(table)[count]
            assert (entry["entry"], entry["seat"]) == ("chose", asked)
            assert not watcher.state(table)["state"]["table"]["seats"][asked]["away"]


@pytest.mark.parametrize("options", [one, many])
def test_a_clock_runs_out_with_one_choice_as_with_many(
    patient: Server, options: Callable[[int], bool]
) -> None:
    people = [Guest(patient) for _ in range(4)]
    clock = {"bank": 0.2, "increment": 0}
    for table, _, asked, watcher in asked_tables(patient, people, options, clock=clock):
        with watcher.socket(table) as socket:
            socket.receive()
            socket.until(is_("away", asked))


def secret(game: Game) -> bool:
    return not game.over and game.state.top.decision.hidden


def test_a_host_cannot_find_out_who_is_asked_in_secret(patient: Server) -> None:
    """Replacing one player after the other would show it: the right one's answer ends the waiting."""
    setup = {"players": 4, "set": "random", "action_cards": True}
    seed, choices, _ = game_until(secret, setup)
    people = [Guest(patient) for _ in range(4)]
    table = prepare(patient, people, setup, seed, choices)
    count = len(patient.stored.entries(table))
    for seat in range(1, 4):
        assert people[0].refused(table, "bot", seat=seat) == "secret_question"
        assert people[0].refused(table, "kick", seat=seat) == "secret_question"
    assert len(patient.stored.entries(table)) == count


def test_a_player_who_is_there_cannot_be_replaced(patient: Server) -> None:
    people = [Guest(patient) for _ in range(2)]
    table = prepare(patient, people, {"players": 2}, 1)
    with people[1].socket(table) as socket:
        socket.receive()
        assert people[0].refused(table, "bot", seat=1) == "player_present"
        people[1].must(table, "leave")
        people[0].must(table, "bot", seat=1, level="hard")
        assert people[0].state(table)["state"]["table"]["seats"][1]["away"]


def in_draft(game: Game) -> bool:
    return not game.over and game.decision.kind == "draft" and len(game.decision.options) > 2


def test_versions_tell_nothing_about_secret_choices(patient: Server) -> None:
    """Two games differ in one secret choice: viewers who cannot tell them apart get the same versions."""
    setup = {"players": 4}
    compared = 0
    for first_seed in (0, 100, 200):
        seed, choices, game = game_until(in_draft, setup, first_seed)
        people = [Guest(patient) for _ in range(4)]
        viewers: dict[int | None, Guest] = {0: people[0], 1: people[1], 2: people[2], 3: people[3]}
        viewers[None] = Guest(patient)
        worlds = [Game(Setup.from_json(setup), seed) for _ in range(2)]
        for world in worlds:
            for choice in choices:
                world.play(choice)
        tables = [prepare(patient, people, setup, seed, choices) for _ in range(2)]
        first = {viewer: versions(tables, guest) for viewer, guest in viewers.items()}
        step = [str(option) for option in game.decision.options[:2]]
        while viewers:
            for number, table in enumerate(tables):
                people[worlds[number].decision.seat].must(table, "play", choice=step[number])
                worlds[number].play(step[number])
            for viewer in list(viewers):
                if any(world.over for world in worlds) or seen(worlds[0], viewer) != seen(worlds[1], viewer):
                    del viewers[viewer]
                    continue
                grown = [
                    now - then
                    for now, then in zip(versions(tables, viewers[viewer]), first[viewer], strict=True)
                ]
                assert grown[0] == grown[1], (seed, viewer)
                compared += 1
            # Go on in both, with the same choice if possible.
            options = [[str(option) for option in world.decision.options] for world in worlds]
            common = [option for option in options[0] if option in options[1]]
            step = [common[0]] * 2 if common else [options[0][0], options[1][0]]
    assert compared >= 15


def versions(tables: list[str], guest: Guest) -> list[int]:
    return [guest.state(table)["version"] for table in tables]


def seen(game: Game, viewer: int | None) -> Any:
    return game.view(viewer), game.events(viewer)
