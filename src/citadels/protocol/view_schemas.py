"""JSON Schemas of what a seat sees: the view with its parts, and events."""

from citadels.cards.characters import HIGHEST_RANK
from citadels.cards.districts import CARD_NAMES, is_basic
from citadels.cards.house_rules import (
    HOUSE_RULE_BY_NAME,
)
from citadels.cards.versions import NEWEST
from citadels.protocol.schema_parts import (
    Json,
    a,
    everybody,
    flag,
    list_of,
    number,
    object_of,
    one_of,
    or_null,
)
from citadels.protocol.setup_schemas import house_rule
from citadels.rules.all_cards import CARDS
from citadels.rules.card import overrides
from citadels.rules.choices import BUILD, TAKE_GOLD, VERBS
from citadels.rules.decisions import ABOUT_NAMES, STEP_STATES
from citadels.rules.event_kinds import EVENT_KINDS, Argument
from citadels.rules.reasons import REASONS
from citadels.rules.scoring import SCORE_LINES
from citadels.rules.state import PHASE_NAMES
from citadels.rules.turn import TURN_KINDS
from citadels.rules.uniques.base import Unique


def scoring_cards() -> list[str]:
    """The cards that can have a score line of their own: uniques, and action cards in hand."""
    return [
        name
        for kind, name in enumerate(CARD_NAMES)
        if not is_basic(kind) and _scores(CARDS.unique(kind, NEWEST))
    ]


def _scores(card: Unique) -> bool:
    return card.points_in_hand > 0 or overrides(card, CARDS.plain, "points")


def decision() -> Json:
    return object_of(
        "An open decision. The choices are for the seat that must choose alone.",
        {
            "seat": or_null(
                a("seat", "Who must choose; null where another is asked because of a hidden card.")
            ),
            "kind": one_of("What about.", list(CARDS.decisions)),
            "options": or_null(
                list_of("choice", "All legal choices in a stable order; null to the others.", minItems=1)
            ),
            "costs": or_null(
                {
                    "description": "What each of the choices costs at once, in gold.",
                    "type": "array",
                    "items": number("Gold; 0 where nothing is paid."),
                }
            ),
            "foreseen": or_null(
                {
                    "description": "What is certain about each of the choices before it is made.",
                    "type": "array",
                    "items": _foreseen(),
                }
            ),
            "cards": or_null(list_of("card", "The cards on the table that it is about.")),
            "characters": or_null(
                list_of("character", "In a draft, the characters passed on.", maxItems=HIGHEST_RANK)
            ),
            "about": or_null(
                {
                    "description": "What else the one who chooses must know, such as who receives a card.",
                    "type": "array",
                    "items": object_of(
                        "One detail.",
                        {
                            "name": one_of("What it tells.", ABOUT_NAMES),
                            "value": {
                                "description": "A seat, a number, or the id of a card or character.",
                                "type": ["integer", "string"],
                            },
                        },
                    ),
                }
            ),
            "hand": or_null(list_of("card", "Another player's hand that lies open to the one who chooses.")),
            "steps": or_null(
                {
                    "description": "In a turn, its parts: gathering, what the character can do, building.",
                    "type": "array",
                    "items": object_of(
                        "A part of a turn.",
                        {
                            "step": one_of("Which one.", step_names()),
                            "state": one_of(
                                "open: can be done now; closed: cannot be done now.", STEP_STATES
                            ),
                            "count": number("How often it can still be done; 0 where that is not counted."),
                        },
                    ),
                }
            ),
            "closed": or_null(
                {
                    "description": "What one would expect among the choices and is not there.",
                    "type": "array",
                    "items": object_of(
                        "A choice that is not possible now.",
                        {
                            "choice": a("choice", "The choice."),
                            "reason": one_of("Why not.", [kind.id for kind in REASONS]),
                            "arguments": _figures(),
                        },
                    ),
                }
            ),
            "only_answer": flag(
                "Whether there is only one choice and everybody can tell: a client may answer by itself."
            ),
        },
    )


