"""The fields of a written position, each with what it holds, its range and a sentence.

``position`` writes and reads by this table, and the JSON Schema of a position is generated from it. A new
field of ``State`` gets an entry here, or a place in the list of those that are not written.
"""

from abc import abstractmethod
from typing import Final

from citadels.cards.characters import CHARACTER_BY_NAME, CHARACTER_NAMES, HIGHEST_RANK, NOBODY
from citadels.cards.districts import CARD_SLOTS, KIND_MASK
from citadels.notation.config import config_text
from citadels.notation.values import (
    cards_text,
    city_text,
    damaged,
    list_text,
    of_type,
    place_text,
    read_card,
    read_card_or_hidden,
    read_district,
    read_each,
    read_number,
    read_place,
)
from citadels.rules.all_cards import CARDS
from citadels.rules.choices import SEATS
from citadels.rules.decisions import WAIT_DECISION, DecisionKind, Frame
from citadels.rules.errors import shown
from citadels.rules.state import (
    ALL_FLAGS,
    IN_PILE,
    PHASE_NAMES,
    SEAT_MASK,
    SUSPENDED_WAGONS,
    WAGON_SHIFT,
    State,
)

MOST_GOLD: Final = 10_000
MOST_ROUNDS: Final = 10_000
LARGEST_FIGURE: Final = 1023  # of a decision


class Field:
    """A field of a position: how it is written, as JSON, and read. ``blind``: cards can be hidden."""

    # Whether positions were written before there was this field. It is left out where it says nothing, so
    # that they keep their digests.
    added_later: bool = False

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text

    @abstractmethod
    def write(self, state: State) -> str: ...

    @abstractmethod
    def read(self, state: State, value: object, blind: bool) -> None: ...


class NumberField(Field):
    """A number from ``lowest`` to ``highest``."""

    def __init__(self, name: str, lowest: int, highest: int, text: str) -> None:
        super().__init__(name, text)
        self.lowest = lowest
        self.highest = highest

    def write(self, state: State) -> str:
        return str(getattr(state, self.name))

    def read(self, state: State, value: object, blind: bool) -> None:
        setattr(state, self.name, read_number(value, self.name, self.lowest, self.highest))


class LaterNumberField(NumberField):
    """A number that is left out where it is 0."""

    added_later: bool = True


class PaidBeforeField(Field):
    """By seat, what earlier turns of the round have paid; empty where nothing was."""

    added_later: bool = True

    def write(self, state: State) -> str:
        return list_text([str(gold) for gold in state.paid_before])

    def read(self, state: State, value: object, blind: bool) -> None:
        state.paid_before = read_each(
            value, self.name, lambda gold: read_number(gold, self.name, 0, MOST_GOLD)
        )
        if state.paid_before:
            _for_everybody(state, len(state.paid_before), self.name)


class RankField(NumberField):
    """A rank; 0: none."""

    def __init__(self, name: str, text: str) -> None:
        super().__init__(name, 0, HIGHEST_RANK, text)


class RanksField(NumberField):
    """Ranks, as a bit mask."""

    def __init__(self, name: str, text: str) -> None:
        super().__init__(name, 0, (1 << HIGHEST_RANK + 1) - 1, text)


class SeatField(NumberField):
    """A seat that takes part; -1: none, where that can be."""

    def __init__(self, name: str, text: str, lowest: int = -1) -> None:
        super().__init__(name, lowest, SEATS - 1, text)

    def read(self, state: State, value: object, blind: bool) -> None:
        setattr(state, self.name, read_number(value, self.name, self.lowest, state.config.players - 1))


class SwitchField(Field):
    """True or false."""

    def write(self, state: State) -> str:
        return "true" if getattr(state, self.name) else "false"

    def read(self, state: State, value: object, blind: bool) -> None:
        setattr(state, self.name, of_type(value, self.name, bool))


class CardsField(Field):
    """A pile of cards."""

    def __init__(self, name: str, text: str, can_hide: bool = True) -> None:
        super().__init__(name, text)
        self.can_hide = can_hide  # whether a seat may not know its cards

    def write(self, state: State) -> str:
        cards: tuple[int, ...] = getattr(state, self.name)
        return cards_text(cards)

    def read(self, state: State, value: object, blind: bool) -> None:
        read = read_card_or_hidden if blind and self.can_hide else read_card
        setattr(state, self.name, read_each(value, self.name, read))


class ConfigField(Field):
    """The config. A state is created with it, so nothing is left to read."""

    def write(self, state: State) -> str:
        return config_text(state.config)

    def read(self, state: State, value: object, blind: bool) -> None:
        pass


