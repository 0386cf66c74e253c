"""What a kind of event says about itself, once, for every layer: its words, secrets and consequences.

``events`` declares the kinds. Nothing else keeps lists of events: taking back, the followed cards, the
memory of the draft, the protocol, the log and the page all read these declarations.
"""

from typing import Final

# The fields of an Event that hold arguments.
SEAT: Final = "seat"
OTHER: Final = "other"
A: Final = "a"
B: Final = "b"
CARDS: Final = "cards"
MORE: Final = "more"
_FIELDS: Final = (SEAT, OTHER, A, B, CARDS, MORE)

# When an event has revealed something hidden, so that nothing before it can be taken back.
ALWAYS: Final = "always"
WITH_CARDS: Final = "with_cards"  # only if it is about at least one card

# Where an event stands in the log: it begins or ends a turn, or belongs to no turn.
BEGINS_TURN: Final = "begins"
ENDS_TURN: Final = "ends"
OUTSIDE_TURNS: Final = "outside"

# Everybody at the table, spectators included, where others name one argument.
EVERYBODY: Final = "all"


class Argument:
    """One argument of an event: its name, what it holds, in which field, and whether it is secret."""

    __slots__ = ("field", "holds", "name", "secret", "text")

    def __init__(self, name: str, holds: str, field: str, secret: bool, text: str) -> None:
        self.name = name
        self.holds = holds
        self.field = field
        self.secret = secret
        self.text = text


class Affected:
    """Whom an event affects: the argument that names a player or characters, or ``EVERYBODY``; and when."""

    __slots__ = ("condition", "who")

    def __init__(self, who: str, condition: str) -> None:
        self.who = who
        self.condition = condition  # a flag among the arguments that must be set; "" if there is none


class EventKind:
    """One kind of event. There is one object of each, made by ``declare_event``."""

    __slots__ = (
        "arguments",
        "chosen",
        "concerns",
        "draft",
        "falls",
        "gold_from",
        "gold_to",
        "harms",
        "helps",
        "hides_a",
        "hides_b",
        "hides_cards",
        "hides_more",
        "id",
        "joined",
        "joins",
        "moves",
        "reveals",
        "row",
        "shown_card",
        "shown_hand",
        "text",
        "told",
        "turn",
    )

    def __init__(self, id: str, text: str, arguments: tuple[Argument, ...]) -> None:
        self.id = id
        self.text = text
        self.arguments = arguments
        secret = [argument.field for argument in arguments if argument.secret]
        self.hides_a = A in secret
        self.hides_b = B in secret
        self.hides_cards = CARDS in secret
        self.hides_more = MORE in secret
        self.reveals = ""
        self.shown_card: Argument | None = None
        self.shown_hand: Argument | None = None
        self.moves = ""
        self.falls: tuple[int, ...] = ()
        self.draft = ""
        self.chosen = True
        self.harms: Affected | None = None
        self.helps: Affected | None = None
        self.concerns: Affected | None = None
        self.gold_from = ""
        self.gold_to = ""
        self.told = True
        self.turn = ""
        self.row = ""
        self.joins = ""
        self.joined = ""

    def argument(self, name: str) -> Argument:
        return next(argument for argument in self.arguments if argument.name == name)

    def __repr__(self) -> str:
        return f"<EventKind {self.id}>"


EVENT_KINDS: Final[dict[str, EventKind]] = {}


def _argument(declared: str) -> Argument:
    """Read ``field=name:what it holds``, with ``!`` behind if it is secret, then what it says in words."""
    head, _, text = declared.partition(" ")
    field, _, rest = head.partition("=")
    name, _, holds = rest.rstrip("!").partition(":")
    assert field in _FIELDS, declared
    assert text, declared
    return Argument(name, holds, field, head.endswith("!"), text)


def _affected(declared: str) -> Affected | None:
    """Read ``argument`` or ``argument if flag``."""
    who, _, condition = declared.partition(" if ")
    return Affected(who, condition) if who else None


def declare_event(
    id: str,
    text: str,
    arguments: tuple[str, ...] = (),
    *,
    reveals: str = "",
    shows: tuple[str, str] | None = None,
    moves: str = "",
    falls: tuple[int, ...] = (),
    draft: str = "",
    chosen: bool = True,
    harms: str = "",
    helps: str = "",
    concerns: str = "",
    gold: str = "",
    told: bool = True,
    turn: str = "",
    row: str = "",
    joins: str = "",
    joined: str = "",
) -> EventKind:
    """Declare a kind of event.

    text and arguments: one sentence, and what each argument says; see ``_argument`` for the notation.
    reveals: whether somebody has learnt something hidden by it (``ALWAYS``, ``WITH_CARDS``).
    shows: a card that others have seen even if it is taken back, and the seat in whose hand it is then, both
        as names of arguments. Where the card is a secret argument, only those who know it have seen it.
    moves: how district cards move, in the words of ``knowledge/followed.py``.
    falls: the cards that always leave a city with it, beside those it names.
    draft: what it says about who holds which character, in the words of ``knowledge/draft_memory.py``.
    chosen: whether the player in ``seat`` has just chosen this, or it came about without a choice of theirs.
    harms, helps, concerns: the argument that names whom it does harm or good, or who should hear of it at
        once; ``"character if flower"``: only if that flag is set.
    gold: from whom to whom gold goes, as arguments: ``"from>seat"``. Without an argument ``gold`` it is 1.
    told: whether the log has a sentence for it. Where not, it tells nothing new, or the next event does.
    turn: where it stands in the log (``BEGINS_TURN``, ``ENDS_TURN``, ``OUTSIDE_TURNS``).
    row: several in a row are told in one sentence; this argument is then a list.
    joins, joined: with the event ``joins`` right after it, both are told by the one message ``joined``.
    """
    assert id not in EVENT_KINDS, id
    kind = EventKind(id, text, tuple([_argument(declared) for declared in arguments]))
    kind.reveals = reveals
    if shows is not None:
        kind.shown_card = kind.argument(shows[0])
        kind.shown_hand = kind.argument(shows[1])
    kind.moves = moves
    kind.falls = falls
    kind.draft = draft
    kind.chosen = chosen
    kind.harms = _affected(harms)
    kind.helps = _affected(helps)
    kind.concerns = _affected(concerns)
    kind.gold_from, _, kind.gold_to = gold.partition(">")
    kind.told = told
    kind.turn = turn
    kind.row = row
    kind.joins = joins
    kind.joined = joined
    EVENT_KINDS[id] = kind
    return kind
