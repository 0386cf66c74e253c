"""A whole position, hidden cards included, as JSON: what a digest is taken of and a record can start from."""

import json
from collections import Counter
from collections.abc import Callable, Mapping
from hashlib import sha256
from typing import Any, Final, TypeVar

from citadels.cards.characters import CHARACTER_BY_NAME, CHARACTER_NAMES, NOBODY, RANK_OF
from citadels.cards.districts import CARD_NAMES, GOLD_SHIFT, KIND_BY_NAME, KIND_MASK, STRONGMAN, TICKET_WAGON
from citadels.cards.editions import EDITIONS
from citadels.cards.house_rules import HOUSE_RULES, Parameters
from citadels.cards.versions import NEWEST, VERSIONS
from citadels.knowledge.blind import HIDDEN_CARD, HIDDEN_PLACE
from citadels.notation.consistency import Inconsistent, check_consistency
from citadels.rules.all_cards import CARDS
from citadels.rules.choices import district_name
from citadels.rules.config import Config
from citadels.rules.dealing import build_config
from citadels.rules.decisions import WAIT_DECISION, DecisionKind, Frame
from citadels.rules.engine import legal
from citadels.rules.errors import RecordError, SetupError, shown
from citadels.rules.events import Event
from citadels.rules.setup import Setup, check_uniques, unique_pool
from citadels.rules.state import (
    ALL_FLAGS,
    DISCARDED_CARD,
    FACE_DOWN_CARD,
    FACE_UP_CARD,
    FINISHED,
    IN_PILE,
    PHASE_NAMES,
    SEAT_MASK,
    STRONG,
    WAGON_SHIFT,
    State,
    fresh_state,
)

T = TypeVar("T")

# What a blind position says of a card or of the place of a character that it hides.
HIDDEN: Final = "?"

PLACES: Final[dict[int, str]] = {
    IN_PILE: "pile",
    FACE_UP_CARD: "face_up",
    FACE_DOWN_CARD: "face_down",
    DISCARDED_CARD: "discarded",
    HIDDEN_PLACE: HIDDEN,
}
_PLACE_BY_NAME: Final[dict[str, int]] = {name: place for place, name in PLACES.items()}

# Fields of a State that are plain numbers, with the values each may have: (lowest, highest).
NUMBER_FIELDS: Final[dict[str, tuple[int, int]]] = {
    "tax": (0, 10_000),
    "round": (1, 10_000),
    "draft_step": (0, 9),
    "called": (0, 9),
    "murdered": (0, 9),
    "bewitched": (0, 9),
    "robbed": (0, 9),
    "signed": (0, 9),
    "flower": (0, 9),
    "thief": (-1, 7),
    "blackmailer": (-1, 7),
    "protected": (-1, 7),
    "seat": (-1, 7),
    "rank": (0, 9),
    "flags": (0, ALL_FLAGS),
    "used": (0, (1 << 62) - 1),
    "built": (0, 20),
    "wagons_used": (0, 7),
    "collector": (-1, 7),
    "owing": (-1, 7),
    "early_complete": (0, 255),
    "haunted_built": (0, 10_000),
    "paid": (0, 1_000),
    "first_complete": (-1, 7),
    "revealed": (0, 1023),
    "warrants": (0, 1023),
    "threats": (0, 1023),
}
_SEATS: Final[tuple[str, ...]] = (
    "thief",
    "blackmailer",
    "protected",
    "seat",
    "first_complete",
    "collector",
    "owing",
)
_SWITCHES: Final[tuple[str, ...]] = ("ending", "warrant_shown", "bell", "acrobat")


_PLACE_TEXTS: Final = {place: f'"{name}"' for place, name in PLACES.items()}


def _list(texts: list[str]) -> str:
    return "[" + ",".join(texts) + "]"


def _ids(names: list[str]) -> str:
    """Ids need nothing but quotation marks to be JSON."""
    return '["' + '","'.join(names) + '"]' if names else "[]"


