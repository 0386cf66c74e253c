"""The deal of the day on real databases: played over a socket, in the list of results, secret for today."""

import random
from typing import Any

from citadels.tables.clocks import today
from tests.server.guests import Guest, Server, play_on


def play_today(server: Server) -> tuple[str, Guest, str]:
    """The day, somebody who played its deal to the end, and where; once more if that went past midnight."""
    while True:
        day, ann = today().isoformat(), Guest(server)
        table = ann.http.post("/api/daily", json={"name": "Ann"}).json()["id"]
        with ann.socket(table) as socket:
            play_on([socket], random.Random(18))
        if today().isoformat() == day:
            return day, ann, table


def shown(guest: Guest, day: str) -> dict[str, Any]:
    answer = guest.http.get("/api/daily", params={"day": day})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_the_deal_of_the_day_is_played_and_listed(server: Server) -> None:
    day, ann, table = play_today(server)
    scores = ann.state(table)["state"]["scores"]
    listed = shown(ann, day)
    [result] = [one for one in listed["results"] if one["you"]]
    assert listed["yours"] == {"table": table, "state": "over"}
    assert (result["name"], result["points"]) == ("Ann", scores[0]["total"])
    assert result["best"] == max(score["total"] for score in scores[1:])
    assert (result["place"] == 1) == scores[0]["won"]

    # Asking again leads to the same table, another day has other games, and others see whose name it is only.
    assert ann.http.post("/api/daily", json={"name": "Ann"}).json() == {"id": table}
    assert shown(ann, "2020-01-01")["results"] == []
    bob = Guest(server)
    assert shown(bob, day)["yours"] is None
    assert {**result, "you": False} in shown(bob, day)["results"]

    # One secret for the day; until it is over, the game is in nobody's statistics and opens to nobody else.
    assert len(server.stored.ask("SELECT secret FROM days WHERE day = :day", day=day)) == 1
    assert ann.http.get("/api/statistics/records").json() == {"games": []}
    assert bob.http.get(f"/api/tables/{table}").json()["refused"]["id"] == "daily_secret"

    # As if it had been the deal of an earlier day: too late for its list, and no longer secret.
    server.stored.write([("UPDATE daily_games SET day = '2020-01-01' WHERE game = :game", {"game": table})])
    assert shown(ann, "2020-01-01")["results"] == []
    assert len(ann.http.get("/api/statistics/records").json()["games"]) == 1


def test_two_people_get_the_same_cards(server: Server) -> None:
    while True:
        day = today()
        guests = [Guest(server), Guest(server)]
        tables = [guest.http.post("/api/daily", json={"name": "Ann"}).json()["id"] for guest in guests]
        if today() == day:
            break
    hands = [
        guest.state(table)["state"]["view"]["players"][0]["hand"]
        for guest, table in zip(guests, tables, strict=True)
    ]
    assert tables[0] != tables[1]
    assert hands[0] == hands[1] != []
