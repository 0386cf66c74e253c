"""JSON Schemas (draft 2020-12) of all that a client reads or sends, with the engine's own ids and ranges."""

from typing import Any, Final

from citadels.cards.characters import CHARACTER_NAMES, HIGHEST_RANK
from citadels.cards.districts import CARD_NAMES, TYPE_NAMES, is_basic
from citadels.cards.editions import EDITIONS
from citadels.cards.house_rules import (
    ACTION_CARD_VERSIONS,
    HOUSE_RULE_BY_NAME,
    HOUSE_RULES,
    NUMBER,
    SWITCH,
    HouseRule,
)
from citadels.cards.sets import RANDOM_SET, READY_MADE_SETS
from citadels.cards.versions import NEWEST, VERSIONS
from citadels.notation.position import NUMBER_FIELDS, PLACES
from citadels.notation.record import FORMAT, LONGEST_SEED, UNDO, VERSION
from citadels.rules.all_cards import CARDS
from citadels.rules.card import overrides
from citadels.rules.choices import NUMBERS, SEATS, VERBS
from citadels.rules.decisions import ABOUT_NAMES
from citadels.rules.event_kinds import EVENT_KINDS, Argument
from citadels.rules.scoring import SCORE_LINES
from citadels.rules.state import PHASE_NAMES
from citadels.rules.uniques.base import Unique

Json = dict[str, Any]

DRAFT: Final = "https://json-schema.org/draft/2020-12/schema"


# Small parts


def _object(description: str, properties: Json, optional: tuple[str, ...] = ()) -> Json:
    """An object with these properties and no other; all are there but the optional ones."""
    return {
        "description": description,
        "type": "object",
        "properties": properties,
        "required": [name for name in properties if name not in optional],
        "additionalProperties": False,
    }


def _a(definition: str, description: str) -> Json:
    return {"$ref": f"#/$defs/{definition}", "description": description}


def _or_null(schema: Json) -> Json:
    description = schema["description"]
    rest = {key: value for key, value in schema.items() if key != "description"}
    return {"description": description, "anyOf": [rest, {"type": "null"}]}


def _list(definition: str, description: str, **limits: int) -> Json:
    return {"description": description, "type": "array", "items": {"$ref": f"#/$defs/{definition}"}, **limits}


def _number(description: str, lowest: int = 0, highest: int | None = None) -> Json:
    schema: Json = {"description": description, "type": "integer", "minimum": lowest}
    if highest is not None:
        schema["maximum"] = highest
    return schema


def _flag(description: str) -> Json:
    return {"description": description, "type": "boolean"}


def _one_of(description: str, ids: tuple[str, ...] | list[str]) -> Json:
    return {"description": description, "type": "string", "enum": list(ids)}


def _players() -> tuple[int, int]:
    """The fewest and the most players of any edition."""
    return (
        min(edition.players[0] for edition in EDITIONS.values()),
        max(edition.players[1] for edition in EDITIONS.values()),
    )


def _players_limits() -> dict[str, int]:
    fewest, most = _players()
    return {"minItems": fewest, "maxItems": most}


# Choice texts


def _either(names: tuple[str, ...] | list[str]) -> str:
    return f"(?:{'|'.join(names)})"


def word_patterns() -> dict[str, str]:
    """A regular expression for each argument word of the choice texts."""
    return {
        "card": _either(CARD_NAMES),
        "character": _either(CHARACTER_NAMES),
        "seat": f"[0-{SEATS - 1}]",
        "number": _either([str(number) for number in range(NUMBERS)]),
        "district": _either(CARD_NAMES) + r"(?:\+1)?",
        "type": _either(TYPE_NAMES),
    }


def choice_pattern() -> str:
    """A regular expression for all choice texts."""
    patterns = word_patterns()
    groups: dict[tuple[str, ...], list[str]] = {}
    for verb in VERBS.values():
        groups.setdefault(verb.words, []).append(verb.id)
    told = [
        " ".join([_either(names), *(patterns[word] for word in words)]) for words, names in groups.items()
    ]
    return f"^{_either(told)}$"


