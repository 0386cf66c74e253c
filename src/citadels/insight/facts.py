"""The facts of one finished game, read from its record: who took which character, and what came of it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from citadels.cards.characters import CHARACTER_NAMES
from citadels.cards.districts import CARD_NAMES, KIND_MASK, is_unique
from citadels.game import Game
from citadels.rules import events as e
from citadels.rules.events import Event

GOLD: Final = "gold"
CARDS: Final = "cards"
_GATHERED: Final = {e.GOLD_GATHERED: GOLD, e.CARDS_GATHERED: CARDS}


@dataclass
class Taken:
    """A character that a player took in the draft of a round."""

    round: int
    character: str
    offered: tuple[str, ...]  # the pile it was chosen from
    fate: tuple[str, ...] = ()  # the marks that others laid on it, such as murdered


@dataclass
class SeatFacts:
    """One player's game."""

    total: int
    lines: dict[str, int]
    place: int  # 1 is the best; equal totals share a place, unless a tie was decided
    won: float  # a shared win is a fraction
    order: int  # places behind the player who had the first crown
    dealt: tuple[str, ...]  # the opening hand
    taken: list[Taken]
    built: list[str]  # unique districts
    gathered: dict[str, int]
    completed_first: bool = False


@dataclass
class GameFacts:
    """One finished game."""

    edition: str
    players: int
    rounds: int
    uniques: tuple[str, ...]  # those in the deck of this game
    seats: list[SeatFacts]

    def rows(self, id: str) -> list[dict[str, Any]]:
        """A flat row for each player, for programs that study many games."""
        return [
            {
                "game": id,
                "edition": self.edition,
                "players": self.players,
                "rounds": self.rounds,
                "seat": number,
                "order": seat.order,
                "points": seat.total,
                "place": seat.place,
                "won": seat.won,
                "completed_first": seat.completed_first,
                "lines": [{"line": line, "points": points} for line, points in seat.lines.items()],
                "dealt": list(seat.dealt),
                "built": seat.built,
                "characters": [
                    {"round": taken.round, "character": taken.character, "fate": list(taken.fate)}
                    for taken in seat.taken
                ],
                "took_gold": seat.gathered[GOLD],
                "took_cards": seat.gathered[CARDS],
            }
            for number, seat in enumerate(self.seats)
        ]


def facts_of(record: Mapping[str, Any]) -> GameFacts | None:
    """The facts of a record; None if its game is not over. RecordError if it is damaged."""
    game = Game.from_record(record)
    return _facts(game) if game.over else None


def what_counted(log: list[Event]) -> list[Event]:
    """The events of a log without those that were taken back."""
    kept: list[tuple[int, Event]] = []
    for number, event in enumerate(log):
        if event.kind is e.TAKEN_BACK:
            while kept and kept[-1][0] >= event.a:
                kept.pop()
        else:
            kept.append((number, event))
    return [event for _, event in kept]


def _facts(game: Game) -> GameFacts:
    state = game.state
    log = what_counted(state.log or [])
    sheets, winners = game.scores, game.winners
    crown = next((event.seat for event in log if event.kind is e.ROUND_STARTED), state.crown)

    def _beats(one: int, other: int) -> bool:
        mine, yours = (sheets[one].total, one in winners), (sheets[other].total, other in winners)
        return mine > yours

    seats = [
        SeatFacts(
            total=sheet.total,
            lines=dict(sheet.lines),
            place=1 + sum(_beats(other, number) for other in range(game.players)),
            won=1 / len(winners) if number in winners else 0.0,
            order=(number - crown) % game.players,
            dealt=(),
            taken=[],
            built=[],
            gathered={GOLD: 0, CARDS: 0},
        )
        for number, sheet in enumerate(sheets)
    ]
    for event in log:
        _note(seats, event)
    for number, drafted in enumerate(_drafts(log)):
        for seat, character, offered, fate in drafted:
            seats[seat].taken.append(Taken(number + 1, character, offered, fate))
    return GameFacts(
        edition=state.config.edition,
        players=game.players,
        rounds=state.round,
        uniques=tuple(CARD_NAMES[kind] for kind in state.config.uniques),
        seats=seats,
    )


def _note(seats: list[SeatFacts], event: Event) -> None:
    if event.kind is e.HAND_DEALT:
        seats[event.seat].dealt = tuple(CARD_NAMES[card & KIND_MASK] for card in event.cards)
    elif event.kind is e.BUILT and is_unique(event.a & KIND_MASK):
        seats[event.seat].built.append(CARD_NAMES[event.a & KIND_MASK])
    elif event.kind is e.COMPLETED and event.a:
        seats[event.seat].completed_first = True
    elif event.kind in _GATHERED:
        seats[event.seat].gathered[_GATHERED[event.kind]] += 1


Drafted = tuple[int, str, tuple[str, ...], tuple[str, ...]]


def _drafts(log: list[Event]) -> Iterator[list[Drafted]]:
    """For each round, who took which character from which pile, and what was done to it."""
    rounds: list[list[Event]] = []
    for event in log:
        if event.kind is e.ROUND_STARTED:
            rounds.append([])
        if rounds:
            rounds[-1].append(event)
    for events in rounds:
        yield list(_draft(events))


def _draft(events: list[Event]) -> Iterator[Drafted]:
    fates: dict[int, list[str]] = {}
    for event in events:
        if event.kind.lays:
            for character in event.cards if event.kind.lays_on == "characters" else (event.a,):
                fates.setdefault(character, []).append(event.kind.lays)
    offered: dict[int, tuple[int, ...]] = {}
    for event in events:
        if event.kind is e.PASSED:
            offered[event.seat] = event.cards
        elif event.kind is e.FACE_DOWN_TAKEN:
            offered[event.seat] = (*offered.get(event.seat, ()), event.a)
        elif event.kind is e.CHOSE:
            pile = tuple(CHARACTER_NAMES[character] for character in offered.pop(event.seat, ()))
            yield event.seat, CHARACTER_NAMES[event.a], pile, tuple(fates.get(event.a, ()))
