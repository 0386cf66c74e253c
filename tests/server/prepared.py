"""Tables that start at some point of a game.

Their entries are put into the database as the server would write them; it loads a table when asked for it.
"""

import json
import random
import secrets
import time
from collections.abc import Callable, Sequence
from typing import Any

from citadels import Game, Setup
from citadels.tables.entries import RULES
from tests.server.guests import Guest, Server

NAMES = ("Ann", "Bob", "Cy", "Dora", "Eve", "Finn", "Gil", "Hana")
LETTERS = "23456789abcdefghjkmnpqrstvwxyz"


def prepare(
    server: Server,
    people: Sequence[Guest | None],
    setup: dict[str, Any],
    seed: int | None = None,
    choices: Sequence[str] = (),
    *,
    clock: dict[str, float] | None = None,
    bot: str = "random",
    before: Sequence[dict[str, Any]] = (),
) -> str:
    """A table with these people (None: a bot; the first is the host); with a seed the game is running.

    ``before``: entries between sitting down and the start.
    """
    id = "".join(secrets.choice(LETTERS) for _ in range(8))
    at = int(time.time() * 1000)
    full = Setup.from_json(setup)
    guests = ["" if guest is None else guest.id for guest in people]
    host = next(guest for guest in guests if guest)
    plans = [{"bot": bot if guest is None else None} for guest in people]
    entries: list[dict[str, Any]] = [
        {"entry": "opened", "at": at, "guest": host, "setup": full.to_json(), "seats": plans, "clock": clock}
    ]
    if seed is None:
        entries[0]["secret"] = secrets.token_hex(32)  # a given seed is not made from one
    entries += [
        {"entry": "sat", "at": at, "guest": guest, "seat": seat, "name": NAMES[seat]}
        for seat, guest in enumerate(guests)
        if guest
    ]
    entries += before
    state = "open"
    if seed is not None:
        state = "running"
        entries.append({"entry": "started", "at": at, "guest": host, "seed": str(seed), "rules": RULES})
        game = Game(full, seed)
        for choice in choices:
            entry = {"entry": "chose", "at": at, "seat": game.decision.seat, "choice": choice}
            entries.append(entry)
            game.play(choice)
        if game.over:
            state = "over"
    new_game = (
        "INSERT INTO games (id, host, owner, listed, state, at)"
        " VALUES (:id, :host, 'main', :listed, :state, :at)"
    )
    server.stored.write(
        [
            (new_game, {"id": id, "host": host, "listed": False, "state": state, "at": at}),
            *(
                ("INSERT INTO entries VALUES (:game, :number, :entry)", values)
                for values in (
                    {"game": id, "number": number, "entry": json.dumps(entry)}
                    for number, entry in enumerate(entries)
                )
            ),
            *(
                (
                    "INSERT INTO seats VALUES (:game, :seat, :guest)",
                    {"game": id, "seat": seat, "guest": guest},
                )
                for seat, guest in enumerate(guests)
                if guest
            ),
        ]
    )
    return id


def game_until(
    wanted: Callable[[Game], bool], setup: dict[str, Any], first_seed: int = 0, most: int = 2000
) -> tuple[int, list[str], Game]:
    """A seed and random choices that lead to a wanted position."""
    for seed in range(first_seed, first_seed + most):
        rng = random.Random(seed)
        game = Game(Setup.from_json(setup), seed)
        choices: list[str] = []
        while True:
            if wanted(game):
                return seed, choices, game
            if game.over:
                break
            choices.append(str(rng.choice(game.decision.options)))
            game.play(choices[-1])
    raise AssertionError("no such game")