# Score lines


def scoring_cards() -> list[str]:
    """The cards that can have a score line of their own: uniques, and action cards in hand."""
    return [
        name
        for kind, name in enumerate(CARD_NAMES)
        if not is_basic(kind) and _scores(CARDS.unique(kind, NEWEST))
    ]


def _scores(card: Unique) -> bool:
    return card.points_in_hand > 0 or overrides(card, CARDS.plain, "points")


# Definitions that several schemas share


def _definitions() -> dict[str, Json]:
    return {
        "card": _one_of("A card of the district deck.", CARD_NAMES),
        "character": _one_of("A character.", CHARACTER_NAMES),
        "type": _one_of("A type of district.", TYPE_NAMES),
        "seat": _number("A player, counted clockwise from 0.", 0, _players()[1] - 1),
        "district": {
            "description": "A district in a city: its card, with +1 where the Artist's gold lies on it.",
            "type": "string",
            "pattern": f"^{word_patterns()['district']}$",
        },
        "choice": {
            "description": "The text of a choice: its verb and its arguments, separated by single blanks.",
            "type": "string",
            "pattern": choice_pattern(),
        },
        "edition": _one_of("An edition of the game.", tuple(EDITIONS)),
        "table": _table(),
        "setup": _setup(),
        "decision": _decision(),
        "score": _score(),
        "city_district": _city_district(),
        "player": _player(),
        "called_character": _called_character(),
        "frame": _frame(),
        "position": _position(),
        "rules": _rules(),
    }


def _table() -> Json:
    return _object(
        "What a game is played with, every parameter known.",
        {
            "edition": _a("edition", "The edition."),
            "players": _number("How many play.", *_players()),
            "characters": _list(
                "character",
                "The characters in play, in the order of their ranks.",
                minItems=HIGHEST_RANK - 1,
                maxItems=HIGHEST_RANK,
            ),
            "uniques": _list("card", "The unique districts in the deck."),
            "mixed": _flag("Whether cards of other editions are in play."),
            "rules": _a("rules", "The parameters of the rules."),
        },
    )


def _rules() -> Json:
    return _object(
        "The parameters in which editions and house rules differ.",
        {
            **{rule.name: _house_rule(rule) for rule in HOUSE_RULES},
            "action_cards": _or_null(_one_of("The version of the action cards.", ACTION_CARD_VERSIONS)),
            "versions": _versions(),
        },
        optional=tuple(rule.name for rule in HOUSE_RULES if rule.added_later),
    )


def _house_rule(rule: HouseRule, more: str = "") -> Json:
    if rule.kind == NUMBER:
        return _number(rule.text + more, int(rule.values[0]), int(rule.values[-1]))
    if rule.kind == SWITCH:
        return _flag(rule.text + more)
    return _one_of(rule.text + more, [str(value) for value in rule.values])


def _versions() -> Json:
    properties = {
        card: _one_of("The version, by the first edition that has it.", versions)
        for card, versions in sorted(VERSIONS.items())
    }
    return _object(
        "The version of each card that is not played in its newest one.", properties, (*properties,)
    )


def _setup() -> Json:
    most_uniques = max(len(edition.uniques) for edition in EDITIONS.values())
    properties = {
        "edition": _a("edition", "The edition."),
        "players": _number("How many play.", *_players()),
        "set": _or_null(
            _one_of("A ready-made set, or a random one; null: first game.", (*READY_MADE_SETS, RANDOM_SET))
        ),
        "characters": _or_null(
            _list(
                "character",
                "The characters, instead of a set.",
                minItems=HIGHEST_RANK - 1,
                maxItems=HIGHEST_RANK,
            )
        ),
        "ninth": _or_null(_flag("Whether rank 9 is in play; null: where the player count needs it.")),
        "uniques": _or_null(_list("card", "The unique districts; null: those of the set.")),
        "unique_count": _or_null(_number("How many unique districts, drawn at random.", 0, most_uniques)),
        "crown": _or_null(_a("seat", "Who is crowned first; null: at random.")),
        "action_cards": _or_null(
            _one_of("The version of the action cards; null: without them.", ACTION_CARD_VERSIONS)
        ),
        **{rule.name: _or_null(_house_rule(rule, " Null: as in the edition.")) for rule in HOUSE_RULES},
        "versions": _or_null(_versions()),
        "mixed": _flag("Whether characters and uniques of all editions may be chosen."),
    }
    return _object(
        "How a game is set up. What is missing or null follows edition, player count and set.",
        properties,
        (*properties,),
    )