def _cards(cards: tuple[int, ...]) -> str:
    return _ids([CARD_NAMES[card] if card >= 0 else HIDDEN for card in cards])


def _object(texts: dict[str, str], order: list[str]) -> str:
    """``order`` has the names of all objects of a sort: always the same, so they are sorted only once."""
    if len(order) != len(texts):
        order[:] = sorted(texts)
    return "{" + ",".join([f'"{name}":{texts[name]}' for name in order]) + "}"


_config_order: Final[list[str]] = []
_position_order: Final[list[str]] = []


def _config_text(config: Config) -> str:
    return _object(
        {
            "edition": f'"{config.edition}"',
            "players": str(config.players),
            "characters": _ids([CHARACTER_NAMES[number] for number in config.characters[1:]]),
            "uniques": _cards(config.uniques),
            "mixed": "true" if config.mixed else "false",
            "rules": _rules_text(config.parameters),
        },
        _config_order,
    )


# Those of the last game written: many games have the same.
_latest_rules: Final[list[tuple[Parameters | None, str]]] = [(None, "")]


def _rules_text(rules: Parameters) -> str:
    known, text = _latest_rules[0]
    if known is not rules:
        text = json.dumps(rules.to_json(), sort_keys=True, separators=(",", ":"))
        _latest_rules[0] = (rules, text)
    return text


def _frame_text(frame: Frame) -> str:
    return f'["{frame.decision.id}",{frame.seat},{frame.a},{frame.b}]'


def position_text(state: State) -> str:
    """The canonical position as JSON without blanks, keys in order; no history and no random state."""
    texts = {
        "config": _config_text(state.config),
        "gold": _list([str(gold) for gold in state.gold]),
        "hands": _list([_cards(hand) for hand in state.hands]),
        "cities": _list([_ids([district_name(district) for district in city]) for city in state.cities]),
        "deck": _cards(state.deck),
        "discard": _cards(state.discard),
        "museum": _cards(state.museum),
        "wagons": _list([f"[{wagon & SEAT_MASK},{wagon >> WAGON_SHIFT}]" for wagon in state.wagons]),
        "aside": _cards(state.aside),
        "crown": str(state.crown),
        "phase": f'"{PHASE_NAMES[state.phase]}"',
        "held": _list([_PLACE_TEXTS.get(place) or str(place) for place in state.held[1:]]),
        "acting": f'"{CHARACTER_NAMES[state.acting]}"' if state.acting != NOBODY else "null",
        "stack": _list([_frame_text(frame) for frame in state.open_decisions()]),
    }
    for name in NUMBER_FIELDS:
        texts[name] = str(getattr(state, name))
    for name in _SWITCHES:
        texts[name] = "true" if getattr(state, name) else "false"
    return _object(texts, _position_order)


def write_position(state: State) -> dict[str, Any]:
    """The position as data."""
    data: dict[str, Any] = json.loads(position_text(state))
    return data


def write_config(config: Config) -> dict[str, Any]:
    """What stays the same through a game, as data."""
    data: dict[str, Any] = json.loads(_config_text(config))
    return {**data, "rules": config.parameters.to_json()}


def digest(state: State) -> str:
    """The SHA-256 of the canonical position."""
    return sha256(position_text(state).encode()).hexdigest()


def _damaged(what: str) -> RecordError:
    return RecordError("bad_position", f"the position is damaged: {what}", what=what)


def _get(data: Mapping[str, Any], name: str, kind: type) -> Any:
    value = data.get(name)
    if type(value) is not kind:
        raise _damaged(f"{name} is missing or of the wrong kind")
    return value


def _number(value: object, name: str, lowest: int, highest: int) -> int:
    if type(value) is not int or not lowest <= value <= highest:
        raise _damaged(f"{name} must be a number from {lowest} to {highest}")
    return value


def _each(values: object, name: str, read: Callable[[object], T]) -> tuple[T, ...]:
    if type(values) is not list:
        raise _damaged(f"{name} must be a list")
    return tuple(read(value) for value in values)


