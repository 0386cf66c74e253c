"""A position as a row of bytes, for programs that learn: what one seat may know of it, in fixed fields.

Everything is written from the blind position of a seat (``knowledge.blind``), so a row holds nothing that the
seat cannot know. Seats are counted clockwise from the one that looks: seat 0 of a row is its own.
"""

from typing import Final

from citadels.cards.districts import GOLD_SHIFT, KIND_MASK
from citadels.cards.house_rules import ACTION_CARD_VERSIONS, HOUSE_RULES
from citadels.env.fields import (
    CHARACTERS,
    DECISIONS,
    EDITION_IDS,
    FIELDS,
    FLAGS,
    KINDS,
    MOST,
    PLACES,
    RANKS,
    SEAT_SIZE,
    SIZE,
    WAGONS,
)
from citadels.rules.characters.blackmailer import FLOWER_SHOWN
from citadels.rules.choices import SEATS
from citadels.rules.config import Config
from citadels.rules.decisions import ABOUT_NAMES, HAND, NOTHING_OPEN
from citadels.rules.engine import over
from citadels.rules.state import PHASE_NAMES, SEAT_MASK, WAGON_SHIFT, State


def _one_hot(place: int, size: int) -> bytes:
    row = [0] * size
    if 0 <= place < size:
        row[place] = 1
    return bytes(row)


# Bytes that are mostly 0 are added up as one number with 8 bits for each: this much is 1 at a place.
_ONE_AT: Final[list[int]] = [1 << 8 * place for place in range(2 * KINDS)]


def _bits(mask: int, size: int) -> bytes:
    row = 0
    for place in range(mask.bit_length()):
        if mask >> place & 1:
            row += _ONE_AT[place]
    return row.to_bytes(size, "little")


def _table_of_one_hots(size: int) -> list[bytes]:
    """By place; the last one, at -1, has no 1."""
    return [_one_hot(place, size) for place in range(size + 1)]


_BYTES: Final[list[bytes]] = [bytes([value]) for value in range(MOST + 1)]
_SEAT: Final[list[bytes]] = _table_of_one_hots(SEATS)
_RANK: Final[list[bytes]] = _table_of_one_hots(RANKS)
_CHARACTER: Final[list[bytes]] = _table_of_one_hots(CHARACTERS)
_PHASE: Final[list[bytes]] = _table_of_one_hots(len(PHASE_NAMES))
_PLACE: Final[list[bytes]] = _table_of_one_hots(SEATS + len(PLACES))
_RANK_BITS: Final[list[bytes]] = [_bits(mask, RANKS) for mask in range(1 << RANKS)]
_HALF: Final[int] = FLAGS // 2
_LOW_FLAGS: Final[list[bytes]] = [_bits(mask, _HALF) for mask in range(1 << _HALF)]
_HIGH_FLAGS: Final[list[bytes]] = [_bits(mask, FLAGS - _HALF) for mask in range(1 << (FLAGS - _HALF))]
_NO_CARDS: Final[bytes] = bytes(KINDS)
_NO_SEATS: Final[bytes] = bytes(SEATS)
_NOBODY: Final[bytes] = bytes(SEAT_SIZE)
_NO_ABOUT: Final[bytes] = bytes(len(ABOUT_NAMES))
_NO_DECISIONS: Final[bytes] = bytes(len(DECISIONS))


def _nothing(first: str, last: str) -> bytes:
    """What neighbouring fields hold most of the time."""
    return bytes(FIELDS[last].start + FIELDS[last].size - FIELDS[first].start)


