"""What the schema says about cards, editions, choices and events, as declared types.

The page's TypeScript is generated from these types, like that of the messages. Ids are plain strings here:
clients look cards up by them.
"""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from citadels.bots.registry import LEVELS
from citadels.cards.districts import CLASS_NAMES, TYPE_NAMES
from citadels.cards.house_rules import CHOICE, NUMBER, SWITCH
from citadels.protocol.book_facts import BookFacts
from citadels.rules.event_kinds import (
    BEGINS_TURN,
    EACH,
    ENDS_TURN,
    IF_HELD,
    LARGEST,
    OUTSIDE_TURNS,
    SOUNDS,
    STAYS_ROUND,
    STAYS_TURN,
    VEILS,
)

RuleValue = int | bool | str


def _says(description: str) -> Meta:
    return Meta(description=description)


def _one_of(description: str, *values: str) -> Meta:
    return Meta(description=description, extra_json_schema={"enum": list(values)})


class Fact(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A part of the schema."""


DistrictType = Annotated[str, _one_of("A type of districts.", *TYPE_NAMES)]
Level = Annotated[str, _one_of("How well a bot plays.", *LEVELS)]


class CardFacts(Fact, frozen=True):
    """A card of the district deck."""

    id: str
    class_: Annotated[str, _one_of("Its class.", *CLASS_NAMES)] = msgspec.field(name="class")
    type: Annotated[DistrictType | None, _says("The type of a district; null for an action card.")]
    cost: Annotated[int | None, _says("In the editions since 2016; null if none is printed.")]
    copies: int
    editions: Annotated[list[str], _says("The editions that have it.")]


class CharacterFacts(Fact, frozen=True):
    """A character."""

    id: str
    rank: int
    income: Annotated[DistrictType | None, _says("The type of districts that pay it.")]
    editions: Annotated[list[str], _says("The editions that have it.")]


class Players(Fact, frozen=True):
    """How many players an edition is for."""

    fewest: int
    most: int


class VariantFacts(Fact, frozen=True):
    """Another way to play that a book names: house rules under one name."""

    id: str
    house_rules: dict[str, RuleValue]


class EditionFacts(Fact, frozen=True):
    """An edition."""

    id: str
    players: Players
    characters: list[str]
    uniques: list[str]
    unique_count: Annotated[int | None, _says("How many uniques are shuffled into a deck; null: all.")]
    sets: list[str]
    copies: Annotated[dict[str, int], _says("Of uniques with more than one copy.")]
    action_cards: Annotated[str, _says("The version that it plays, if they are wanted.")]
    has_action_cards: Annotated[bool, _says("Whether they are in its box, and its book explains them.")]
    city_size_with_two_or_three: int
    rules: Annotated[dict[str, Any], Meta(extra_json_schema={"$ref": "#/$defs/rules"})]
    nine_ranks_for: Annotated[list[int], _says("Player counts that need nine ranks.")]
    eight_ranks_for: Annotated[list[int], _says("Player counts that exclude a ninth.")]
    never_together: Annotated[list[list[str]], _says("A unique that a character excludes.")]
    variants: list[VariantFacts]
    departures: Annotated[list[str], _says("Where we differ from its book.")]
    unprinted: Annotated[list[str], _says("The cards whose texts its book does not have.")]


class SetFacts(Fact, frozen=True):
    """A ready-made set."""

    id: str
    default: bool
    characters: list[str]
    ninth: str | None
    substitutes: Annotated[dict[str, list[str]], _says("Who may step in, by character.")]
    uniques: list[str]


class HouseRuleFacts(Fact, frozen=True):
    """A rule in which editions differ and that a setup may change."""

    id: str
    kind: Annotated[str, _one_of("What its values are.", NUMBER, SWITCH, CHOICE)]
    values: Annotated[list[RuleValue], _says("The values it can have.")]
    unit: Annotated[str | None, _says("What a number counts.")]
    rule: Annotated[str, _says("The paragraph of docs/rules.md.")]
    text: str


class ScoreLineFacts(Fact, frozen=True):
    """A line that a score sheet can have."""

    id: str
    text: str
    card: Annotated[str | None, _says("The card that it is named after.")]


# Choices


class Foresees(Fact, frozen=True):
    """The event that a choice brings about, and those of its arguments that are known before."""

    event: str
    arguments: list[str]


class VerbFacts(Fact, frozen=True):
    """A verb of the choice texts."""

    id: str
    text: str
    first: Annotated[int, _says("The number of its first choice.")]
    size: Annotated[int, _says("How many numbers it has.")]
    words: Annotated[list[str], _says("What follows the verb: card, seat, district and so on.")]
    example: str
    foresees: Foresees | None
    step: Annotated[str, _says("The part of a turn that it belongs to.")]
    collects: Annotated[bool, _says("It only brings gold or cards, so a client may take it by itself.")]
    comes_anyway: Annotated[bool, _says("It happens at the end of the turn if it is not chosen.")]
    gives_up: Annotated[bool, _says("Its player does without something: not to be chosen by a mere touch.")]
    card: Annotated[str | None, _says("The card in the city or in the hand that offers it.")]


class WordFacts(Fact, frozen=True):
    """A kind of word that can follow a verb."""

    id: str
    size: int
    holds: str
    values: list[str]


class ChoiceFacts(Fact, frozen=True):
    """The choices of all decisions."""

    action_space: Annotated[int, _says("How many numbers there are.")]
    pattern: Annotated[str, _says("A regular expression for all texts.")]
    words: list[WordFacts]
    verbs: list[VerbFacts]


# Events


class ArgumentFacts(Fact, frozen=True):
    """An argument of an event."""

    id: str
    text: str
    holds: Annotated[str, _says("seat, card, cards and so on.")]
    visibility: Annotated[str, _one_of("Whether everybody knows it.", "public", "secret")]


class Affected(Fact, frozen=True):
    """Whom an event affects."""

    who: Annotated[str, _says("The argument that names a player or characters, or all.")]
    if_: Annotated[str | None, _says("The flag that must be set.")] = msgspec.field(name="if")


class GoldMoves(Fact, frozen=True):
    """The arguments that name who pays gold and who gets it, or ``bank``: what is in nobody's stash."""

    from_: str = msgspec.field(name="from")
    to: str
    amount: Annotated[str | None, _says("The argument that says how much; null: 1.")]


class CardsMove(Fact, frozen=True):
    """Between which places cards move: ``hand``, ``city``, ``deck`` or ``table``; and whose they are."""

    from_: str = msgspec.field(name="from")
    from_seat: str | None
    to: str
    to_seat: str | None
    swap: Annotated[bool, _says("Whether the cards there move here in exchange.")]
    unless: Annotated[str | None, _says("If this argument is a number above 0, no card moves.")]


class Lays(Fact, frozen=True):
    """A mark that the player in seat lays on characters, and the argument that names them."""

    mark: str
    on: str


class Moment(Fact, frozen=True):
    """Whether it is told again at the end, as a moment that mattered."""

    which: Annotated[
        str,
        _one_of(
            "Each, the one with the most gold, or those whose character was held.", EACH, LARGEST, IF_HELD
        ),
    ]
    if_: Annotated[str | None, _says("A flag that must be set.")] = msgspec.field(name="if")


class Joined(Fact, frozen=True):
    """The event that makes one sentence with this one, and the message for both."""

    with_: str = msgspec.field(name="with")
    message: str


class EventFacts(Fact, frozen=True):
    """What a kind of event says about itself."""

    id: str
    text: str
    arguments: list[ArgumentFacts]
    reveals: Annotated[str | None, _says("When it reveals something hidden, which rules out undo.")]
    draft: Annotated[str | None, _says("What it says about who holds which character.")]
    chosen: Annotated[bool, _says("Whether the player in seat has just chosen this.")]
    harms: Affected | None
    helps: Affected | None
    concerns: Annotated[Affected | None, _says("Who should hear of it at once, without good or harm.")]
    gold: GoldMoves | None
    cards: CardsMove | None
    lays: Lays | None
    passes_crown: Annotated[bool | None, _says("Whether the crown goes to another player.")]
    turns_up: Annotated[str | None, _says("The argument with the character that seat turns up.")]
    stays: (
        Annotated[
            str,
            _one_of("How long the affected player's board shows it.", STAYS_TURN, STAYS_ROUND, VEILS),
        ]
        | None
    )
    settles: Annotated[str | None, _says("The event that is over with this one.")]
    moment: Moment | None
    told: Annotated[bool, _says("Whether the log has a sentence for it.")]
    turn: Annotated[str, _one_of("Its place in the log.", BEGINS_TURN, ENDS_TURN, OUTSIDE_TURNS)] | None
    row: Annotated[str | None, _says("Several in a row are one sentence; this argument is then a list.")]
    joined: Joined | None
    own: Annotated[str | None, _says("The argument that can name the player in seat, too.")]
    sound: Annotated[str, _one_of("What it sounds like at the table.", *SOUNDS)] | None


class Facts(Fact, frozen=True):
    """What a client knows without asking: the part of the schema that the page is built with."""

    choices: ChoiceFacts
    hidden_decisions: Annotated[
        list[str], _says("Decisions that nobody else may notice: a client must not answer them by itself.")
    ]
    public_decisions: Annotated[
        list[str],
        _says("Decisions whose choices follow from what everybody knows: others may look on."),
    ]
    events: list[EventFacts]
    score_lines: list[ScoreLineFacts]
    types: list[DistrictType]
    levels: Annotated[list[Level], _says("The levels of bots, the weakest first.")]
    usual_level: Level
    longest_name: Annotated[int, _says("The most characters that a nickname may have.")]
    chat_levels: Annotated[list[str], _says("What may be said at a table, from nothing to everything.")]
    phrases: Annotated[list[str], _says("What can be said with one word of the protocol.")]
    emotes: Annotated[list[str], _says("What can be said without words.")]
    longest_text: Annotated[int, _says("The most characters that a message may have.")]
    cards: list[CardFacts]
    versions: Annotated[dict[str, list[str]], _says("Of every card with several versions, all of them.")]
    action_card_versions: Annotated[list[str], _says("The versions of the action cards, oldest first.")]
    characters: list[CharacterFacts]
    editions: list[EditionFacts]
    default_edition: str
    house_rules: list[HouseRuleFacts]
    sets: list[SetFacts]
    scenes: Annotated[list[str], _says("The scenes of the tutorial, in their order.")]
    book: BookFacts
