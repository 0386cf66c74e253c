"""What a review comes to: the biggest swings and what they came from, lucky cards, who suspected whom."""

import itertools
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from citadels.cards.characters import CHARACTER_NAMES
from citadels.cards.districts import CARD_NAMES, KIND_MASK
from citadels.game import Game
from citadels.insight.suspicion import chances_of
from citadels.insight.walking import positions
from citadels.rules import events as e
from citadels.rules.event_kinds import EventKind
from citadels.rules.events import Event

Result = dict[str, Any]

MOST_SWINGS: Final = 6
_CERTAIN: Final = 2.0  # standard errors that a swing must exceed
_LEAST_SWING: Final = 0.05
_LEAST_LUCK: Final = 0.02
_MOST_TOLD: Final = 3  # events of a swing
_FROM_DECK: Final = "deck>"


def swings(moments: Sequence[Result], record: Mapping[str, Any]) -> list[Result]:
    """The biggest changes of a player's chance from one moment to the next, in their order."""
    found: list[Result] = []
    for before, after in itertools.pairwise(moments):
        changes = [new - old for old, new in zip(before["public"], after["public"], strict=True)]
        seat = max(range(len(changes)), key=lambda one: abs(changes[one]))
        error = (before["public_error"][seat] ** 2 + after["public_error"][seat] ** 2) ** 0.5
        if abs(changes[seat]) > max(_LEAST_SWING, _CERTAIN * error):
            found.append(
                {
                    "step": after["step"],
                    "since": before["step"],
                    "round": before["round"],
                    "seat": seat,
                    "before": before["public"][seat],
                    "after": after["public"][seat],
                }
            )
    found.sort(key=lambda swing: -abs(swing["after"] - swing["before"]))
    chosen = sorted(found[:MOST_SWINGS], key=lambda swing: swing["step"])
    return [
        {**swing, "events": events} for swing, events in zip(chosen, _reasons(chosen, record), strict=True)
    ]


def _reasons(swings: Sequence[Result], record: Mapping[str, Any]) -> Iterator[list[Result]]:
    """The events that each swing came from, the weightiest in their order."""
    counts, game = _event_counts(record)
    log = game.state.log or []
    for swing in swings:
        numbers = range(counts[swing["since"]], counts[swing["step"]])
        told = [number for number in numbers if log[number].kind.told]
        weighty = [number for number in told if _weight(log[number].kind)] or told
        weighty.sort(key=lambda number: -_weight(log[number].kind))
        yield [_open_event(game, number) for number in sorted(weighty[:_MOST_TOLD])]


def _weight(kind: EventKind) -> int:
    """How much an event tells about a swing; 0: hardly anything."""
    if kind.moment:
        return 5
    if kind.lays or kind is e.COMPLETED or kind is e.GAME_ENDED:
        return 4
    if kind.harms:
        return 3
    if kind is e.BUILT:
        return 2
    return 1 if kind in (e.REVEALED, e.GOLD_GATHERED, e.INCOME_IN) else 0


def _event_counts(record: Mapping[str, Any]) -> tuple[list[int], Game]:
    counts, game = [], None
    for game, _ in positions(record):
        counts.append(len(game.state.log or ()))
    assert game is not None
    return counts, game


def _open_event(game: Game, number: int) -> Result:
    """An event with all that was secret in it: the game is over."""
    views = [game.events(seat, number)[0] for seat in (None, *range(game.players))]
    return {key: next((seen[key] for seen in views if seen[key] is not None), None) for key in views[0]}


def luckiest(decisions: Sequence[Result], record: Mapping[str, Any]) -> list[Result]:
    """For each player the cards from the deck that helped most: chance to win after them less before.

    Before is what the choice to draw was worth; after is what the best next choice was worth.
    """
    counts, game = _event_counts(record)
    log = game.state.log or []
    best: dict[int, Result] = {}
    for seat in range(game.players):
        own = sorted((one for one in decisions if one["seat"] == seat), key=lambda one: one["step"])
        for before, after in itertools.pairwise(own):
            between = range(counts[before["step"]], counts[after["step"]])
            cards = _drawn([log[number] for number in between], seat)
            gain = after["best_chance"] - before["chance"]
            certain = _CERTAIN * (after["best_error"] ** 2 + before["error"] ** 2) ** 0.5
            same_turn = before["round"] == after["round"] and cards
            if same_turn and gain > max(_LEAST_LUCK, certain):
                if seat not in best or gain > best[seat]["gain"]:
                    step = {"step": before["step"], "round": before["round"], "seat": seat}
                    best[seat] = {**step, "cards": cards, "gain": round(gain, 4)}
    return [best[seat] for seat in sorted(best)]


def _drawn(events: Sequence[Event], seat: int) -> list[str]:
    """The cards that a player got from the deck."""
    return [
        CARD_NAMES[card & KIND_MASK]
        for event in events
        if event.seat == seat and event.kind.moves.startswith(_FROM_DECK)
        for card in event.cards
    ]


def suspected(record: Mapping[str, Any]) -> list[Result]:
    """Whenever somebody named a character: whom they could suspect, and who it was."""
    found: list[Result] = []
    thought: list[list[float]] = []
    read = 0
    for game, choice in positions(record):
        log = game.state.log or []
        for event in log[read:]:
            if event.kind is e.TAKEN_BACK:
                found = [one for one in found if one["event"] < event.a]
            elif event.kind.lays and event.seat >= 0 and thought:
                found += _named(game, event, log.index(event, read), thought)
        read = len(log)
        if choice is not None and _could_name(game):
            thought = chances_of(game.observe(game.decision.seat))
    return [{key: value for key, value in one.items() if key != "event"} for one in found]


def _could_name(game: Game) -> bool:
    """Whether a character can be named now; only then is it worth asking who is who."""
    return any("character" in option.arguments for option in game.decision.options)


def _named(game: Game, event: Event, number: int, thought: list[list[float]]) -> Iterator[Result]:
    config = game.state.config
    for character in event.cards if event.kind.lays_on == "characters" else (event.a,):
        rank = config.characters.index(character)
        held = game.state.held[rank]
        likely = [
            {"seat": seat, "chance": round(chances[rank], 3)}
            for seat, chances in enumerate(thought)
            if seat != event.seat and chances[rank] > 0
        ]
        yield {
            "event": number,
            "round": game.state.round,
            "seat": event.seat,
            "mark": event.kind.lays,
            "character": CHARACTER_NAMES[character],
            "suspects": sorted(likely, key=lambda one: -one["chance"]),
            "held_by": held if 0 <= held < game.players else None,
        }