_NOBODY_COMPLETE: Final[bytes] = _nothing("ending", "haunted_built")
_NO_MUSEUM: Final[bytes] = _nothing("museum", "museum_size")
_NO_WAGON: Final[bytes] = bytes(SEATS + 2)
_NO_WAGONS: Final[bytes] = WAGONS * _NO_WAGON
_NOBODY_MARKED: Final[bytes] = _nothing("thief", "owing")
_NOTHING_USED: Final[bytes] = _nothing("used", "suspended")
_NOTHING_SHOWN: Final[bytes] = _nothing("about", "opened")
_DECISION_PLACE: Final[dict[str, int]] = {id: place for place, id in enumerate(DECISIONS)}
_DECISION: Final[list[bytes]] = _table_of_one_hots(len(DECISIONS))
_ABOUT_PLACE: Final[dict[str, int]] = {name: place for place, name in enumerate(ABOUT_NAMES)}


def _byte(value: int) -> bytes:
    if value < 0:
        return _BYTES[0]
    return _BYTES[value] if value < MOST else _BYTES[MOST]


def _counts(cards: tuple[int, ...]) -> bytes:
    """By kind; hidden cards do not count."""
    if not cards:
        return _NO_CARDS
    counts = 0
    for card in cards:
        if card >= 0:
            counts += _ONE_AT[card]
    return counts.to_bytes(KINDS, "little")


def _city(city: tuple[int, ...]) -> bytes:
    """By kind: districts, then the Artist's gold on them."""
    counts = 0
    for district in city:
        kind = district & KIND_MASK
        counts += _ONE_AT[kind]
        gold = district >> GOLD_SHIFT
        if gold:
            counts += gold * _ONE_AT[KINDS + kind]
    return counts.to_bytes(2 * KINDS, "little")


def _game(config: Config) -> bytes:
    """The fields that stay the same throughout a game."""
    parameters = config.parameters
    values = [rule.values.index(getattr(parameters, rule.name)) for rule in HOUSE_RULES]
    versions = list(ACTION_CARD_VERSIONS)
    version = -1 if parameters.action_cards is None else versions.index(parameters.action_cards)
    costs = [min(config.cost[kind], MOST) for kind in range(KINDS)]
    ranks = [
        _CHARACTER[config.characters[rank]] if rank <= config.highest_rank else _CHARACTER[-1]
        for rank in range(1, RANKS + 1)
    ]
    return b"".join(
        [
            _one_hot(EDITION_IDS.index(config.edition), len(EDITION_IDS)),
            _SEAT[config.players - 1],
            bytes(values),
            _one_hot(version, len(versions)),
            *ranks,
            _counts(config.deck),
            bytes(costs),
        ]
    )


# The parts of a row that are written together. The first of the players is the one who looks.
_TABLE: Final = slice(FIELDS["round"].start, FIELDS["place"].start)
_RANKS: Final = slice(FIELDS["place"].start, FIELDS["turn"].start)
_TURN: Final = slice(FIELDS["turn"].start, FIELDS["hand"].start)
_HAND: Final = slice(FIELDS["hand"].start, FIELDS["seats"].start)
_SEATS: Final[list[slice]] = [
    slice(start, start + SEAT_SIZE) for start in range(FIELDS["seats"].start, SIZE, SEAT_SIZE)
]
_ALL: Final = slice(0, SIZE)