def read_card(value: object) -> int:
    kind = KIND_BY_NAME.get(value) if isinstance(value, str) else None
    if kind is None:
        raise _damaged(f"there is no card {shown(value)}")
    return kind


def read_district(value: object) -> int:
    name, plus, gold = value.partition("+") if isinstance(value, str) else ("", "", "")
    if plus and gold != "1":
        raise _damaged(f"there is no district {shown(value)}")
    return read_card(name) | (1 << GOLD_SHIFT if plus else 0)


# Of the house rules that older records do not name.
_DEFAULTS: Final = {rule.name: rule.default for rule in HOUSE_RULES if rule.added_later}


def read_config(data: object) -> Config:
    if not isinstance(data, Mapping):
        raise _damaged("config is missing")
    edition = _get(data, "edition", str)
    if edition not in EDITIONS:
        raise _damaged(f"there is no edition {shown(edition)}")
    lists = {name: _get(data, name, list) for name in ("characters", "uniques")}
    rules = _get(data, "rules", dict)
    if rules.keys() - _DEFAULTS.keys() != Parameters().to_json().keys():
        raise _damaged("rules must name every parameter")
    versions = _get(rules, "versions", dict)
    mixed = _get(data, "mixed", bool)
    try:
        setup = Setup(
            edition=edition,
            players=_get(data, "players", int),
            characters=tuple(lists["characters"]),
            mixed=mixed,
            # With as many as there can be: a scenario may have left so many cards out that they are too few.
            unique_count=len(unique_pool(mixed, EDITIONS[edition])),
            # A card that is not named is played in its newest version, whatever the edition.
            **{**_DEFAULTS, **rules, "versions": {**dict.fromkeys(VERSIONS, NEWEST), **versions}},
        )
        check_uniques(tuple(lists["uniques"]), setup)
    except (SetupError, TypeError) as error:
        raise _damaged(str(error)) from error
    ranked = sorted(lists["characters"], key=lambda name: RANK_OF[CHARACTER_BY_NAME[name]])
    if ranked != lists["characters"]:
        raise _damaged("characters must be in the order of their ranks")
    return build_config(setup, lists["characters"], lists["uniques"])


def read_place(value: object, players: int) -> int:
    if isinstance(value, str) and value in _PLACE_BY_NAME:
        return _PLACE_BY_NAME[value]
    return _number(value, "held", 0, players - 1)


def _read_wagon(value: object, players: int) -> int:
    if type(value) is not list or len(value) != 2:
        raise _damaged("a Ticket Wagon needs its owner and its gold")
    owner = _number(value[0], "the owner of a Ticket Wagon", 0, players - 1)
    return owner | _number(value[1], "the gold on a Ticket Wagon", 0, 10_000) << WAGON_SHIFT


def _read_frame(value: object, players: int) -> tuple[DecisionKind, int, int, int]:
    if type(value) is not list or len(value) != 4 or type(value[0]) is not str:
        raise _damaged("an open decision is not one")
    decision = CARDS.decisions.get(value[0])
    if decision is None:
        raise _damaged("an open decision is not one")
    # T12: whom the game waits for is hidden in a blind position.
    if value == [WAIT_DECISION.id, -1, 0, 0]:
        return decision, -1, 0, 0
    seat = _number(value[1], "the seat of a decision", 0, players - 1)
    return (
        decision,
        seat,
        _number(value[2], "a decision's figure", 0, 1023),
        _number(value[3], "a decision's figure", 0, 1023),
    )


def read_position(data: object, seed: bytes, log: list[Event] | None) -> State:
    """The state that a position describes; RecordError says what is wrong with it."""
    state = _read(data, seed, log, read_card)
    if HIDDEN_PLACE in state.held:
        raise _damaged("a character lies nowhere")
    if any(frame.decision is WAIT_DECISION for frame in state.open_decisions()):
        raise _damaged("it does not say whom the game waits for")
    check_position(state)
    return state