def step_names() -> list[str]:
    """The parts that a turn can have."""
    verbs = [verb for character in CARDS.characters.values() for verb in character.verbs]
    return sorted({VERBS[verb].step for verb in (TAKE_GOLD, BUILD, *verbs)})


def _figures() -> Json:
    """The arguments of reasons for choices that are a verb alone."""
    figures: Json = {kind.figure: number(f"A figure: {kind.figure_text}.") for kind in REASONS if kind.figure}
    return object_of("The arguments of the reason.", figures, (*figures,))


def _foreseen() -> Json:
    """Arguments of the event that a choice will bring about."""
    properties: Json = {
        "gold": number("Gold that is paid or comes in: which of them, the verb says."),
        "count": number("How many cards."),
        "cards": number("How many cards besides gold."),
        "card": a("card", "The card that it is about."),
        "to": a("seat", "Who receives something."),
        "from": a("seat", "Who gives something."),
        "owner": a("seat", "Whose it is."),
    }
    return object_of("Numbers and names for the words that offer the choice.", properties, (*properties,))


def score() -> Json:
    line = object_of(
        "One line of a score sheet.",
        {
            "line": one_of("What for.", [*SCORE_LINES, *scoring_cards()]),
            "points": number("How many points."),
        },
    )
    return object_of(
        "A score sheet; for others, before the end, without what the hand counts.",
        {
            "total": number("The sum of all lines."),
            "lines": {"description": "The lines.", "type": "array", "items": line},
            "haunted_type": or_null(a("type", "The type that the Haunted Quarter counts as.")),
        },
    )


def city_district() -> Json:
    return object_of(
        "A district in a city.",
        {
            "card": a("card", "Its card."),
            "gold": number("The Artist's gold on it.", 0, 1),
            "cost": number("What it costs, with that gold."),
        },
    )


def player() -> Json:
    museum = object_of(
        "The cards under the Museum.",
        {
            "count": number("How many."),
            "cards": or_null(list_of("card", "Which; null to all but the owner.")),
        },
    )
    return object_of(
        "A player, as far as the viewer may know.",
        {
            "seat": a("seat", "The seat."),
            "gold": number("The gold in the stash."),
            "hand_size": number("The number of cards in the hand."),
            "hand": or_null(list_of("card", "The hand, sorted; null to others before the end.")),
            "known_hand": or_null(
                list_of("card", "The cards that are in the hand for certain, by all that the viewer saw.")
            ),
            "city": list_of("city_district", "The city, in the order in which it was built."),
            "counted": number("How many districts the city counts as towards completion."),
            "complete": flag("Whether the city is complete."),
            "museum": or_null(museum),
            "characters": list_of(
                "character", "The characters held that the viewer knows.", maxItems=HIGHEST_RANK
            ),
            "can_have": or_null(
                list_of(
                    "character",
                    "The characters that the player can have, by all that the viewer saw.",
                    maxItems=HIGHEST_RANK,
                )
            ),
            "score": a("score", "The points so far, or at the end."),
        },
    )


def called_character() -> Json:
    return object_of(
        "A character of this game and what is known of it in this round.",
        {
            "rank": number("Its rank.", 1, HIGHEST_RANK),
            "character": a("character", "The character."),
            "face_up": flag("Whether it was discarded face up."),
            "face_down": flag(
                "Whether it was laid face down in the draft and the viewer has seen it, in the pile or there."
            ),
            "called": flag("Whether it has been called."),
            "player": or_null(a("seat", "Who holds it; null where the viewer does not know.")),
            "revealed": flag("Whether its holder has revealed it."),
            "murdered": flag("Whether the Assassin has named it."),
            "bewitched": flag("Whether the Witch has named it."),
            "robbed": flag("Whether the Thief has named it."),
            "warrant": flag("Whether a warrant lies there."),
            "signed": or_null(
                flag("Whether that warrant is the signed one; null to all but the Magistrate.")
            ),
            "threat": flag("Whether a threat lies there."),
            "flower": or_null(
                flag(
                    "Whether that threat has the flower; null to all but the Blackmailer until the flower is "
                    "shown."
                )
            ),
        },
    )