class GoldField(Field):
    """The gold of every seat."""

    def write(self, state: State) -> str:
        return list_text([str(gold) for gold in state.gold])

    def read(self, state: State, value: object, blind: bool) -> None:
        state.gold = read_each(value, "gold", lambda gold: read_number(gold, "gold", 0, MOST_GOLD))
        _for_everybody(state, len(state.gold), self.name)


class HandsField(Field):
    """The hand of every seat, sorted."""

    def write(self, state: State) -> str:
        return list_text([cards_text(hand) for hand in state.hands])

    def read(self, state: State, value: object, blind: bool) -> None:
        read = read_card_or_hidden if blind else read_card
        state.hands = read_each(value, "hands", lambda hand: tuple(sorted(read_each(hand, "a hand", read))))
        _for_everybody(state, len(state.hands), self.name)


class CitiesField(Field):
    """The city of every seat; the kinds in it follow."""

    def write(self, state: State) -> str:
        return list_text([city_text(city) for city in state.cities])

    def read(self, state: State, value: object, blind: bool) -> None:
        state.cities = read_each(value, "cities", lambda city: read_each(city, "a city", read_district))
        _for_everybody(state, len(state.cities), self.name)
        state.kinds = tuple(kinds_of(city) for city in state.cities)


class WagonsField(Field):
    """Ticket Wagons: the owner and the gold on each."""

    def write(self, state: State) -> str:
        return list_text([f"[{wagon & SEAT_MASK},{wagon >> WAGON_SHIFT}]" for wagon in state.wagons])

    def read(self, state: State, value: object, blind: bool) -> None:
        players = state.config.players
        state.wagons = read_each(value, "wagons", lambda wagon: _read_wagon(wagon, players))


class PhaseField(Field):
    """The part of the round, by its name."""

    def write(self, state: State) -> str:
        return f'"{PHASE_NAMES[state.phase]}"'

    def read(self, state: State, value: object, blind: bool) -> None:
        if value not in PHASE_NAMES:
            raise damaged(f"there is no phase {shown(value)}")
        state.phase = PHASE_NAMES.index(str(value))


class HeldField(Field):
    """Where the character of every rank is."""

    def write(self, state: State) -> str:
        return list_text([place_text(place) for place in state.held[1:]])

    def read(self, state: State, value: object, blind: bool) -> None:
        players = state.config.players
        held = read_each(value, "held", lambda place: read_place(place, players))
        if len(held) != state.config.highest_rank:
            raise damaged("held must name a place for every rank")
        state.held = (IN_PILE, *held)


class ActingField(Field):
    """The character whose abilities are in use, if any."""

    def write(self, state: State) -> str:
        return f'"{CHARACTER_NAMES[state.acting]}"' if state.acting != NOBODY else "null"

    def read(self, state: State, value: object, blind: bool) -> None:
        if value is not None and (not isinstance(value, str) or value not in CHARACTER_BY_NAME):
            raise damaged(f"there is no character {shown(value)}")
        state.act_as(CHARACTER_BY_NAME[value] if isinstance(value, str) else NOBODY)


class StackField(Field):
    """The open decisions: in a state, the topmost one and those below it."""

    def write(self, state: State) -> str:
        return list_text([_frame_text(frame) for frame in state.open_decisions()])

    def read(self, state: State, value: object, blind: bool) -> None:
        players = state.config.players
        for decision, seat, a, b in read_each(value, "stack", lambda frame: _read_frame(frame, players)):
            state.ask(decision, seat, a, b)


def _for_everybody(state: State, count: int, name: str) -> None:
    if count != state.config.players:
        raise damaged(f"{name} must be there for every player")


def kinds_of(city: tuple[int, ...]) -> int:
    """The kinds in a city, as a bit mask."""
    mask = 0
    for district in city:
        mask |= 1 << (district & KIND_MASK)
    return mask


def _read_wagon(value: object, players: int) -> int:
    if type(value) is not list or len(value) != 2:
        raise damaged("a Ticket Wagon needs its owner and its gold")
    owner = read_number(value[0], "the owner of a Ticket Wagon", 0, players - 1)
    return owner | read_number(value[1], "the gold on a Ticket Wagon", 0, MOST_GOLD) << WAGON_SHIFT


def _frame_text(frame: Frame) -> str:
    return f'["{frame.decision.id}",{frame.seat},{frame.a},{frame.b}]'