def _decision() -> Json:
    return _object(
        "An open decision. The choices are for the seat that must choose alone.",
        {
            "seat": _or_null(
                _a("seat", "Who must choose; null where another is asked because of a hidden card.")
            ),
            "kind": _one_of("What about.", list(CARDS.decisions)),
            "options": _or_null(
                _list("choice", "All legal choices in a stable order; null to the others.", minItems=1)
            ),
            "costs": _or_null(
                {
                    "description": "What each of the choices costs at once, in gold.",
                    "type": "array",
                    "items": _number("Gold; 0 where nothing is paid."),
                }
            ),
            "foreseen": _or_null(
                {
                    "description": "What is certain about each of the choices before it is made.",
                    "type": "array",
                    "items": _foreseen(),
                }
            ),
            "cards": _or_null(_list("card", "The cards on the table that it is about.")),
            "characters": _or_null(
                _list("character", "In a draft, the characters passed on.", maxItems=HIGHEST_RANK)
            ),
            "about": _or_null(
                {
                    "description": "What else the one who chooses must know, such as who receives a card.",
                    "type": "array",
                    "items": _object(
                        "One detail.",
                        {
                            "name": _one_of("What it tells.", ABOUT_NAMES),
                            "value": {
                                "description": "A seat, a number, or the id of a card or character.",
                                "type": ["integer", "string"],
                            },
                        },
                    ),
                }
            ),
        },
    )


def _foreseen() -> Json:
    """Arguments of the event that a choice will bring about."""
    properties: Json = {
        "gold": _number("Gold that is paid or comes in: which of them, the verb says."),
        "count": _number("How many cards."),
        "cards": _number("How many cards besides gold."),
        "card": _a("card", "The card that it is about."),
        "to": _a("seat", "Who receives something."),
        "from": _a("seat", "Who gives something."),
        "owner": _a("seat", "Whose it is."),
    }
    return _object("Numbers and names for the words that offer the choice.", properties, (*properties,))


def _score() -> Json:
    line = _object(
        "One line of a score sheet.",
        {
            "line": _one_of("What for.", [*SCORE_LINES, *scoring_cards()]),
            "points": _number("How many points."),
        },
    )
    return _object(
        "A score sheet; for others, before the end, without what the hand counts.",
        {
            "total": _number("The sum of all lines."),
            "lines": {"description": "The lines.", "type": "array", "items": line},
            "haunted_type": _or_null(_a("type", "The type that the Haunted Quarter counts as.")),
        },
    )


def _city_district() -> Json:
    return _object(
        "A district in a city.",
        {
            "card": _a("card", "Its card."),
            "gold": _number("The Artist's gold on it.", 0, 1),
            "cost": _number("What it costs, with that gold."),
        },
    )


