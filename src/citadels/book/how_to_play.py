"""How to play, on one page: what it says in which order, and its pictures, which are real positions.

The positions are scenarios that the engine plays; the tests run the same files. The words are in
``how_to_play.ftl``; terminal and page arrange them as this module says.
"""

from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from citadels.book.contents import figures
from citadels.book.played import Json, Played, Step, play, read_folder, scene, scores
from citadels.book.played import editions_of as editions_in
from citadels.cards.characters import CHARACTER_NAMES
from citadels.cards.districts import CARD_NAMES
from citadels.cards.editions import EDITIONS

# Where the reader of the page sits in all its positions.
READER: Final = 1
# Messages name cards by their ids: $thief is the Thief.
NAMED_CARDS: Final = {name: name for name in (*CHARACTER_NAMES, *CARD_NAMES)}

FOLDER: Final = Path(__file__).resolve().parent / "how_to_play"

# How a line is set.
TEXT: Final = "text"
ITEM: Final = "item"
STEP: Final = "step"  # of the story, numbered
STYLES: Final = (TEXT, ITEM, STEP)


class Picture(NamedTuple):
    """A position of a scenario: before a choice, written with its seat as in the file; "": at the end.

    ``of``: the player whose city it shows.
    """

    id: str
    scenario: str
    before: str
    of: int = READER


PICTURES: Final = (
    Picture("goal", "scores", "1: end_turn"),
    Picture("choosing", "round", "1: choose warlord"),
    Picture("calling", "round", "2: take_gold"),
    Picture("turn", "turn", "1: build castle"),
    Picture("destroying", "round", "1: destroy 2 market", of=2),
    Picture("scores", "scores", ""),
)

# The story of a round: what is told once a choice has been made. The order is that of the scenario.
_STORY: Final = {
    "2: choose architect": "chosen",
    "3: murder king": "murder",
    "0: rob warlord": "robbery",
    "2: take_gold": "saving",
    "1: take_gold": "robbed",
    "1: destroy 2 market": "destroyed",
    "1: income": "income",
    "1: build barracks": "built",
    "1: end_turn": "next",
}


class Line(NamedTuple):
    """A message of the page; cards are its arguments under their own names and need not be given."""

    message: str
    style: str
    arguments: dict[str, int]


class Section(NamedTuple):
    """A heading with lines, and the pictures that go with them."""

    id: str
    lines: list[Line]
    pictures: list[str]


@cache
def played(scenario: str, edition: str) -> Played:
    """A scenario of the page as an edition plays it."""
    written = next((one for one in read_folder(FOLDER)[scenario] if edition in editions_in(one)), None)
    assert written is not None, f"no scenario of how_to_play/{scenario}.yaml names the edition {edition}"
    return play(scenario, written, edition)


def _line(message: str, style: str = TEXT, **arguments: int) -> Line:
    return Line(f"how-{message}", style, arguments)


def sections(edition: str) -> list[Section]:
    """The page of an edition."""
    numbers = figures(edition)
    size, few = numbers.city_size, numbers.few
    goal = _line("goal", size=size) if few == size else _line("goal_few", size=size, few=few)
    actions = [_line("action_cards")] if EDITIONS[edition].has_action_cards else []
    return [
        Section("goal", [goal, _line("start")], ["goal"]),
        Section("choosing", [_line("choosing"), _line("choosing_aside")], ["choosing"]),
        Section("calling", [_line("calling"), _line("calling_low")], ["calling"]),
        Section(
            "turn",
            [_line("turn"), *(_line(f"turn_{part}", ITEM) for part in ("gather", "build", "ability"))],
            ["turn"],
        ),
        Section("round", _story(edition), ["destroying"]),
        Section(
            "end",
            [
                _line("end", size=size),
                _line("points_districts", ITEM),
                _line("points_types", ITEM, points=numbers.bonus),
                _line("points_complete", ITEM),
                _line("points_unique", ITEM),
                *actions,
            ],
            ["scores"],
        ),
    ]


def _story(edition: str) -> list[Line]:
    """The round, as its choices follow each other."""
    return [
        _line(f"round_{_STORY[_written(step)]}", STEP, **_people(step))
        for step in played("round", edition).steps
        if _written(step) in _STORY
    ]


def _people(step: Step) -> dict[str, int]:
    """Who chooses, who has the crown, and whose district the choice is about."""
    named = [int(word) for word in step.choice.split() if word.isdigit()]
    return {"seat": step.seat, "from": step.before["crown"], **({"of": named[0]} if named else {})}


def _written(step: Step) -> str:
    return f"{step.seat}: {step.choice}"


def position(picture: Picture, edition: str) -> Json:
    """The view of the reader that a picture shows."""
    steps = played(picture.scenario, edition).steps
    if not picture.before:
        return steps[-1].after
    return next(step.before for step in steps if _written(step) == picture.before)


# For clients


def how_to_play() -> Json:
    """The page of every edition and all its pictures, ready for JSON."""
    return {
        "seat": READER,
        "pages": {
            edition: [
                {
                    "id": section.id,
                    "lines": [line._asdict() for line in section.lines],
                    "pictures": section.pictures,
                }
                for section in sections(edition)
            ]
            for edition in EDITIONS
        },
        "pictures": [drawn for picture in PICTURES for drawn in _drawn(picture)],
    }


def _drawn(picture: Picture) -> list[Json]:
    """A picture with the editions in which it is the same."""
    found: list[Json] = []
    for edition in EDITIONS:
        shown = _as_json(picture, edition)
        same = next((one for one in found if {**one, "editions": None} == {**shown, "editions": None}), None)
        if same is None:
            found.append(shown)
        else:
            same["editions"].append(edition)
    return found


def _as_json(picture: Picture, edition: str) -> Json:
    shown = played(picture.scenario, edition)
    view = position(picture, edition)
    return {
        "id": picture.id,
        "editions": [edition],
        "of": picture.of,
        "scene": scene(view),
        "characters": [{name: called[name] for name in _CALLED} for called in view["characters"]],
        "called": view["turn"] and view["turn"]["called"],
        "choices": _choices(view),
        "scores": None if picture.before else scores(shown.game),
        "winners": [] if picture.before else list(shown.game.winners),
    }


# What a picture shows of a character in the order of the call.
_CALLED: Final = ("character", "rank", "player", "called", "revealed", "face_up", "murdered", "robbed")


def _choices(view: Json) -> list[dict[str, Any]]:
    """The choices on offer to the reader, with what each costs."""
    decision = view["decision"]
    if decision is None or decision["options"] is None:
        return []
    return [
        {"choice": text, "cost": cost}
        for text, cost in zip(decision["options"], decision["costs"], strict=True)
    ]
