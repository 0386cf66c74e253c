"""Games as a version of the server has stored them, for the tests: ``python -m tools.save_games FILE``.

Every released version gets a file; ``tests/server/test_saved_games.py`` reads them all. A server is started
on a new SQLite database, a few games are opened, begun and finished, and the database is written out together
with what its player saw last. ``PYTHONPATH`` says which version plays.
"""

import json
import os
import random
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final
from urllib.request import Request, urlopen

QUICK: Final = {"CITADELS_BOT_DELAY": "0", "CITADELS_PROMPT_DELAY": "0"}
BOT: Final = {"bot": "random"}
# What is opened, and how many choices the player makes; -1: to the end.
GAMES: Final[dict[str, tuple[dict[str, Any], int | None]]] = {
    "open": ({"setup": {"players": 4}, "listed": True, "name": "Ann"}, None),
    "begun": ({"setup": {"players": 3, "set": "random"}, "seats": [{}, BOT, BOT], "name": "Ann"}, 12),
    "with a clock": (
        {
            "setup": {"players": 2, "edition": "classic"},
            "seats": [{}, BOT],
            "name": "Ann",
            "clock": {"bank": 600, "increment": 5},
        },
        7,
    ),
    "finished": ({"setup": {"players": 2, "city_size": 4}, "seats": [{}, BOT], "name": "Ann"}, -1),
    "finished in the dark city": (
        {
            "setup": {"players": 3, "edition": "dark-city", "set": "random"},
            "seats": [{}, BOT, BOT],
            "name": "A",
        },
        -1,
    ),
}


class Player:
    """A guest who plays at random."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.token = ""
        self.token = self.ask("POST", "/api/guest")["token"]
        self.rng = random.Random(1)

    def ask(self, method: str, path: str, body: object = None) -> Any:
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
        data = None if body is None else json.dumps(body).encode()
        with urlopen(Request(self.address + path, data, headers, method=method)) as answer:
            return json.load(answer)

    def play(self, table: str, choices: int) -> None:
        path = f"/api/tables/{table}"
        self.ask("POST", path, {"command": "start"})
        while choices:
            view = self.ask("GET", path)["state"]["view"]
            if view["over"]:
                return
            options = (view["decision"] or {}).get("options")
            if options:
                self.ask("POST", path, {"command": "play", "choice": self.rng.choice(options)})
                choices -= 1
            else:
                time.sleep(0.01)
        while not self.ask("GET", path)["state"]["view"]["decision"]["options"]:
            time.sleep(0.01)  # the bots come to rest

    def sees(self, table: str, over: bool) -> dict[str, Any]:
        path = f"/api/tables/{table}"
        state = self.ask("GET", path)["state"]
        seen = {name: state["table"][name] for name in ("state", "seats", "listed", "clock")}
        seen["view"], seen["scores"] = state["view"], state["scores"]
        return {**seen, "record": self.ask("GET", f"{path}/record")} if over else seen


def saved(file: Path) -> dict[str, Any]:
    """Play, stop the server, and read what it has stored."""
    command = [sys.executable, "-m", "citadels", "serve", "--port", "0", "--database", f"sqlite:///{file}"]
    with subprocess.Popen(command, env={**os.environ, **QUICK}, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        player = Player(server.stdout.readline().split()[-1])
        tables = {}
        for name, (asked, choices) in GAMES.items():
            id = player.ask("POST", "/api/tables", asked)["id"]
            if choices is not None:
                player.play(id, choices)
            tables[id] = {"name": name, "sees": player.sees(id, choices == -1)}
        server.terminate()
    connection = sqlite3.connect(file)
    database = "\n".join(connection.iterdump())
    connection.close()
    return {"token": player.token, "tables": tables, "database": database}


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        found = saved(Path(folder) / "citadels.sqlite3")
    Path(sys.argv[1]).write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
