"""Asking why something is not possible: a question that changes nothing and reveals nothing hidden."""

from typing import Any

from citadels import Game
from tests.server.guests import Guest, Server
from tests.server.prepared import game_until, prepare

SETUP = {"players": 4, "city_size": 4}


def wanted(game: Game) -> bool:
    """Seat 1 has its turn, has gathered and holds a card that it cannot pay."""
    if game.over or game.decision.seat != 1 or game.decision.kind != "turn":
        return False
    return any(
        (why := game.why_not(f"build {card}")) is not None and why.id == "too_dear" for card in hand(game)
    )


def hand(game: Game) -> list[str]:
    found: list[str] = game.view(game.decision.seat)["players"][game.decision.seat]["hand"]
    return found


def scene(server: Server) -> tuple[str, Guest, Guest, Game]:
    seed, choices, game = game_until(wanted, SETUP)
    host, player = Guest(server), Guest(server)
    return prepare(server, [host, player, None, None], SETUP, seed, choices), host, player, game


def told(game: Game, place: str) -> list[dict[str, Any]]:
    return [
        {"choice": choice, "reason": why and {"id": why.id, "arguments": why.arguments}}
        for choice, why in game.why_not_at(place)
    ]


def refusals(server: Server) -> float:
    return sum(
        float(line.split(" ")[1])
        for line in Guest(server).http.get("/metrics").text.splitlines()
        if line.startswith("citadels_refusals_total")
    )


def test_a_question_changes_nothing_and_is_no_refusal(server: Server) -> None:
    table, host, player, game = scene(server)
    watcher = Guest(server)
    entries = server.stored.entries(table)
    with player.socket(table) as socket, host.socket(table) as other:
        seen = [guest.state(table)["version"] for guest in (player, host, watcher)]
        counted = refusals(server)
        for card in hand(game):
            expected = told(game, f"hand {card}")
            answer = socket.do("why", place=f"hand {card}")
            assert (answer["type"], answer["choices"]) == ("why", expected)
            over_http = player.http.get(f"/api/tables/{table}/why", params={"place": f"hand {card}"})
            assert (over_http.status_code, over_http.json()) == (200, {"choices": expected})
        answer = socket.do("why", choice="destroy 2 market")
        assert [one["reason"]["id"] for one in answer["choices"]] == ["not_your_character"]
        option = str(game.decision.options[0])
        assert socket.do("why", choice=option)["choices"] == [{"choice": option, "reason": None}]
        assert socket.do("why", place="nowhere")["choices"] == []
        assert socket.do("why")["choices"] == []
        # Others learn only that it is not their turn.
        assert other.do("why", place="hand market")["reason"]["id"] == "not_your_turn"
        assert other.do("why", choice=option)["reason"]["id"] == "not_your_turn"
        assert refusals(server) == counted
        assert [guest.state(table)["version"] for guest in (player, host, watcher)] == seen
    assert server.stored.entries(table) == entries


def test_who_may_not_ask(server: Server) -> None:
    table, _, player, _ = scene(server)
    path = f"/api/tables/{table}/why"
    nobody = Guest(server, token="nobody-has-this-token")
    for guest, status, reason in ((nobody, 401, "no_token"), (Guest(server), 403, "not_seated")):
        answer = guest.http.get(path, params={"place": "hand market"})
        assert (answer.status_code, answer.json()["refused"]["id"]) == (status, reason)
    assert player.http.get(path, params={"place": "x" * 101}).json()["refused"]["id"] == "bad_message"
    lobby = player.opens(setup=SETUP, name="Ann")
    answer = player.http.get(f"/api/tables/{lobby}/why", params={"place": "hand market"})
    assert (answer.status_code, answer.json()["refused"]["id"]) == (409, "not_started")
    # A question is not a command and cannot be posted as one.
    assert player.refused(table, "why", place="hand market") == "bad_message"