def read_blind_position(data: object) -> State:
    """The blind state that a position with hidden cards describes."""
    return _read(data, b"", None, _read_card_or_hidden)


def _read_card_or_hidden(value: object) -> int:
    return HIDDEN_CARD if value == HIDDEN else read_card(value)


def _read(
    data: object, seed: bytes, log: list[Event] | None, read_any_card: Callable[[object], int]
) -> State:
    if not isinstance(data, Mapping):
        raise _damaged("it must be an object")
    config = read_config(data.get("config"))
    players = config.players
    state = fresh_state(config, seed, log)
    for name, (lowest, highest) in NUMBER_FIELDS.items():
        highest = players - 1 if name in _SEATS else highest
        setattr(state, name, _number(data.get(name), name, lowest, highest))
    for name in _SWITCHES:
        setattr(state, name, _get(data, name, bool))
    state.gold = _each(data.get("gold"), "gold", lambda value: _number(value, "gold", 0, 10_000))
    state.hands = _each(
        data.get("hands"), "hands", lambda hand: tuple(sorted(_each(hand, "a hand", read_any_card)))
    )
    state.cities = _each(data.get("cities"), "cities", lambda city: _each(city, "a city", read_district))
    for what in (state.gold, state.hands, state.cities):
        if len(what) != players:
            raise _damaged("gold, hands and cities must be there for every player")
    state.kinds = tuple(kinds_of(city) for city in state.cities)
    state.deck = _each(data.get("deck"), "deck", read_any_card)
    state.discard = _each(data.get("discard"), "discard", read_card)
    state.museum = _each(data.get("museum"), "museum", read_any_card)
    state.wagons = _each(data.get("wagons"), "wagons", lambda wagon: _read_wagon(wagon, players))
    state.aside = _each(data.get("aside"), "aside", read_any_card)
    state.crown = _number(data.get("crown"), "crown", 0, players - 1)
    phase = data.get("phase")
    if phase not in PHASE_NAMES:
        raise _damaged(f"there is no phase {shown(phase)}")
    state.phase = PHASE_NAMES.index(phase)
    held = _each(data.get("held"), "held", lambda value: read_place(value, players))
    if len(held) != config.highest_rank:
        raise _damaged("held must name a place for every rank")
    state.held = (IN_PILE, *held)
    acting = data.get("acting")
    if acting is not None and (not isinstance(acting, str) or acting not in CHARACTER_BY_NAME):
        raise _damaged(f"there is no character {shown(acting)}")
    state.act_as(CHARACTER_BY_NAME[acting] if acting is not None else NOBODY)
    for decision, seat, a, b in _each(data.get("stack"), "stack", lambda frame: _read_frame(frame, players)):
        state.ask(decision, seat, a, b)
    return state


def kinds_of(city: tuple[int, ...]) -> int:
    mask = 0
    for district in city:
        mask |= 1 << (district & KIND_MASK)
    return mask


def all_cards(state: State) -> Counter[int]:
    """Every card of the district deck, wherever it is."""
    cards = Counter((*state.deck, *state.discard, *state.museum, *state.aside))
    cards[TICKET_WAGON] += len(state.wagons)
    cards[STRONGMAN] += bool(state.flags & STRONG)
    for hand in state.hands:
        cards.update(hand)
    for city in state.cities:
        cards.update(district & KIND_MASK for district in city)
    return cards


def check_position(state: State) -> None:
    """No card more often than there are copies, parts that fit, and a decision that offers something."""
    copies = Counter(state.config.deck)
    for card, count in all_cards(state).items():
        if count > copies[card]:
            raise _damaged(f"{CARD_NAMES[card]} is there {count} times; the game has {copies[card]}")
    try:
        check_consistency(state)
    except Inconsistent as error:
        raise _damaged(str(error)) from error
    if state.phase != FINISHED and not legal(state):
        raise _damaged("the open decision offers nothing")
