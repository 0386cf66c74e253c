"""The table of a scenario: from what a person writes by hand to a position of the game."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from citadels.cards.characters import CHARACTER_BY_NAME, CHARACTER_NAMES, HIGHEST_RANK, RANK_OF
from citadels.cards.districts import (
    BELL_TOWER,
    CARD_NAMES,
    KIND_MASK,
    MUSEUM,
    is_action_card,
    is_unique,
)
from citadels.cards.editions import DEFAULT_EDITION, EDITIONS
from citadels.cards.house_rules import HOUSE_RULE_BY_NAME
from citadels.cards.sets import FIRST_GAME, FIRST_GAME_NINTH, READY_MADE_SETS
from citadels.game import Game
from citadels.notation.fields import MOST_ROUNDS, kinds_of
from citadels.notation.position import all_cards, check_position
from citadels.notation.record import checked_seed
from citadels.rules.city import completed, counted_districts, size_to_complete
from citadels.rules.config import Config
from citadels.rules.dealing import GOLD_DEALT, build_config
from citadels.rules.errors import CitadelsError, RecordError
from citadels.rules.events import Event
from citadels.rules.randomness import seed_bytes
from citadels.rules.round import proceed
from citadels.rules.setup import Setup, unique_pool
from citadels.rules.state import WAGON_SHIFT, State, fresh_state
from citadels.scenarios import values
from citadels.scenarios.problems import ScenarioError, at, check_keys, unknown
from citadels.scenarios.values import REST
from citadels.scenarios.written_memory import Memories, memories
from citadels.scenarios.written_round import ROUND_KEYS, WrittenRound

TABLE_KEYS: Final = {
    "edition",
    "players",
    "in_play",
    "mixed",
    *HOUSE_RULE_BY_NAME,
    "action_cards",
    "versions",
    "seats",
    "deck",
    "discard",
    "crown",
    "tax",
    "wagons",
    "bell",
    "first_complete",
    "haunted_built",
    "last_round",
    "round",
    "knows",
    *ROUND_KEYS,
}
_SEAT_KEYS: Final = {"gold", "hand", "city", "museum", "characters"}


class Table:
    """A scenario's table, read and checked, and the position that it describes."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.data = data
        with at("seats"):
            written = values.listed(data["seats"], "seats")
            self.seats = [self._seat(place, seat) for place, seat in enumerate(written)]
        self.players = len(self.seats)
        if data.get("players", self.players) != self.players:
            raise ScenarioError(f"players is {data['players']}, but there are {self.players} seats")

    @staticmethod
    def _seat(place: int, seat: object) -> Mapping[str, Any]:
        with at(place):
            return check_keys({} if seat is None else seat, _SEAT_KEYS, "a seat")

    def game(self, seed: object) -> Game:
        """The game that starts here."""
        log: list[Event] = []
        state, known = self._opened(seed, log)
        return Game.from_state(state, checked_seed(seed), known)

    def state(self, seed: object, log: list[Event]) -> State:
        """The position, gone on to its first decision."""
        return self._opened(seed, log)[0]

    def _opened(self, seed: object, log: list[Event]) -> tuple[State, Memories]:
        """The same, with what seats remember of what came before it."""
        try:
            state = self._laid_out(checked_seed(seed), log)
            around = WrittenRound(self.data, self.seats, state)
            before = around.start()
            known = memories(self.data.get("knows"), before, drafted=around.sees_draft)
            proceed(state)
            around.begin_turn()
            check_position(state)
        except RecordError as error:
            # A consistent table is what a position asks for as well.
            raise ScenarioError(f"no game comes to this table: {error.arguments['what']}") from error
        except CitadelsError as error:
            raise ScenarioError(str(error)) from error
        return state, known

    def _laid_out(self, seed: int, log: list[Event]) -> State:
        """The table without the round."""
        config = self._config()
        state = fresh_state(config, seed_bytes(seed), log)
        state.gold = tuple(self._gold(place) for place in range(self.players))
        state.hands = tuple(tuple(sorted(hand)) for hand in self._cards_of_seats("hand"))
        state.cities = tuple(self._city(place) for place in range(self.players))
        state.kinds = tuple(kinds_of(city) for city in state.cities)
        for cards in self._cards_of_seats("museum"):
            state.museum += cards
        state.discard = self._cards("discard")
        if state.discard and not config.parameters.discard_pile:
            raise ScenarioError("discard: the game has no discard pile")
        state.crown = self._seat_number("crown", 0)
        state.tax = self._number("tax", 0)
        with at("wagons"):
            wagons = values.listed(self.data.get("wagons"), "wagons")
            state.wagons = tuple(self._wagon(wagon) for wagon in wagons)
        state.round = self._number("round", 1, least=1, most=MOST_ROUNDS)
        state.haunted_built = self._number("haunted_built", 0, most=state.round)
        state.deck = self._deck(state)
        self._check_cards(state)
        state.bell = self._bell(state)
        self._completions(state)
        return state

    # Single values

    def _number(self, name: str, default: int, **limits: int) -> int:
        with at(name):
            return values.whole_number(self.data.get(name, default), name, **limits)

    def _switch(self, name: str, default: bool) -> bool:
        with at(name):
            return values.switch(self.data.get(name, default), name)

    def _seat_number(self, name: str, default: int) -> int:
        if name not in self.data:
            return default
        with at(name):
            return values.seat_number(self.data[name], self.players, name)

    def _cards(self, name: str) -> tuple[int, ...]:
        with at(name):
            return values.cards(self.data.get(name), name)

    def _gold(self, place: int) -> int:
        with at("seats", place, "gold"):
            return values.whole_number(self.seats[place].get("gold", GOLD_DEALT), "gold")

    def _cards_of_seats(self, name: str) -> list[tuple[int, ...]]:
        found: list[tuple[int, ...]] = []
        for place, seat in enumerate(self.seats):
            with at("seats", place, name):
                found.append(values.cards(seat.get(name), name))
        return found

    def _city(self, place: int) -> tuple[int, ...]:
        with at("seats", place, "city"):
            return values.city(self.seats[place].get("city"), "city")

    def _wagon(self, wagon: object) -> int:
        """A Ticket Wagon: its owner and the gold on it."""
        data = check_keys(wagon, {"owner", "gold"}, "a wagon")
        owner = values.seat_number(data.get("owner"), self.players, "the owner of a wagon")
        return owner | values.whole_number(data.get("gold", 0), "the gold on a wagon") << WAGON_SHIFT

    # Complete cities

    def _bell(self, state: State) -> bool:
        """U-belltower: a Bell Tower that was announced in an earlier round."""
        rung = self._switch("bell", False)
        if rung and not any(kinds >> BELL_TOWER & 1 for kinds in state.kinds):
            raise ScenarioError("bell needs a bell_tower in a city")
        return rung

    def _completions(self, state: State) -> None:
        """E1, P34: with a Bell Tower the first city may have had the smaller number alone."""
        state.first_complete = first = self._seat_number("first_complete", -1)
        state.ending = self._switch("last_round", first >= 0)
        if first < 0:
            return
        with at("first_complete"):
            if not state.ending:
                raise ScenarioError("first_complete: once a city is complete this is the last round")
            if not completed(state, first):
                raise ScenarioError(
                    f"first_complete: the city of seat {first} has {counted_districts(state, first)} of "
                    f"{size_to_complete(state)} districts"
                )
        if state.bell and size_to_complete(state) < state.config.city_size:
            state.early_complete = 1 << first
            if counted_districts(state, first) < state.config.city_size:
                state.first_complete = -1

    # Which cards are in play

    def _config(self) -> Config:
        with at("edition"):
            edition = EDITIONS[values.one_of(self.data.get("edition", DEFAULT_EDITION), EDITIONS, "edition")]
        setup = Setup(
            edition=edition.id,
            players=self.players,
            characters=self._characters(self.players in edition.nine_ranks_for),
            mixed=self.data.get("mixed", False),
            **{rule: self.data.get(rule) for rule in HOUSE_RULE_BY_NAME},
            action_cards=self.data.get("action_cards", self._names_action_cards()),
            versions=self.data.get("versions"),
        )
        assert setup.characters is not None
        uniques = self._uniques()
        strangers = set(uniques).difference(unique_pool(setup.mixed, edition))
        if strangers:
            raise ScenarioError(f"{edition.id} has no {', '.join(sorted(strangers))}; put mixed: true")
        return build_config(setup, setup.characters, uniques)

    def _characters(self, nine: bool) -> tuple[str, ...]:
        """The first-game set, with every character that the scenario names in the place of its rank."""
        by_rank = {RANK_OF[CHARACTER_BY_NAME[name]]: name for name in READY_MADE_SETS[FIRST_GAME].characters}
        if nine:
            by_rank[HIGHEST_RANK] = FIRST_GAME_NINTH
        with at("in_play"):
            named = values.characters(self.data.get("in_play"), "in_play")
        for place, seat in enumerate(self.seats):
            with at("seats", place, "characters"):
                named += values.characters(seat.get("characters"), "characters")
        seen: dict[int, str] = {}
        for number in named:
            rank, name = RANK_OF[number], CHARACTER_NAMES[number]
            if seen.get(rank, name) != name:
                raise ScenarioError(f"{seen[rank]} and {name} have one rank: only one of them is in play")
            seen[rank] = name
        by_rank.update(seen)
        return tuple(by_rank[rank] for rank in sorted(by_rank))

    def _uniques(self) -> tuple[str, ...]:
        """Every unique that the scenario names."""
        return tuple(CARD_NAMES[kind] for kind in sorted(self._named()) if is_unique(kind))

    def _names_action_cards(self) -> bool:
        """Whether the action cards are in play because the scenario names one."""
        return "wagons" in self.data or any(is_action_card(kind) for kind in self._named())

    def _named(self) -> set[int]:
        """Every kind of card that the scenario names."""
        named: set[int] = set()
        for cards in (*self._cards_of_seats("hand"), *self._cards_of_seats("museum")):
            named.update(cards)
        for place in range(self.players):
            named.update(district & KIND_MASK for district in self._city(place))
        named.update(self._top_of_deck())
        named.update(self._cards("discard"))
        return named

    def _written_deck(self) -> list[Any]:
        with at("deck"):
            return values.listed(self.data.get("deck", [REST]), "deck")

    def _top_of_deck(self) -> tuple[int, ...]:
        """All cards of the deck that are named."""
        written = self._written_deck()
        if REST in written[:-1]:
            raise ScenarioError(f"deck: {REST!r} can only be the last of the deck")
        with at("deck"):
            return values.cards([card for card in written if card != REST], "deck")

    def _deck(self, state: State) -> tuple[int, ...]:
        """The cards that are named, then all others in an order that nothing depends on."""
        top = self._top_of_deck()
        rest = Counter(state.config.deck)
        rest.subtract(all_cards(state))
        rest.subtract(top)
        return top + tuple(sorted(rest.elements())) if REST in self._written_deck() else top

    def _check_cards(self, state: State) -> None:
        copies = Counter(state.config.deck)
        for card, count in all_cards(state).items():
            if count > copies[card]:
                if not copies[card]:
                    raise unknown("card", CARD_NAMES[card], [CARD_NAMES[kind] for kind in copies])
                raise ScenarioError(f"{CARD_NAMES[card]} is used {count} times; there are {copies[card]}")
        for place, cards in enumerate(self._cards_of_seats("museum")):
            if cards and not state.kinds[place] >> MUSEUM & 1:
                with at("seats", place, "museum"):
                    raise ScenarioError("a seat with museum cards needs a museum in its city")
