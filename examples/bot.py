"""A bot of about 40 lines: sits down at a table and plays one game.

    python examples/bot.py http://127.0.0.1:8000             opens a table against three bots
    python examples/bot.py http://127.0.0.1:8000 k7m2p9qx    joins the table with that code

It needs the package websockets. docs/api.md explains the rest.
"""

import json
import random
import sys
import urllib.request

from websockets.sync.client import connect


def ask(address: str, token: str, data: dict) -> dict:
    headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
    request = urllib.request.Request(address, json.dumps(data).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def choose(options: list[str], view: dict) -> str:
    """Build what can be built; otherwise anything, but end the turn only when nothing else is left."""
    building = [option for option in options if option.startswith("build ")]
    going_on = [option for option in options if option != "end_turn"]
    return random.choice(building or going_on or options)


def main(server: str, table: str = "") -> None:
    token = ask(f"{server}/api/guest", "", {})["token"]
    if not table:
        seats = [{}, {"bot": "easy"}, {"bot": "normal"}, {"bot": "random"}]
        table = ask(f"{server}/api/tables", token, {"setup": {"players": 4}, "seats": seats})["id"]
        ask(f"{server}/api/tables/{table}", token, {"command": "sit", "name": "Example"})
        ask(f"{server}/api/tables/{table}", token, {"command": "start"})
    else:
        ask(f"{server}/api/tables/{table}", token, {"command": "sit", "name": "Example"})
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    with connect(address, additional_headers={"authorization": f"Bearer {token}"}, max_size=None) as socket:
        for frame in socket:
            message = json.loads(frame)
            if message["type"] != "state" or message["state"]["view"] is None:
                continue
            view, you = message["state"]["view"], message["state"]["table"]["you"]
            if view["over"]:
                print([sheet["total"] for sheet in message["state"]["scores"]], "and I am player", you)
                return
            if view["decision"]["options"]:
                choice = choose(view["decision"]["options"], view)
                socket.send(json.dumps({"command": "play", "choice": choice, "version": message["version"]}))


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3) or not sys.argv[1].startswith("http"):
        sys.exit(__doc__)
    main(*sys.argv[1:])