def _player() -> Json:
    museum = _object(
        "The cards under the Museum.",
        {
            "count": _number("How many."),
            "cards": _or_null(_list("card", "Which; null to all but the owner.")),
        },
    )
    return _object(
        "A player, as far as the viewer may know.",
        {
            "seat": _a("seat", "The seat."),
            "gold": _number("The gold in the stash."),
            "hand_size": _number("The number of cards in the hand."),
            "hand": _or_null(_list("card", "The hand, sorted; null to others before the end.")),
            "known_hand": _or_null(
                _list("card", "The cards that are in the hand for certain, by all that the viewer saw.")
            ),
            "city": _list("city_district", "The city, in the order in which it was built."),
            "complete": _flag("Whether the city is complete."),
            "museum": _or_null(museum),
            "characters": _list(
                "character", "The characters held that the viewer knows.", maxItems=HIGHEST_RANK
            ),
            "can_have": _or_null(
                _list(
                    "character",
                    "The characters that the player can have, by all that the viewer saw.",
                    maxItems=HIGHEST_RANK,
                )
            ),
            "score": _a("score", "The points so far, or at the end."),
        },
    )


def _called_character() -> Json:
    return _object(
        "A character of this game and what is known of it in this round.",
        {
            "rank": _number("Its rank.", 1, HIGHEST_RANK),
            "character": _a("character", "The character."),
            "face_up": _flag("Whether it was discarded face up."),
            "face_down": _flag(
                "Whether it was laid face down in the draft and the viewer has seen it, in the pile or there."
            ),
            "called": _flag("Whether it has been called."),
            "player": _or_null(_a("seat", "Who holds it; null where the viewer does not know.")),
            "revealed": _flag("Whether its holder has revealed it."),
            "murdered": _flag("Whether the Assassin has named it."),
            "bewitched": _flag("Whether the Witch has named it."),
            "robbed": _flag("Whether the Thief has named it."),
            "warrant": _flag("Whether a warrant lies there."),
            "signed": _or_null(
                _flag("Whether that warrant is the signed one; null to all but the Magistrate.")
            ),
            "threat": _flag("Whether a threat lies there."),
            "flower": _or_null(_flag("Whether that threat has the flower; null to all but the Blackmailer.")),
        },
    )


def _frame() -> Json:
    return {
        "description": "A decision that is open or waits: its kind, its seat and two figures of its own.",
        "type": "array",
        "prefixItems": [
            _one_of("The kind.", list(CARDS.decisions)),
            _a("seat", "The seat."),
            _number("The first figure.", 0, 1023),
            _number("The second figure.", 0, 1023),
        ],
        "items": False,
        "minItems": 4,
    }


# What each plain number of a position is.
_FIGURES: Final[dict[str, str]] = {
    "tax": "The gold on the Tax Collector's token.",
    "round": "The number of the round, from 1.",
    "draft_step": "How many steps of the draft are done.",
    "called": "The last rank called; 0: none.",
    "murdered": "The murdered rank; 0: none.",
    "bewitched": "The bewitched rank; 0: none.",
    "robbed": "The rank that the Thief named; 0: none.",
    "signed": "The rank with the signed warrant while it is secret; 0: none.",
    "flower": "The rank whose threat has the flower; 0: none.",
    "thief": "The seat of the Thief once a victim is named; -1: none.",
    "blackmailer": "The seat of the Blackmailer once the threats are placed; -1: none.",
    "protected": "The seat that rank 8 must leave alone; -1: none.",
    "seat": "Whose turn it is; -1: nobody's.",
    "rank": "The rank whose turn it is; 0: none.",
    "flags": "What has been done in the turn, as a bit mask.",
    "used": "The uniques used in the turn, as a bit mask of card numbers.",
    "built": "The builds of the turn that count towards the limit.",
    "paid": "The gold paid for districts in the turn.",
    "first_complete": "Who completed a city first; -1: nobody.",
    "early_complete": "Who was first to have a Bell Tower's smaller number, as a bit mask of seats.",
    "haunted_built": "The round in which the Haunted Quarter was built; 0: it was not.",
    "wagons_used": "The Ticket Wagons used in the turn, as a bit mask.",
    "collector": "The seat that the older tax goes to; -1: none.",
    "owing": "The seat that built before the older Tax Collector was called; -1: none.",
    "revealed": "The revealed ranks, as a bit mask.",
    "warrants": "The ranks with a warrant, as a bit mask.",
    "threats": "The ranks with a threat, as a bit mask.",
}


