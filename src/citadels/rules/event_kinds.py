"""Declarations of events, for every layer: their words, secrets and consequences, each said once.

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
WITH_CARDS: Final = "with_cards"  # only if it involves at least one card
# Nothing was revealed, but it is final all the same (P27). Records of version 1 took it back.
FOR_GOOD: Final = "for_good"

# Where an event stands in the log: it begins or ends a turn, or belongs to no turn.
BEGINS_TURN: Final = "begins"
ENDS_TURN: Final = "ends"
OUTSIDE_TURNS: Final = "outside"

# Everybody at the table, spectators included, in the place of an argument's name.
EVERYBODY: Final = "all"

# Where gold is that is in nobody's stash: the bank, a token, a wagon, a district.
BANK: Final = "bank"

# How long the board of the player who is affected shows it. Without a word: until that player's next choice.
STAYS_TURN: Final = "turn"  # until the turn of the character it was done to is over
STAYS_ROUND: Final = "round"
VEILS: Final = "veil"  # until the end of the round, and the board is veiled: this player sits it out

# Which events are told again at the end of the game, as the moments that mattered.
EACH: Final = "each"
LARGEST: Final = "largest"  # the one that moved the most gold
IF_HELD: Final = "if_held"  # if somebody held the character that it was done to

# What an event can sound like.
SOUNDS: Final = ("card", "gold", "build", "crown", "destroy", "end")


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
        "gold_amount",
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
        "lays",
        "lays_on",
        "moment",
        "moment_if",
        "moves",
        "own",
        "passes_crown",
        "reveals",
        "row",
        "settles",
        "shown_card",
        "shown_hand",
        "sound",
        "stays",
        "text",
        "told",
        "turn",
        "turns_up",
        "waits",
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
        self.waits = ""
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
        self.gold_amount = ""
        self.lays = ""
        self.lays_on = ""
        self.passes_crown = False
        self.turns_up = ""
        self.stays = ""
        self.settles = ""
        self.moment = ""
        self.moment_if = ""
        self.told = True
        self.turn = ""
        self.row = ""
        self.joins = ""
        self.joined = ""
        self.own = ""
        self.sound = ""

    def argument(self, name: str) -> Argument:
        return next(argument for argument in self.arguments if argument.name == name)

    def argument_in(self, field: str) -> str:
        """The name of the argument in a field, or an empty text."""
        return next((argument.name for argument in self.arguments if argument.field == field), "")

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
    waits: str = "",
    shows: tuple[str, str] | None = None,
    moves: str = "",
    falls: tuple[int, ...] = (),
    draft: str = "",
    chosen: bool = True,
    harms: str = "",
    helps: str = "",
    concerns: str = "",
    gold: str = "",
    lays: str = "",
    passes_crown: bool = False,
    turns_up: str = "",
    stays: str = "",
    settles: str = "",
    moment: str = "",
    told: bool = True,
    turn: str = "",
    row: str = "",
    joins: str = "",
    joined: str = "",
    own: str = "",
    sound: str = "",
) -> EventKind:
    """Declare a kind of event.

    text and arguments: one sentence, and what each argument says; see ``_argument`` for the notation.
    reveals: whether a player learns something hidden from it (``ALWAYS``, ``WITH_CARDS``), or whether it is
        final all the same (``FOR_GOOD``).
    waits: the moment of ``Card`` at which only the holder of a hidden card is asked. With a card in the game
        that hears it the event is final whether anybody is asked or not, so that it does not tell (P31).
    shows: a card that others have seen even if it is taken back, and the seat in whose hand it is then, both
        as names of arguments. Where the card is a secret argument, only those who know it have seen it.
    moves: how district cards move, in the words of ``knowledge/followed.py``.
    falls: the cards that always leave a city with it, besides those it names.
    draft: what it says about who holds which character, in the words of ``knowledge/draft_memory.py``.
    chosen: whether the player in ``seat`` has just chosen this, or it happened without a choice of theirs.
    harms, helps, concerns: the argument that names whom it does harm or good, or who should hear of it at
        once; ``"character if flower"``: only if that flag is set.
    gold: from whom to whom gold goes, as arguments or ``BANK``: ``"from>seat"``. The argument ``gold`` says
        how much, or the one named behind a space; it is 1 if there is none, or with ``1`` behind the space.
    lays: the mark that the player in ``seat`` lays on characters, and the argument that names them:
        ``"murdered>character"``.
    passes_crown: whether the crown goes from the player in ``seat`` to the one in ``other``.
    turns_up: the argument with the character that turns up before the player in ``seat``.
    stays: how long the board of the player who is affected shows it; see ``STAYS_TURN``.
    settles: the id of the event that is over with this one: the board need not show it any longer.
    moment: whether it is told again at the end of the game; see ``EACH``; ``"each if first"``: only if that
        flag is set.
    told: whether the log has a sentence for it. If not, it says nothing new, or the next event says it.
    turn: where it stands in the log (``BEGINS_TURN``, ``ENDS_TURN``, ``OUTSIDE_TURNS``).
    row: several in a row make one sentence; this argument is then a list.
    joins, joined: if the event ``joins`` follows directly, the message ``joined`` describes both.
    own: an argument that can name the player in ``seat``, too. Its message gets a flag ``own`` that says
        whether it does, because Fluent cannot compare two arguments.
    sound: what it sounds like at the table (``SOUNDS``); without one it is silent.
    """
    assert id not in EVENT_KINDS, id
    assert not sound or sound in SOUNDS, id
    kind = EventKind(id, text, tuple([_argument(declared) for declared in arguments]))
    kind.reveals = reveals
    kind.waits = waits
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
    kind.gold_from, _, rest = gold.partition(">")
    kind.gold_to, _, amount = rest.partition(" ")
    has_gold = any(argument.name == "gold" for argument in kind.arguments)
    kind.gold_amount = "" if amount == "1" or not gold else amount or ("gold" if has_gold else "")
    kind.lays, _, kind.lays_on = lays.partition(">")
    kind.passes_crown = passes_crown
    kind.turns_up = turns_up
    kind.stays = stays
    kind.settles = settles
    kind.moment, _, kind.moment_if = moment.partition(" if ")
    kind.told = told
    kind.turn = turn
    kind.row = row
    kind.joins = joins
    kind.joined = joined
    kind.own = own
    kind.sound = sound
    EVENT_KINDS[id] = kind
    return kind