class Encoder:
    """Writes the positions of one game; what has not changed since the last one is not written again."""

    __slots__ = (
        "_cities",
        "_city_rows",
        "_discard",
        "_discard_row",
        "_empty_chairs",
        "_game",
        "_hand_rows",
        "_hands",
        "_last",
        "_looking",
        "_marks_row",
        "_player_rows",
        "_players",
        "_ranks_row",
        "_table_row",
        "_turn_row",
        "_written",
    )

    def __init__(self, config: Config) -> None:
        nothing: tuple[int, ...] = ()
        self._game = _game(config)
        self._players = config.players
        self._empty_chairs = _NOBODY * (SEATS - config.players)
        # The position that the parts were written from, and the seat that looked.
        self._last: State | None = None
        self._looking = -1
        self._table_row = b""
        self._ranks_row = b""
        self._marks_row = b""
        self._turn_row = b""
        # By seat: all that is known to everybody.
        self._player_rows = [b""] * config.players
        # Cards and what they were written as, which outlast a change of the seat that looks.
        self._discard = nothing
        self._discard_row = _NO_CARDS
        self._hands = [nothing] * config.players
        self._hand_rows = [_NO_CARDS] * config.players
        self._cities = [nothing] * config.players
        self._city_rows = [bytes(2 * KINDS)] * config.players
        # Whether the caller's memory holds these parts.
        self._written = False

    def encode(self, seen: State, seat: int) -> bytes:
        """A row of ``SIZE`` bytes from the blind position of a seat."""
        self._update(seen, seat)
        self._written = False
        return self._row()

    def write(self, seen: State, seat: int, memory: memoryview) -> None:
        """Write the row into memory: the same each time, and nobody else changes it."""
        if not self._written or seat != self._looking:
            self._update(seen, seat)
            memory[_ALL] = self._row()
            self._written = True
            return
        table, ranks, hand = self._table_row, self._ranks_row, self._hand_rows[seat]
        changed = self._update(seen, seat)
        if self._table_row is not table:
            memory[_TABLE] = self._table_row
        if self._ranks_row is not ranks:
            memory[_RANKS] = self._ranks_row
        memory[_TURN] = self._turn_row
        if self._hand_rows[seat] is not hand:
            memory[_HAND] = self._hand_rows[seat]
        if changed:
            for other in range(self._players):
                if changed >> other & 1:
                    place = other - seat if other >= seat else other - seat + self._players
                    memory[_SEATS[place]] = self._player_rows[other]

    def _row(self) -> bytes:
        looking = self._looking
        rows = self._player_rows
        parts = [self._game, self._table_row, self._ranks_row, self._turn_row, self._hand_rows[looking]]
        for seat in range(looking, self._players):
            parts.append(rows[seat])
        for seat in range(looking):
            parts.append(rows[seat])
        parts.append(self._empty_chairs)
        return b"".join(parts)

    def _update(self, seen: State, seat: int) -> int:
        """Write the parts that differ from the last position. Returns the players that do, as a bit mask."""
        last = self._last
        turned = seat != self._looking
        if turned or last is None or not _same_table(seen, last):
            self._table_row = self._table(seen, seat)
        if last is None or not _same_marks(seen, last):
            self._marks_row = self._marks(seen)
            self._ranks_row = self._ranks(seen, seat)
        elif turned or not _same_holders(seen, last):
            self._ranks_row = self._ranks(seen, seat)
        self._turn_row = self._turn(seen, seat)
        hand = seen.hands[seat]
        if hand is not self._hands[seat]:
            self._hands[seat] = hand
            self._hand_rows[seat] = _counts(hand)
        changed = 0
        for other in range(self._players):
            if last is None or not _same_player(seen, last, other):
                self._player_rows[other] = self._player(seen, other)
                changed |= 1 << other
        self._last = seen
        self._looking = seat
        return changed

    def _from(self, seat: int, looking: int) -> bytes:
        """One-hot: a seat as another counts it; -1 is nobody."""
        if seat < 0:
            return _NO_SEATS
        place = seat - looking
        return _SEAT[place if place >= 0 else place + self._players]

    def _table(self, seen: State, seat: int) -> bytes:
        if seen.discard is not self._discard:
            self._discard = seen.discard
            self._discard_row = _counts(seen.discard)
        parts = [
            _byte(seen.round),
            _PHASE[seen.phase],
            _byte(seen.draft_step),
            _byte(len(seen.deck)),
            self._discard_row,
            _byte(seen.tax),
            self._from(seen.crown, seat),
        ]
        if seen.ending or seen.bell or seen.early_complete or seen.haunted_built or seen.first_complete >= 0:
            parts.append(_BYTES[1] if seen.ending else _BYTES[0])
            parts.append(self._from(seen.first_complete, seat))
            parts.append(self._mask_from(seen.early_complete, seat))
            parts.append(_BYTES[1] if seen.bell else _BYTES[0])
            parts.append(_byte(seen.haunted_built))
        else:
            parts.append(_NOBODY_COMPLETE)
        if seen.museum:
            parts.append(_counts(seen.museum))
            parts.append(_byte(len(seen.museum)))
        else:
            parts.append(_NO_MUSEUM)
        if seen.wagons:
            self._wagons(parts, seen, seat)
        else:
            parts.append(_NO_WAGONS)
        return b"".join(parts)

    def _mask_from(self, mask: int, seat: int) -> bytes:
        if mask == 0:
            return _NO_SEATS
        row = 0
        for place in range(self._players):
            row += _ONE_AT[place] * (mask >> (seat + place) % self._players & 1)
        return row.to_bytes(SEATS, "little")

    def _wagons(self, parts: list[bytes], seen: State, seat: int) -> None:
        for place in range(WAGONS):
            if place < len(seen.wagons):
                wagon = seen.wagons[place]
                parts.append(self._from(wagon & SEAT_MASK, seat))
                parts.append(_byte(wagon >> WAGON_SHIFT))
                parts.append(_BYTES[seen.wagons_used >> place & 1])
            else:
                parts.append(_NO_WAGON)

    def _ranks(self, seen: State, seat: int) -> bytes:
        highest = seen.config.highest_rank
        players = self._players
        held = seen.held
        parts: list[bytes] = []
        for rank in range(1, RANKS + 1):
            if rank > highest:
                parts.append(_PLACE[-1])
                continue
            place = held[rank]
            if place >= 0:
                place -= seat
                if place < 0:
                    place += players
            else:
                place = SEATS - 1 - place
            parts.append(_PLACE[place])
        parts.append(self._marks_row)
        marked = seen.thief >= 0 or seen.blackmailer >= 0 or seen.protected >= 0
        if marked or seen.collector >= 0 or seen.owing >= 0:
            parts.append(self._from(seen.thief, seat))
            parts.append(self._from(seen.blackmailer, seat))
            parts.append(self._from(seen.protected, seat))
            parts.append(self._from(seen.collector, seat))
            parts.append(self._from(seen.owing, seat))
        else:
            parts.append(_NOBODY_MARKED)
        return b"".join(parts)

    def _marks(self, seen: State) -> bytes:
        """What lies on the characters: the same from every seat."""
        shown = seen.flower == FLOWER_SHOWN
        lies_there = bool(seen.threats >> seen.flower & 1)
        parts = [
            _RANK_BITS[(1 << seen.called) - 1],
            _RANK_BITS[seen.revealed >> 1],
            _RANK[seen.murdered - 1],
            _RANK[seen.bewitched - 1],
            _RANK[seen.robbed - 1],
            _RANK_BITS[seen.warrants >> 1],
            _RANK[seen.signed - 1],
            _RANK_BITS[seen.threats >> 1],
            _RANK[seen.flower - 1] if lies_there and not shown else _RANK[-1],
            _BYTES[1] if seen.warrant_shown else _BYTES[0],
            _BYTES[1] if shown else _BYTES[0],
            _BYTES[1] if seen.acrobat else _BYTES[0],
        ]
        return b"".join(parts)

    def _turn(self, seen: State, seat: int) -> bytes:
        """The turn and the open decision: nearly every choice changes something there."""
        flags = seen.flags
        top = seen.top
        parts = [
            self._from(seen.seat, seat),
            _RANK[seen.rank - 1],
            _CHARACTER[seen.acting],
            _LOW_FLAGS[flags & (1 << _HALF) - 1],
            _HIGH_FLAGS[flags >> _HALF],
        ]
        if seen.used or seen.built or seen.paid or seen.suspended:
            parts.append(_NO_CARDS if seen.used == 0 else _bits(seen.used, KINDS))
            parts.append(_byte(seen.built))
            parts.append(_byte(seen.paid))
            parts.append(_BYTES[seen.suspended & MOST])
            parts.append(_byte(seen.suspended >> 8))
        else:
            parts.append(_NOTHING_USED)
        parts.append(_NO_DECISIONS if top is NOTHING_OPEN else _DECISION[_DECISION_PLACE[top.decision.id]])
        parts.append(_NO_DECISIONS if top.below is NOTHING_OPEN else _waiting(seen))
        parts.append(self._from(top.seat, seat))
        opened = top.seat == seat and top.decision.opens == HAND and not over(seen)
        about = self._about(seen, seat) if top.seat == seat else _NO_ABOUT
        if opened or seen.aside or about is not _NO_ABOUT:
            parts.append(about)
            parts.append(_counts(seen.aside))
            parts.append(_counts(seen.hands[top.a]) if opened else _NO_CARDS)
        else:
            parts.append(_NOTHING_SHOWN)
        return b"".join(parts)

    def _about(self, seen: State, seat: int) -> bytes:
        details = seen.top.decision.about(seen)
        if not details:
            return _NO_ABOUT
        row = [0] * len(ABOUT_NAMES)
        for name, holds, value in details:
            if holds == "seat":
                value = (value - seat) % self._players + 1 if value >= 0 else 0
            elif holds == "district":
                value = (value & KIND_MASK) + 1
            elif holds != "number":
                value += 1
            row[_ABOUT_PLACE[name]] = min(max(value, 0), MOST)
        return bytes(row)

    def _player(self, seen: State, seat: int) -> bytes:
        city = seen.cities[seat]
        if city is not self._cities[seat]:
            self._cities[seat] = city
            self._city_rows[seat] = _city(city)
        paid = seen.paid_before[seat] if seen.paid_before else 0
        parts = [
            _BYTES[1],
            _byte(seen.gold[seat]),
            _byte(len(seen.hands[seat])),
            _byte(paid),
            self._city_rows[seat],
        ]
        return b"".join(parts)