def _position() -> Json:
    everybody = _players_limits()
    place = {
        "description": "A seat, or where the card lies.",
        "anyOf": [{"$ref": "#/$defs/seat"}, {"type": "string", "enum": list(PLACES.values())}],
    }
    return _object(
        "A whole position, hidden cards included; without history and random state.",
        {
            "config": _a("table", "What the game is played with."),
            "gold": {
                "description": "The gold of each seat.",
                "type": "array",
                "items": _number("Gold."),
                **everybody,
            },
            "hands": {
                "description": "The hand of each seat, sorted.",
                "type": "array",
                "items": _list("card", "A hand."),
                **everybody,
            },
            "cities": {
                "description": "The city of each seat, in the order in which it was built.",
                "type": "array",
                "items": _list("district", "A city."),
                **everybody,
            },
            "deck": _list("card", "The deck, the top first."),
            "discard": _list("card", "The discard pile, the top last."),
            "museum": _list("card", "The cards under the Museum."),
            "wagons": {
                "description": "The Ticket Wagons on the table: owner and gold.",
                "type": "array",
                "items": {
                    "type": "array",
                    "items": _number("A seat, then gold."),
                    "minItems": 2,
                    "maxItems": 2,
                },
            },
            "aside": _list("card", "The cards on the table that the open decision is about."),
            "crown": _a("seat", "Who has the crown."),
            "phase": _one_of("The part of the round.", PHASE_NAMES),
            "held": {
                "description": "Where the character of each rank is, from rank 1.",
                "type": "array",
                "items": place,
                "minItems": HIGHEST_RANK - 1,
                "maxItems": HIGHEST_RANK,
            },
            "acting": _or_null(_a("character", "Whose abilities are in use in the turn.")),
            "ending": _flag("Whether the last round is being played."),
            "warrant_shown": _flag("Whether the signed warrant has been turned up."),
            "bell": _flag("Whether an announced Bell Tower stands."),
            "acrobat": _flag("Whether the Acrobat has taken the crown in this round."),
            "stack": _list("frame", "The decisions that are open, the current one last."),
            **{
                name: _number(_FIGURES[name], lowest, highest)
                for name, (lowest, highest) in NUMBER_FIELDS.items()
            },
        },
    )


# The schemas


def _view() -> Json:
    turn = _object(
        "Whose turn it is, and as whom; null while nobody has one.",
        {
            "seat": _a("seat", "Whose turn it is."),
            "called": _a("character", "The character called."),
            "acting": _a("character", "The character whose abilities are in use."),
            "built": _number("The builds so far that count towards the limit."),
        },
    )
    return _object(
        "The position as a seat, or a spectator, may know it.",
        {
            "edition": _a("edition", "The edition."),
            "viewer": _or_null(_a("seat", "Whose view it is; null: a spectator's.")),
            "round": _number("The number of the round, from 1.", 1),
            "phase": _one_of("The part of the round.", PHASE_NAMES),
            "city_size": _house_rule(HOUSE_RULE_BY_NAME["city_size"]),
            "uniques": _list("card", "The unique districts of this game."),
            "mixed": _flag("Whether cards of other editions are in play."),
            "rules": _a("rules", "The parameters of the rules."),
            "crown": _a("seat", "Who has the crown."),
            "deck": _number("How many cards the deck has."),
            "known_deck": _or_null(
                {
                    "description": "The cards whose place in the deck the viewer knows.",
                    "type": "array",
                    "items": _object(
                        "A card in the deck.",
                        {"place": _number("Counted from the top, 0 first."), "card": _a("card", "The card.")},
                    ),
                }
            ),
            "discard": _list("card", "The discard pile, the top last."),
            "wagons": {
                "description": "The Ticket Wagons on the table, the oldest first.",
                "type": "array",
                "items": _object(
                    "A Ticket Wagon.",
                    {"owner": _a("seat", "Whose it is."), "gold": _number("The gold on it.")},
                ),
            },
            "bell": _flag("Whether an announced Bell Tower stands."),
            "tax": _number("The gold on the Tax Collector's token."),
            "last_round": _flag("Whether the last round is being played."),
            "first_complete": _list("seat", "Who has the bonus for completing a city first."),
            "turn": _or_null(turn),
            "building_site": _or_null(_a("card", "The card that is being paid for; null: none.")),
            "players": _list("player", "The players, by seat.", **_players_limits()),
            "characters": _list(
                "called_character",
                "The characters of this game, by rank.",
                minItems=HIGHEST_RANK - 1,
                maxItems=HIGHEST_RANK,
            ),
            "decision": _or_null(_a("decision", "The open decision; null at the end.")),
            "over": _flag("Whether the game is over."),
        },
    )


