"""The table of a scenario: from what a person writes by hand to a position of the game."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from citadels.cards.characters import CHARACTER_BY_NAME, CROWN_RANK, HIGHEST_RANK, RANK_OF
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
from citadels.notation.fields import kinds_of
from citadels.notation.position import all_cards
from citadels.notation.values import read_card, read_district
from citadels.rules.city import counted_districts
from citadels.rules.config import Config
from citadels.rules.dealing import GOLD_DEALT, build_config
from citadels.rules.errors import RecordError
from citadels.rules.events import Event
from citadels.rules.randomness import seed_bytes
from citadels.rules.round import proceed
from citadels.rules.setup import Setup, unique_pool
from citadels.rules.state import (
    AFTER_DRAFT,
    CALLING,
    DISCARDED_CARD,
    DRAFT,
    FACE_DOWN_CARD,
    FACE_UP_CARD,
    IN_PILE,
    NEW_ROUND,
    ROUND_END,
    WAGON_SHIFT,
    State,
    fresh_state,
)

# The rest of the deck in an order that nothing depends on.
REST: Final = "..."

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
    "acrobat",
    "start",
    "call",
    "draft",
    "murdered",
    "bewitched",
    "robbed",
    "warrants",
    "threats",
    "protected",
    "bell",
    "first_complete",
    "last_round",
    "round",
}
_SEAT_KEYS: Final = {"gold", "hand", "city", "museum", "characters"}
_STARTS: Final = {
    "new_round": NEW_ROUND,
    "draft": DRAFT,
    "after_draft": AFTER_DRAFT,
    "call": CALLING,
    "round_end": ROUND_END,
}


class ScenarioError(ValueError):
    """A scenario that is not written as docs/scenarios.md says."""


def check_keys(data: object, allowed: Iterable[str], what: str) -> Mapping[str, Any]:
    if not isinstance(data, Mapping):
        raise ScenarioError(f"{what} must be a mapping")
    for key in data:
        if key not in allowed:
            raise ScenarioError(f"{what} has no {key!r}; it may have {', '.join(sorted(allowed))}")
    return data


def read_character(value: object) -> int:
    if not isinstance(value, str) or value not in CHARACTER_BY_NAME:
        raise ScenarioError(f"there is no character {value!r}")
    return CHARACTER_BY_NAME[value]


def _list(value: object, what: str) -> Sequence[Any]:
    if value is None:
        return []
    if not isinstance(value, list):
        raise ScenarioError(f"{what} must be a list")
    return value


def read_cards(value: object, what: str) -> tuple[int, ...]:
    return tuple(read_card(card) for card in _list(value, what))


def read_city(value: object) -> tuple[int, ...]:
    return tuple(read_district(district) for district in _list(value, "a city"))


class Table:
    """A scenario's table, read and checked, and the position that it describes."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.data = data
        self.seats = [check_keys(seat or {}, _SEAT_KEYS, "a seat") for seat in _list(data["seats"], "seats")]
        self.players = len(self.seats)
        if data.get("players", self.players) != self.players:
            raise ScenarioError(f"players is {data['players']}, but there are {self.players} seats")

    def state(self, seed: int, log: list[Event]) -> State:
        """The position, gone on to its first decision."""
        config = self._config()
        state = fresh_state(config, seed_bytes(seed), log)
        state.gold = tuple(seat.get("gold", GOLD_DEALT) for seat in self.seats)
        state.hands = tuple(tuple(sorted(read_cards(seat.get("hand"), "a hand"))) for seat in self.seats)
        state.cities = tuple(read_city(seat.get("city")) for seat in self.seats)
        state.kinds = tuple(kinds_of(city) for city in state.cities)
        for seat in self.seats:
            state.museum += read_cards(seat.get("museum"), "a museum")
        state.discard = read_cards(self.data.get("discard"), "discard")
        if state.discard and not config.parameters.discard_pile:
            raise ScenarioError("the game has no discard pile")
        state.crown = self._seat_number("crown", 0)
        state.tax = self.data.get("tax", 0)
        state.wagons = tuple(self._wagon(wagon) for wagon in _list(self.data.get("wagons"), "wagons"))
        state.round = self.data.get("round", 1)
        state.deck = self._deck(state)
        self._check_cards(state)
        state.bell = self._bell(state)
        state.first_complete = self._seat_number("first_complete", -1)
        state.ending = bool(self.data.get("last_round", state.first_complete >= 0))
        self._early(state)
        self._start(state)
        self._marks(state)
        proceed(state)
        return state

    def _wagon(self, wagon: object) -> int:
        """A Ticket Wagon: its owner and the gold on it."""
        data = check_keys(wagon, {"owner", "gold"}, "a wagon")
        owner, gold = data.get("owner"), data.get("gold", 0)
        if type(owner) is not int or not 0 <= owner < self.players or type(gold) is not int or gold < 0:
            raise ScenarioError("a wagon needs its owner, a seat, and may have gold")
        return owner | gold << WAGON_SHIFT

    def _seat_number(self, name: str, default: int) -> int:
        seat = self.data.get(name, default)
        if type(seat) is not int or not -1 <= seat < self.players:
            raise ScenarioError(f"{name} must be a seat from 0 to {self.players - 1}")
        return seat

    def _bell(self, state: State) -> bool:
        """U-belltower: a Bell Tower that was announced in an earlier round."""
        rung = bool(self.data.get("bell", False))
        if rung and not any(kinds >> BELL_TOWER & 1 for kinds in state.kinds):
            raise ScenarioError("bell needs a bell_tower in a city")
        return rung

    def _early(self, state: State) -> None:
        """K3: with a Bell Tower the first city may have had the smaller number alone."""
        first = state.first_complete
        if state.bell and first >= 0:
            state.early_complete = 1 << first
            if counted_districts(state, first) < state.config.city_size:
                state.first_complete = -1

    # Which cards are in play

    def _config(self) -> Config:
        edition = EDITIONS.get(str(self.data.get("edition", DEFAULT_EDITION)))
        if edition is None:
            raise ScenarioError(
                f"there is no edition {self.data['edition']!r}; there are {', '.join(EDITIONS)}"
            )
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
        named = [*_list(self.data.get("in_play"), "in_play")]
        for seat in self.seats:
            named.extend(_list(seat.get("characters"), "characters"))
        seen: dict[int, str] = {}
        for name in named:
            rank = RANK_OF[read_character(name)]
            if seen.get(rank, name) != name:
                raise ScenarioError(f"{seen[rank]} and {name} have one rank")
            seen[rank] = name
        by_rank.update(seen)
        return tuple(by_rank[rank] for rank in sorted(by_rank))

    def _uniques(self) -> tuple[str, ...]:
        """Every unique that the scenario names."""
        named = self._named()
        return tuple(CARD_NAMES[kind] for kind in sorted(named) if is_unique(kind))

    def _names_action_cards(self) -> bool:
        """Whether the action cards are in play because the scenario names one."""
        return "wagons" in self.data or any(is_action_card(kind) for kind in self._named())

    def _named(self) -> set[int]:
        """Every kind of card that the scenario names."""
        named: set[int] = set()
        for seat in self.seats:
            named.update(read_cards(seat.get("hand"), "a hand"))
            named.update(read_cards(seat.get("museum"), "a museum"))
            named.update(district & KIND_MASK for district in read_city(seat.get("city")))
        named.update(read_card(card) for card in _list(self.data.get("deck"), "deck") if card != REST)
        named.update(read_cards(self.data.get("discard"), "discard"))
        return named

    def _deck(self, state: State) -> tuple[int, ...]:
        listed = _list(self.data.get("deck", [REST]), "deck")
        rest = Counter(state.config.deck)
        rest.subtract(all_cards(state))
        top = tuple(read_card(card) for card in listed if card != REST)
        rest.subtract(top)
        if REST not in listed:
            return top
        if listed[-1] != REST:
            raise ScenarioError(f"{REST!r} can only be the last of the deck")
        return top + tuple(sorted(rest.elements()))

    def _check_cards(self, state: State) -> None:
        copies = Counter(state.config.deck)
        for card, count in all_cards(state).items():
            if count > copies[card]:
                raise ScenarioError(f"{CARD_NAMES[card]} is used {count} times; there are {copies[card]}")
        for seat in self.seats:
            if seat.get("museum") and MUSEUM not in [d & KIND_MASK for d in read_city(seat.get("city"))]:
                raise ScenarioError("a seat with museum cards needs a museum in its city")

    # Where the round stands

    def _start(self, state: State) -> None:
        start = self.data.get("start", "draft" if "draft" in self.data else "call")
        if start not in _STARTS:
            raise ScenarioError(f"start must be one of {', '.join(_STARTS)}")
        state.phase = _STARTS[start]
        if start == "new_round":
            state.round -= 1
            return
        if start == "draft":
            self._draft(state)
            return
        held = [DISCARDED_CARD] * (state.config.highest_rank + 1)
        for number, seat in enumerate(self.seats):
            for name in _list(seat.get("characters"), "characters"):
                rank = RANK_OF[read_character(name)]
                if held[rank] >= 0:
                    raise ScenarioError(f"{name} is held twice")
                held[rank] = number
        state.held = tuple(held)
        if start == "call":
            self._call(state)
        elif start == "round_end":
            state.called = state.config.highest_rank
            self._reveal(state)

    def _call(self, state: State) -> None:
        """Ranks below the one that is called next have had their turns."""
        if "call" in self.data:
            state.called = self._rank(state, "call", self.data["call"]) - 1
        self._reveal(state)

    def _reveal(self, state: State) -> None:
        murdered = self.data.get("murdered")
        hidden = RANK_OF[read_character(murdered)] if murdered is not None else 0
        for rank in range(1, state.called + 1):
            if state.held[rank] >= 0 and rank != hidden:
                state.revealed |= 1 << rank

    def _draft(self, state: State) -> None:
        """A draft with its discards as written."""
        draft = check_keys(self.data.get("draft", {}), {"face_up", "face_down"}, "draft")
        held = [IN_PILE] * (state.config.highest_rank + 1)
        for name in _list(draft.get("face_up"), "face_up"):
            held[self._rank(state, "face_up", name)] = FACE_UP_CARD
        if "face_down" not in draft:
            raise ScenarioError("draft needs a face_down card")
        held[self._rank(state, "face_down", draft["face_down"])] = FACE_DOWN_CARD
        if held.count(FACE_UP_CARD) != state.config.face_up or held[CROWN_RANK] == FACE_UP_CARD:
            raise ScenarioError(
                f"draft needs {state.config.face_up} cards face up, none of rank {CROWN_RANK}"
            )
        state.held = tuple(held)

    def _rank(self, state: State, what: str, name: object) -> int:
        character = read_character(name)
        rank = RANK_OF[character]
        if rank > state.config.highest_rank or state.config.characters[rank] != character:
            raise ScenarioError(f"{what}: {name} is not in play; put it into in_play")
        return rank

    def _marks(self, state: State) -> None:
        """Who was named by whom earlier in the round."""
        data = self.data
        for mark in ("murdered", "bewitched"):
            if mark in data:
                setattr(state, mark, self._rank(state, mark, data[mark]))
        if "robbed" in data:
            state.robbed = self._rank(state, "robbed", data["robbed"])
            state.thief = self._holder(state, 2, "robbed")
        if "warrants" in data:
            marks = check_keys(data["warrants"], {"signed", "unsigned"}, "warrants")
            state.signed = self._rank(state, "signed", marks.get("signed"))
            ranks = [self._rank(state, "unsigned", name) for name in _list(marks.get("unsigned"), "unsigned")]
            state.warrants = sum(1 << rank for rank in {state.signed, *ranks})
            self._holder(state, 1, "warrants")
        if "threats" in data:
            marks = check_keys(data["threats"], {"flower", "plain"}, "threats")
            state.flower = self._rank(state, "flower", marks.get("flower"))
            state.threats = 1 << state.flower | 1 << self._rank(state, "plain", marks.get("plain"))
            state.blackmailer = self._holder(state, 2, "threats")
        state.protected = self._seat_number("protected", -1)
        state.acrobat = bool(data.get("acrobat", False))

    def _holder(self, state: State, rank: int, what: str) -> int:
        """Who placed a mark: the holder of the rank, or the Witch who has bewitched that rank."""
        seat = state.held[1] if state.bewitched == rank else state.held[rank]
        if seat < 0:
            raise ScenarioError(f"{what} needs a player with rank {rank}")
        return seat


def table_of(data: Mapping[str, Any]) -> Table:
    try:
        return Table(data)
    except RecordError as error:
        raise ScenarioError(str(error)) from error