def view() -> Json:
    turn = object_of(
        "Whose turn it is, and as whom; null while nobody has one.",
        {
            "seat": a("seat", "Whose turn it is."),
            "called": a("character", "The character called."),
            "acting": a("character", "The character whose abilities are in use."),
            "built": number("The builds so far that count towards the limit."),
            "kind": one_of(
                "What kind of turn: in_hospital, bewitched: only gathering; threatened: until the threat is "
                "answered; resumed: the Witch goes on as another.",
                TURN_KINDS,
            ),
        },
    )
    return object_of(
        "The position as a seat, or a spectator, may know it.",
        {
            "edition": a("edition", "The edition."),
            "viewer": or_null(a("seat", "Whose view it is; null: a spectator's.")),
            "round": number("The number of the round, from 1.", 1),
            "phase": one_of("The part of the round.", PHASE_NAMES),
            "city_size": house_rule(HOUSE_RULE_BY_NAME["city_size"]),
            "end_size": number(
                "How many districts in a city end the game; a Bell Tower may make it one fewer.",
                3,
            ),
            "uniques": list_of("card", "The unique districts of this game."),
            "mixed": flag("Whether cards of other editions are in play."),
            "rules": a("rules", "The parameters of the rules."),
            "crown": a("seat", "Who has the crown."),
            "deck": number("How many cards the deck has."),
            "known_deck": or_null(
                {
                    "description": "The cards whose place in the deck the viewer knows.",
                    "type": "array",
                    "items": object_of(
                        "A card in the deck.",
                        {"place": number("Counted from the top, 0 first."), "card": a("card", "The card.")},
                    ),
                }
            ),
            "discard": list_of("card", "The discard pile, the top last."),
            "wagons": {
                "description": "The Ticket Wagons on the table, the oldest first.",
                "type": "array",
                "items": object_of(
                    "A Ticket Wagon.",
                    {"owner": a("seat", "Whose it is."), "gold": number("The gold on it.")},
                ),
            },
            "bell": flag("Whether an announced Bell Tower stands."),
            "tax": number("The gold on the Tax Collector's token."),
            "last_round": flag("Whether the last round is being played."),
            "first_complete": list_of("seat", "Who has the bonus for completing a city first."),
            "turn": or_null(turn),
            "building_site": or_null(a("card", "The card that is being paid for; null: none.")),
            "players": list_of("player", "The players, by seat.", **everybody()),
            "characters": list_of(
                "called_character",
                "The characters of this game, by rank.",
                minItems=HIGHEST_RANK - 1,
                maxItems=HIGHEST_RANK,
            ),
            "decision": or_null(a("decision", "The open decision; null at the end.")),
            "over": flag("Whether the game is over."),
        },
    )


def _argument(argument: Argument) -> Json:
    told = argument.text
    if argument.holds == "number":
        schema = number(told)
    elif argument.holds == "flag":
        schema = flag(told)
    elif argument.holds in ("cards", "characters"):
        schema = list_of(argument.holds[:-1], told)
    else:
        schema = a(argument.holds, told)
    if argument.secret:
        schema["description"] += "; null to those who do not know"
        schema = or_null(schema)
    return schema


def event() -> Json:
    shapes = [
        object_of(
            kind.text,
            {
                "event": {"description": "What happened.", "const": kind.id},
                **{argument.name: _argument(argument) for argument in kind.arguments},
            },
        )
        for _, kind in sorted(EVENT_KINDS.items())
    ]
    return {"description": "Something that happened, as a seat or a spectator saw it.", "oneOf": shapes}