def _argument(argument: Argument) -> Json:
    told = argument.text
    if argument.holds == "number":
        schema = _number(told)
    elif argument.holds == "flag":
        schema = _flag(told)
    elif argument.holds in ("cards", "characters"):
        schema = _list(argument.holds[:-1], told)
    else:
        schema = _a(argument.holds, told)
    if argument.secret:
        schema["description"] += "; null to those who do not know"
        schema = _or_null(schema)
    return schema


def _event() -> Json:
    shapes = [
        _object(
            kind.text,
            {
                "event": {"description": "What happened.", "const": kind.id},
                **{argument.name: _argument(argument) for argument in kind.arguments},
            },
        )
        for kind in EVENT_KINDS.values()
    ]
    return {"description": "Something that happened, as a seat or a spectator saw it.", "oneOf": shapes}


def _record() -> Json:
    schema = _object(
        "A game written down. It starts from a setup or from a position, one of them.",
        {
            "format": {"description": "What this is.", "const": FORMAT},
            "version": {"description": "The version of the format.", "const": VERSION},
            "setup": _a("setup", "The setup that the game started from."),
            "position": _a("position", "The position that the game started from."),
            "seed": {
                "description": "The seed of all chance in the game, a number written as text.",
                "type": "string",
                "pattern": f"^[0-9]{{1,{LONGEST_SEED}}}$",
            },
            "table": _a("table", "What the game was played with; always written."),
            "choices": {
                "description": "The choices made, in order; undo where a player took some back.",
                "type": "array",
                "items": {"anyOf": [{"$ref": "#/$defs/choice"}, {"const": UNDO}]},
            },
            "digest": {
                "description": "The SHA-256 of the position reached; always written.",
                "type": "string",
                "pattern": "^[0-9a-f]{64}$",
            },
        },
        optional=("setup", "position", "table", "digest"),
    )
    schema["oneOf"] = [{"required": ["setup"]}, {"required": ["position"]}]
    return schema


def _used(schema: Any) -> set[str]:
    """The names of the definitions that a schema refers to by itself."""
    if isinstance(schema, dict):
        own = {schema["$ref"].rpartition("/")[2]} if isinstance(schema.get("$ref"), str) else set()
        return own.union(*(_used(value) for value in schema.values()))
    return set().union(*(_used(item) for item in schema)) if isinstance(schema, list) else set()


def _standing_alone(name: str, schema: Json) -> Json:
    """A whole schema with the definitions it needs, and those that they need."""
    definitions = _definitions()
    needed: set[str] = set()
    waiting = _used(schema)
    while waiting:
        needed |= waiting
        waiting = {found for known in needed for found in _used(definitions[known])} - needed
    whole = {"$schema": DRAFT, "$id": f"urn:citadels:{name}", "title": name, **schema}
    if needed:
        whole["$defs"] = {known: value for known, value in definitions.items() if known in needed}
    return whole


def json_schemas() -> dict[str, Json]:
    """The schemas by name; each stands alone."""
    schemas = {
        "view": _view(),
        "decision": _decision(),
        "event": _event(),
        "record": _record(),
        "position": _position(),
        "setup": _setup(),
    }
    return {name: _standing_alone(name, schema) for name, schema in schemas.items()}
