"""The end of a game as the server reports it: what decided it, and how it went round by round."""

import random
from itertools import count, pairwise
from typing import Any

import msgspec
import pytest

from citadels import Game, Setup
from citadels.cards.editions import EDITIONS
from citadels.cards.house_rules import TIE_BREAKS
from citadels.notation.record import UNDO
from citadels.tables.history import history
from citadels.tables.outcome import decided, final_scores
from tests.server.guests import Guest, Server, play_on


def finished(setup: Setup, seed: int, undo: float = 0.0) -> Game:
    """A game of random choices, now and then with a choice taken back."""
    game, rng = Game(setup, seed), random.Random(seed)
    while not game.over:
        seat = game.decision.seat
        game.play(rng.randrange(len(game.decision.options)))
        if game.can_undo(seat) and rng.random() < undo:
            game.undo(seat)
    return game


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_last_round_is_the_end_of_the_game(edition: str, players: int) -> None:
    game = finished(Setup(edition=edition, players=players, set="random"), players)
    rounds = history(game).rounds
    assert [one.round for one in rounds] == list(range(game.state.round + 1))
    view = game.view(None)
    for seat, told in enumerate(rounds[-1].seats):
        player = view["players"][seat]
        assert told.gold == player["gold"]
        assert told.hand == player["hand_size"]
        assert [district.partition("+")[0] for district in told.city] == [
            district["card"] for district in player["city"]
        ]
        assert told.points == game.scores[seat].total
        assert set(player["characters"]) <= set(told.characters)


def test_the_first_round_is_what_was_dealt() -> None:
    dealt = history(finished(Setup(players=4), 3)).rounds[0]
    assert dealt.crown is None
    assert [(seat.gold, seat.hand, seat.city, seat.characters) for seat in dealt.seats] == [
        (2, 4, [], [])
    ] * 4


@pytest.mark.parametrize("undo", [0.0, 0.3])
def test_rounds_tell_what_the_events_tell(undo: float) -> None:
    """Who was crowned, what was shown and named, compared with the full log."""
    game = finished(Setup(players=5, set="random"), 11, undo)
    assert (UNDO in game.record()["choices"]) == bool(undo)
    rounds = {one.round: one for one in history(game).rounds}
    number = 0
    for event in _in_force(game.events(None)):
        if event["event"] == "round_started":
            number = event["round"]
            assert rounds[number].crown == event["crown"]
        elif event["event"] == "revealed":
            assert event["character"] in rounds[number].seats[event["seat"]].characters
        elif event["event"] == "murder_named":
            assert rounds[number].done_to["murdered"] == event["character"]
        elif event["event"] == "rob_named":
            assert rounds[number].done_to["robbed"] == event["character"]
    for one in rounds.values():
        taken = [character for seat in one.seats for character in seat.characters]
        assert len(taken) == len(set(taken)) == (5 if one.round else 0)


def _in_force(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    kept: list[tuple[int, dict[str, Any]]] = []
    for number, event in enumerate(events):
        if event["event"] == "taken_back":
            kept = [pair for pair in kept if pair[0] < event["to"]]
        kept.append((number, event))
    return [event for _, event in kept]


@pytest.mark.parametrize("tie_break", TIE_BREAKS)
def test_what_decided_is_told(tie_break: str) -> None:
    """Short games, until each way to decide has come up; the best in the last comparison has won."""
    chain = ("points", *tie_break.split("_and_"))
    ways = {chain[:length] for length in range(1, len(chain) + 1)}
    for seed in count():
        game = finished(Setup(players=2, city_size=4, tie_break=tie_break), seed)
        told = decided(game)
        last = told[-1].values
        best = max(value for value in last if value is not None)
        assert [seat for seat, value in enumerate(last) if value == best] == game.winners
        assert [seat for seat, sheet in enumerate(final_scores(game)) if sheet.won] == game.winners
        for before, after in pairwise(told):
            most = max(value for value in before.values if value is not None)
            tied = [value == most for value in before.values]
            assert sum(tied) > 1
            assert [value is not None for value in after.values] == tied
        ways.discard(tuple(one.by for one in told))
        if not ways:
            return


def test_a_finished_game_over_http(server: Server) -> None:
    guest, stranger = Guest(server), Guest(server)
    table = guest.opens(
        setup={"players": 3, "city_size": 4}, seats=[{}, *[{"bot": "random"}] * 2], name="Ann"
    )
    assert stranger.http.get(f"/api/tables/{table}/history").json()["refused"]["id"] == "not_over"
    guest.must(table, "start")
    assert stranger.http.get(f"/api/tables/{table}/history").status_code == 409
    with guest.socket(table) as socket:
        play_on([socket], random.Random(5))
        game = Game.from_record(stranger.http.get(f"/api/tables/{table}/record").json())
        assert socket.state["scores"] == msgspec.to_builtins(final_scores(game))
        assert socket.state["decided"] == msgspec.to_builtins(decided(game))
    assert stranger.http.get(f"/api/tables/{table}/history").json() == msgspec.to_builtins(history(game))
    assert stranger.http.get("/api/tables/nosuch00/history").status_code == 404
