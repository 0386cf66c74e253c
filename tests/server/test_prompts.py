"""Answers out of turn that are given for somebody, and versions: neither tells what is hidden (T12)."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from citadels import Game, Setup
from tests.server.guests import Guest, Server, served
from tests.server.prepared import game_until, prepare

DELAY = 0.4
LEAST = DELAY * 0.75
SETUP: dict[str, Any] = {"players": 4, "set": "random", "action_cards": True}


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Bots in their own turns never move here: what happens is an answer out of turn."""
    folder: Path = tmp_path_factory.mktemp("prompts")
    with served(
        f"sqlite:///{folder / 'citadels.sqlite3'}", bot_delay="3600", prompt_delay=str(DELAY)
    ) as server:
        yield server


def prompt(options: Callable[[int], bool]) -> Callable[[Game], bool]:
    """Somebody is asked in the turn of somebody else."""
    return lambda game: (
        not game.over
        and game.state.seat >= 0
        and game.decision.seat != game.state.seat
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


def test_answers_out_of_turn_take_a_time_that_tells_nothing(patient: Server) -> None:
    """One choice or many, a person or a bot: the others see an answer after the same kind of delay."""
    people = [Guest(patient) for _ in range(4)]
    waiting: list[tuple[str, int, Guest]] = []
    untouched: list[tuple[str, int]] = []
    for options, persons in ((1, True), (1, False), (2, False), (2, True)):
        for seed, choices, game in prompts((lambda n: n == 1) if options == 1 else (lambda n: n > 1), 5):
            before = Game(Setup.from_json(SETUP), seed)
            for choice in choices[:-1]:
                before.play(choice)
            asker, asked = before.decision.seat, game.decision.seat
            if asker == asked:
                continue
            seats: list[Guest | None] = list(people)
            if not persons:
                seats[asked] = None
            table = prepare(patient, seats, SETUP, seed, choices[:-1])
            count = len(patient.stored.entries(table)) + 1
            people[asker].must(table, "play", choice=choices[-1])
            if options > 1 and persons:
                untouched.append((table, count))
            else:
                waiting.append((table, count, people[(asked + 1) % 4]))
    assert len(waiting) >= 8
    assert untouched
    for table, count, watcher in waiting:
        with watcher.socket(table) as socket:
            socket.receive()
            while len(patient.stored.entries(table)) == count:
                socket.receive()
    for table, count, _ in waiting:
        entries = patient.stored.entries(table)
        assert len(entries) > count
        took = (entries[count]["at"] - entries[count - 1]["at"]) / 1000
        assert took >= LEAST
    # A person with a choice is waited for.
    for table, count in untouched:
        assert len(patient.stored.entries(table)) == count


def test_the_clock_does_not_tell_who_was_answered_for(patient: Server) -> None:
    """An answer that is given for a player costs as much time as one that the player gives."""
    people = [Guest(patient) for _ in range(4)]
    ((seed, choices, game),) = prompts(lambda count: count == 1, 1)
    asked = game.decision.seat
    table = prepare(patient, people, SETUP, seed, choices, clock={"bank": 60, "increment": 0})
    with people[(asked + 1) % 4].socket(table) as socket:
        socket.receive()
        count = len(socket.events)
        socket.until(lambda one: len(one.events) > count or (one.version > 0 and len(one.frames) > 1))
        left = json.loads(socket.frames[-1])["clock"]["left"]
    assert left[asked] <= 60_000 - LEAST * 1000
    # Nor does a clock that would have run out before: it does, with one choice as with many.
    table = prepare(patient, people, SETUP, seed, choices, clock={"bank": 0.2, "increment": 0})
    with people[(asked + 1) % 4].socket(table) as socket:
        socket.receive()
        socket.until(lambda one: one.state["table"]["seats"][asked]["away"])


def in_draft(game: Game) -> bool:
    return not game.over and game.decision.kind == "draft" and len(game.decision.options) > 2


def test_versions_tell_nothing_about_secret_choices(patient: Server) -> None:
    """Two games that differ in one secret choice: whoever cannot tell them apart gets the same numbers."""
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
            # On in both, the same if that can be.
            options = [[str(option) for option in world.decision.options] for world in worlds]
            common = [option for option in options[0] if option in options[1]]
            step = [common[0]] * 2 if common else [options[0][0], options[1][0]]
    assert compared >= 15


def versions(tables: list[str], guest: Guest) -> list[int]:
    return [guest.state(table)["version"] for table in tables]


def seen(game: Game, viewer: int | None) -> Any:
    return game.view(viewer), game.events(viewer)
