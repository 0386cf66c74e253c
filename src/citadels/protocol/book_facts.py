"""What the schema says about the rulebook, as declared types: see ``facts``."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from citadels.book.how_to_play import STYLES

Json = Annotated[dict[str, Any], Meta(extra_json_schema={"additionalProperties": True})]


def _says(description: str) -> Meta:
    return Meta(description=description)


class BookPart(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A part of the rulebook."""


class Passage(BookPart, frozen=True):
    """A paragraph: its id in docs/rules.md, and the message with its words."""

    id: str
    message: str


class Ruling(Passage, frozen=True):
    """A ruling with the cards it concerns and the editions in which it holds."""

    cards: list[str]
    editions: list[str]


class Paragraph(Passage, frozen=True):
    """A paragraph of the short rulebook."""

    players: Annotated[list[int], _says("How many must play for it to hold; empty: any number.")]


class Section(BookPart, frozen=True):
    """A section of an edition's book."""

    id: str
    paragraphs: list[Paragraph]


class BookFigures(BookPart, frozen=True):
    """The numbers of an edition."""

    basic: int
    uniques: int
    pool: Annotated[int, _says("The uniques to choose from.")]
    city_size: int
    few: Annotated[int, _says("The city size of a game of two.")]
    bonus: int


class Discards(BookPart, frozen=True):
    """D1: how many characters are put away, by the number of players and of ranks."""

    players: int
    ranks: int
    up: int
    down: int


class PrintedFacts(BookPart, frozen=True):
    """What a district of an edition costs, and how many there are."""

    cost: int | None
    copies: int


class EditionBook(BookPart, frozen=True):
    """The book of an edition."""

    id: str
    sections: list[Section]
    figures: BookFigures
    discards: list[Discards]
    printed: dict[str, PrintedFacts]


class Substitutes(BookPart, frozen=True):
    """A character that needs company: from how many players on, and who may step in."""

    character: str
    least: int
    choices: list[str]


class CardEditions(BookPart, frozen=True):
    """A card and the editions that have it."""

    id: str
    editions: list[str]


class Term(BookPart, frozen=True):
    """A word of the glossary, and the attribute of its message that explains it."""

    id: str
    text: str


class Glossary(BookPart, frozen=True):
    """The terms of an edition, and the numbers that explanations name."""

    terms: list[Term]
    numbers: dict[str, int]


# The worked examples


class ScenePlayer(BookPart, frozen=True):
    """A player in the picture of an example."""

    gold: int
    hand: list[str] | None
    hand_size: int
    characters: list[str]
    city: list[str]


class Scene(BookPart, frozen=True):
    """What an example shows after a step."""

    crown: int
    players: list[ScenePlayer]


class ExampleStep(BookPart, frozen=True):
    """A choice of an example."""

    seat: int
    choice: str
    asked: Annotated[Json | None, _says("What the reader is asked; null where another player decides.")]
    events: list[Json]
    scene: Scene


class ExampleLine(BookPart, frozen=True):
    """A line of that score sheet."""

    line: str
    points: int


class ExampleScore(BookPart, frozen=True):
    """A score sheet at the end of an example."""

    total: int
    lines: list[ExampleLine]
    haunted: str | None


class Example(BookPart, frozen=True):
    """A worked example of the rulebooks, played by the engine."""

    id: str
    editions: list[str]
    edition: Annotated[str, _says("The edition that it was played in.")]
    seat: int
    start: Scene
    steps: list[ExampleStep]
    scores: Annotated[list[ExampleScore] | None, _says("Only if the game is over at the end.")]
    winners: list[int]


# How to play


class PageLine(BookPart, frozen=True):
    """A message of "how to play"; cards are arguments under their own ids."""

    message: str
    style: Annotated[str, Meta(extra_json_schema={"enum": list(STYLES)})]
    arguments: dict[str, int]


class PageSection(BookPart, frozen=True):
    """A section of that page: its lines, and the ids of its pictures."""

    id: str
    lines: list[PageLine]
    pictures: list[str]


class PictureCharacter(BookPart, frozen=True):
    """A character in the order of the call."""

    character: str
    rank: int
    player: int | None
    called: bool
    revealed: bool
    face_up: bool
    murdered: bool
    robbed: bool


class PictureChoice(BookPart, frozen=True):
    """A choice that the reader has, and what it costs."""

    choice: str
    cost: int


class Picture(BookPart, frozen=True):
    """A position as the reader sees it."""

    id: str
    editions: Annotated[list[str], _says("The editions in which it looks like this.")]
    of: Annotated[int, _says("The player whose city it shows.")]
    scene: Scene
    characters: list[PictureCharacter]
    called: Annotated[str | None, _says("The character whose turn it is.")]
    choices: list[PictureChoice]
    scores: Annotated[list[ExampleScore] | None, _says("Only if the game is over.")]
    winners: list[int]


class HowToPlay(BookPart, frozen=True):
    """The rules on one page, with pictures from real positions."""

    seat: Annotated[int, _says("Where its reader sits.")]
    pages: Annotated[dict[str, list[PageSection]], _says("By edition.")]
    pictures: list[Picture]


# At the table


class DecisionFacts(BookPart, frozen=True):
    """What a decision is about: paragraphs, or the cards that bring it."""

    paragraphs: list[str]
    cards: list[str]


class Moments(BookPart, frozen=True):
    """What to read when a decision is open, or a turn offers a verb."""

    decisions: Annotated[dict[str, DecisionFacts], _says("By kind of decision.")]
    verbs: Annotated[dict[str, list[str]], _says("By verb: ids of paragraphs.")]


class BookFacts(BookPart, frozen=True):
    """The rulebook as ids and numbers."""

    editions: list[EditionBook]
    discards_paragraph: str
    substitutes: list[Substitutes]
    cards: list[CardEditions]
    rulings: list[Ruling]
    glossaries: Annotated[dict[str, Glossary], _says("By edition.")]
    examples: list[Example]
    how_to_play: HowToPlay
    moments: Moments