def _read_frame(value: object, players: int) -> tuple[DecisionKind, int, int, int]:
    if type(value) is not list or len(value) != 4 or type(value[0]) is not str:
        raise damaged("an open decision is not one")
    decision = CARDS.decisions.get(value[0])
    if decision is None:
        raise damaged("an open decision is not one")
    # T12: whom the game waits for is hidden in a blind position.
    if value == [WAIT_DECISION.id, -1, 0, 0]:
        return decision, -1, 0, 0
    seat = read_number(value[1], "the seat of a decision", 0, players - 1)
    a = read_number(value[2], "a decision's figure", 0, LARGEST_FIGURE)
    return decision, seat, a, read_number(value[3], "a decision's figure", 0, LARGEST_FIGURE)


FIELDS: Final[tuple[Field, ...]] = (
    ConfigField("config", "What the game is played with."),
    # The table
    GoldField("gold", "The gold of each seat."),
    HandsField("hands", "The hand of each seat, sorted."),
    CitiesField("cities", "The city of each seat, in the order in which it was built."),
    CardsField("deck", "The deck, the top first."),
    CardsField("discard", "The discard pile, the top last.", can_hide=False),
    CardsField("museum", "The cards under the Museum."),
    WagonsField("wagons", "The Ticket Wagons on the table: owner and gold."),
    NumberField("tax", 0, MOST_GOLD, "The gold on the Tax Collector's token."),
    CardsField("aside", "The cards on the table that the open decision is about."),
    SeatField("crown", "Who has the crown.", lowest=0),
    # The round
    NumberField("round", 1, MOST_ROUNDS, "The number of the round, from 1."),
    PhaseField("phase", "The part of the round."),
    NumberField("draft_step", 0, 9, "How many steps of the draft are done."),
    HeldField("held", "Where the character of each rank is, from rank 1."),
    RankField("called", "The last rank called; 0: none."),
    RanksField("revealed", "The revealed ranks, as a bit mask."),
    RankField("murdered", "The murdered rank; 0: none."),
    RankField("bewitched", "The bewitched rank; 0: none."),
    RankField("robbed", "The rank that the Thief named; 0: none."),
    SeatField("thief", "The seat of the Thief once a victim is named; -1: none."),
    RanksField("warrants", "The ranks with a warrant, as a bit mask."),
    RankField("signed", "The rank with the signed warrant while it is secret; 0: none."),
    SwitchField("warrant_shown", "Whether the signed warrant has been turned up."),
    RanksField("threats", "The ranks with a threat, as a bit mask."),
    RankField("flower", "The rank whose threat has the flower; 0: none; 1: it has been shown."),
    SeatField("blackmailer", "The seat of the Blackmailer once the threats are placed; -1: none."),
    SeatField("protected", "The seat that rank 8 must leave alone; -1: none."),
    SeatField("collector", "The seat that the older tax goes to; -1: none."),
    SeatField("owing", "The seat that built before the older Tax Collector was called; -1: none."),
    SwitchField("acrobat", "Whether the Acrobat has taken the crown in this round."),
    PaidBeforeField(
        "paid_before", "The gold that each seat has paid for districts in earlier turns of the round."
    ),
    LaterNumberField(
        "suspended",
        0,
        (1 << SUSPENDED_WAGONS + 3) - 1,
        "What a Witch whose turn is suspended has done with action cards, as a bit mask.",
    ),
    # The turn
    SeatField("seat", "Whose turn it is; -1: nobody's."),
    RankField("rank", "The rank whose turn it is; 0: none."),
    ActingField("acting", "Whose abilities are in use in the turn."),
    NumberField("flags", 0, ALL_FLAGS, "What has been done in the turn, as a bit mask."),
    NumberField("used", 0, (1 << CARD_SLOTS) - 1, "The uniques used in the turn, as a bit mask of kinds."),
    NumberField("built", 0, 20, "The builds of the turn that count towards the limit."),
    NumberField("paid", 0, 1_000, "The gold paid for districts in the turn."),
    NumberField("wagons_used", 0, 7, "The Ticket Wagons used in the turn, as a bit mask."),
    # The end
    SwitchField("ending", "Whether the last round is being played."),
    SeatField("first_complete", "Who completed a city first; -1: nobody."),
    SwitchField("bell", "Whether an announced Bell Tower stands."),
    NumberField(
        "early_complete",
        0,
        (1 << SEATS) - 1,
        "Who was first to have a Bell Tower's smaller number, as a bit mask of seats.",
    ),
    NumberField(
        "haunted_built",
        0,
        MOST_ROUNDS,
        "The round in which its owner built the Haunted Quarter; 0: they did not.",
    ),
    StackField("stack", "The decisions that are open, the current one last."),
)
IN_ORDER: Final = sorted(FIELDS, key=lambda field: field.name)

# The other attributes of a state: chance, history, what is derived from other fields, and the topmost of the
# open decisions, which are written as ``stack``.
NOT_WRITTEN: Final = ("seed", "draws", "log", "options", "kinds", "character", "top")