def _same_table(seen: State, last: State) -> bool:
    return (
        len(seen.deck) == len(last.deck)
        and seen.discard is last.discard
        and seen.museum is last.museum
        and seen.round == last.round
        and seen.phase == last.phase
        and seen.draft_step == last.draft_step
        and seen.tax == last.tax
        and seen.crown == last.crown
        and seen.ending == last.ending
        and seen.first_complete == last.first_complete
        and seen.early_complete == last.early_complete
        and seen.bell == last.bell
        and seen.haunted_built == last.haunted_built
        and seen.wagons is last.wagons
        and seen.wagons_used == last.wagons_used
    )


def _same_marks(seen: State, last: State) -> bool:
    return (
        seen.called == last.called
        and seen.revealed == last.revealed
        and seen.murdered == last.murdered
        and seen.bewitched == last.bewitched
        and seen.robbed == last.robbed
        and seen.warrants == last.warrants
        and seen.signed == last.signed
        and seen.warrant_shown == last.warrant_shown
        and seen.threats == last.threats
        and seen.flower == last.flower
        and seen.acrobat == last.acrobat
    )


def _same_holders(seen: State, last: State) -> bool:
    return (
        seen.thief == last.thief
        and seen.blackmailer == last.blackmailer
        and seen.protected == last.protected
        and seen.collector == last.collector
        and seen.owing == last.owing
        and seen.held == last.held
    )


def _same_player(seen: State, last: State, seat: int) -> bool:
    return (
        seen.cities[seat] is last.cities[seat]
        and (seen.gold is last.gold or seen.gold[seat] == last.gold[seat])
        and len(seen.hands[seat]) == len(last.hands[seat])
        and seen.paid_before is last.paid_before
    )


def _waiting(seen: State) -> bytes:
    """The decisions that wait below the open one."""
    row = 0
    frame = seen.top.below
    while frame is not NOTHING_OPEN:
        row |= _ONE_AT[_DECISION_PLACE[frame.decision.id]]
        frame = frame.below
    return row.to_bytes(len(DECISIONS), "little")
