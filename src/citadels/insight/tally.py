"""Statistics over many finished games, by edition and number of players, from their facts."""

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from citadels.insight.facts import CARDS, GOLD, GameFacts, SeatFacts
from citadels.insight.ratio import Ratio
from citadels.rules.state import FATES


def _ratios() -> "defaultdict[str, Ratio]":
    return defaultdict(Ratio)


@dataclass
class _Character:
    """How one character did."""

    chosen: Ratio = field(default_factory=Ratio)  # of the times it was on offer
    won: Ratio = field(default_factory=Ratio)  # of the times it was taken
    won_at_last: Ratio = field(default_factory=Ratio)  # of the times it was taken in the last round
    fates: "defaultdict[str, Ratio]" = field(default_factory=_ratios)

    def to_json(self) -> dict[str, Any]:
        return {
            "chosen": self.chosen.share(),
            "won": self.won.share(),
            "won_at_last": self.won_at_last.share(),
            **{fate: self.fates[fate].share() for fate in FATES},
        }


@dataclass
class _Unique:
    """How one unique district did."""

    built: Ratio = field(default_factory=Ratio)  # of the games with it in the deck
    won_built: Ratio = field(default_factory=Ratio)  # of the players who built it
    won_dealt: Ratio = field(default_factory=Ratio)  # of those who were dealt it: chance chose them
    points: Ratio = field(default_factory=Ratio)  # its own line of the score sheet

    def to_json(self) -> dict[str, Any]:
        return {
            "built": self.built.share(),
            "won_built": self.won_built.share(),
            "won_dealt": self.won_dealt.share(),
            "points": self.points.mean(),
        }


class Tally:
    """The games of one edition with one number of players, or any other games that belong together."""

    def __init__(self) -> None:
        self.games = 0
        self.rounds = Ratio()
        self.points = Ratio()
        self.winning_points = Ratio()
        self.won = Ratio()
        self.first_complete = Ratio()  # wins of the player with the first complete city
        self.gold = Ratio()  # gold taken instead of cards
        self.orders: defaultdict[int, Ratio] = defaultdict(Ratio)
        self.places: Counter[int] = Counter()
        self.sources: defaultdict[str, Ratio] = defaultdict(Ratio)
        self.winners_sources: defaultdict[str, Ratio] = defaultdict(Ratio)
        self.characters: defaultdict[str, _Character] = defaultdict(_Character)
        self.uniques: defaultdict[str, _Unique] = defaultdict(_Unique)
        self._lines: set[str] = set()

    def add(self, facts: GameFacts, seats: Iterable[int] | None = None) -> None:
        """A game; ``seats``: whose part of it counts, everybody's unless told."""
        counted = [facts.seats[seat] for seat in (range(facts.players) if seats is None else seats)]
        self.games += 1
        self.rounds.add(facts.rounds)
        self._add_results(counted)
        self._add_sources(counted)
        self._add_characters(counted, facts.rounds)
        self._add_uniques(counted, facts.uniques)

    def _add_results(self, seats: list[SeatFacts]) -> None:
        self.points.add(sum(seat.total for seat in seats), len(seats))
        self.won.add(sum(seat.won for seat in seats), len(seats))
        winners = [seat for seat in seats if seat.won]
        self.winning_points.add(sum(seat.total for seat in winners), len(winners))
        gathered = sum(seat.gathered[GOLD] + seat.gathered[CARDS] for seat in seats)
        self.gold.add(sum(seat.gathered[GOLD] for seat in seats), gathered)
        first = [seat for seat in seats if seat.completed_first]
        self.first_complete.add(sum(seat.won for seat in first), len(first))
        for seat in seats:
            self.places[seat.place] += 1
            self.orders[seat.order].add(seat.won)

    def _add_sources(self, seats: list[SeatFacts]) -> None:
        """Points by line of the score sheet; a line that is not there is 0 points."""
        self._lines.update(line for seat in seats for line in seat.lines)
        winners = [seat for seat in seats if seat.won]
        for found, among in ((self.sources, seats), (self.winners_sources, winners)):
            for line in {line for seat in among for line in seat.lines}:
                found[line].add(sum(seat.lines.get(line, 0) for seat in among), len(among))

    def _add_characters(self, seats: list[SeatFacts], rounds: int) -> None:
        offered: Counter[str] = Counter()
        chosen: Counter[str] = Counter()
        won: Counter[str] = Counter()
        last: dict[str, list[float]] = {}
        fates: Counter[tuple[str, str]] = Counter()
        for seat in seats:
            for taken in seat.taken:
                offered.update(taken.offered or (taken.character,))
                chosen[taken.character] += 1
                won[taken.character] += seat.won  # type: ignore[assignment]  # a shared win is a fraction
                fates.update((taken.character, fate) for fate in taken.fate)
                if taken.round == rounds:
                    last.setdefault(taken.character, []).append(seat.won)
        for name in offered:
            character = self.characters[name]
            character.chosen.add(chosen[name], offered[name])
            character.won.add(won[name], chosen[name])
            wins = last.get(name, [])
            character.won_at_last.add(sum(wins), len(wins))
            for fate in FATES:
                character.fates[fate].add(fates[name, fate], chosen[name])

    def _add_uniques(self, seats: list[SeatFacts], in_deck: tuple[str, ...]) -> None:
        for name in in_deck:
            unique = self.uniques[name]
            builders = [seat for seat in seats if name in seat.built]
            dealt = [seat for seat in seats if name in seat.dealt]
            unique.built.add(1 if builders else 0)
            unique.won_built.add(sum(seat.won for seat in builders), len(builders))
            unique.won_dealt.add(sum(seat.won for seat in dealt), len(dealt))
            scoring = [seat.lines[name] for seat in seats if name in seat.lines]
            unique.points.add(sum(scoring), len(scoring))

    def to_json(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "rounds": self.rounds.mean(),
            "points": self.points.mean(),
            "winning_points": self.winning_points.mean(),
            "won": self.won.share(),
            "first_complete_won": self.first_complete.share(),
            "took_gold": self.gold.share(),
            "order": [{"order": order, **self.orders[order].share()} for order in sorted(self.orders)],
            "places": [{"place": place, "times": self.places[place]} for place in sorted(self.places)],
            "sources": [
                {
                    "line": line,
                    "all": self._source(self.sources[line], self.points),
                    "winners": self._source(self.winners_sources[line], self.winning_points),
                }
                for line in sorted(self._lines)
            ],
            "characters": [
                {"character": name, **self.characters[name].to_json()} for name in sorted(self.characters)
            ],
            "uniques": [{"unique": name, **self.uniques[name].to_json()} for name in sorted(self.uniques)],
        }

    @staticmethod
    def _source(source: Ratio, everybody: Ratio) -> float:
        """Points a player and game, those without the line included."""
        return round(source.hits / everybody.tries, 3) if everybody.tries else 0.0


class Tallies:
    """Games by edition and number of players."""

    def __init__(self) -> None:
        self.groups: defaultdict[tuple[str, int], Tally] = defaultdict(Tally)
        self.unfinished = 0

    def add(self, facts: GameFacts | None, seats: Iterable[int] | None = None) -> None:
        """A game; None: it was not over, and is only counted."""
        if facts is None:
            self.unfinished += 1
        else:
            self.groups[facts.edition, facts.players].add(facts, seats)

    @property
    def games(self) -> int:
        return sum(group.games for group in self.groups.values())

    def to_json(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "unfinished": self.unfinished,
            "groups": [
                {"edition": edition, "players": players, **self.groups[edition, players].to_json()}
                for edition, players in sorted(self.groups)
            ],
        }
