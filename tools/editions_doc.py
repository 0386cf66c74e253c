"""docs/editions.md: what differs between the editions, side by side, from the tables of the engine."""

from __future__ import annotations

import ast
import textwrap
from collections.abc import Callable, Iterable
from dataclasses import fields

from citadels.cards.characters import CHARACTER_BY_NAME, CHARACTER_NAMES, HIGHEST_RANK, RANK_OF
from citadels.cards.districts import (
    ACTION_CARD,
    BASIC_DISTRICT,
    COSTS,
    KIND_BY_NAME,
    UNIQUE_DISTRICT,
    all_copies,
    cards_of_class,
)
from citadels.cards.editions import (
    ACTION_CARD_VERSIONS,
    BY_DISTRICTS,
    BY_DISTRICTS_AND_GOLD,
    BY_RANK,
    EDITIONS,
    FEWEST_PLAYERS,
    TIE_BREAKS,
    Edition,
    Parameters,
)
from citadels.cards.versions import CHARACTER_VERSIONS, NEWEST, UNIQUE_VERSIONS, VERSION_COSTS, VERSIONS
from citadels.rules import engine
from citadels.rules.all_cards import CARDS
from citadels.rules.setup import BONUSES, CITY_SIZES
from tools.rules_coverage import ROOT

assert engine.legal is not None  # importing the engine fills the tables of versions

Rows = list[list[str]]

_WORDS = {
    BY_RANK: "the higher rank held in the last round",
    BY_DISTRICTS: "more points from districts alone, then a shared win",
    BY_DISTRICTS_AND_GOLD: "more points from districts alone, then more gold, then a shared win",
}

# Each house rule: the field of a setup, its flag, what it means, and which values it takes.
HOUSE_RULES: tuple[tuple[str, str, str, str], ...] = (
    (
        "city_size",
        "--city-size N",
        "districts that complete a city; with 7 the short game of `dark-city`",
        f"{CITY_SIZES[0]} to {CITY_SIZES[-1]}, and no more than the deck has cards for",
    ),
    (
        "five_types_bonus",
        "--five-types-bonus N",
        "points for all five types",
        f"{BONUSES[0]} to {BONUSES[-1]}",
    ),
    (
        "discard_pile",
        "--discard-pile, --no-discard-pile",
        "a face-up pile that is reshuffled, or the bottom of the deck (T4)",
        "yes or no",
    ),
    (
        "face_down_first",
        "--face-down-first, --no-face-down-first",
        "the hidden character is drawn before those that lie face up (D2)",
        "yes or no",
    ),
    (
        "face_down_seen",
        "--face-down-seen, --no-face-down-seen",
        "the crowned player looks at the hidden character (D3)",
        "yes or no",
    ),
    ("tie_break", "--tie-break HOW", "what decides between equal totals (E4)", ", ".join(TIE_BREAKS)),
    (
        "action_cards",
        "--action-cards [VERSION]",
        "the 15 action cards in a version; without one, the edition's own",
        ", ".join(("off", *ACTION_CARD_VERSIONS)),
    ),
    (
        "versions",
        "--version CARD=EDITION",
        "a card as another edition plays it; the flag can be given several times",
        "a card and a version of the table above",
    ),
    (
        "mixed",
        "--mixed",
        "characters and unique districts of all editions may be chosen",
        "yes or no",
    ),
    (
        "unique_count",
        "--uniques N",
        "how many unique districts are drawn by chance",
        "0 to as many as there are",
    ),
)


def _table(head: list[str], rows: Iterable[list[str]]) -> list[str]:
    return [f"| {' | '.join(line)} |" for line in [head, ["---"] * len(head), *rows]] + [""]


def _prose(text: str) -> list[str]:
    return [*textwrap.wrap(text, 110, break_long_words=False, break_on_hyphens=False), ""]


def _name(card: str) -> str:
    return card.replace("_", " ").title().replace(" Of ", " of ")


def _cards(edition: Edition) -> str:
    uniques = edition.unique_count
    if uniques is None:
        uniques = sum(edition.copies.get(name, 1) for name in edition.uniques)
    basic = len(all_copies(BASIC_DISTRICT))
    return f"{basic} basic + {uniques} unique = {basic + uniques}"


def _chosen_from(edition: Edition) -> str:
    names = len(edition.uniques)
    if edition.unique_count is not None:
        return f"{edition.unique_count} of {names}"
    twice = ", ".join(f"{_name(name)} {copies} times" for name, copies in edition.copies.items())
    return f"all {names}" + (f" ({twice})" if twice else "")


def _numbers(values: Iterable[int]) -> str:
    return ", ".join(map(str, sorted(values))) or "–"


def _together(edition: Edition) -> str:
    return ", ".join(f"{_name(unique)} with {_name(who)}" for unique, who in edition.never_together) or "–"


_GLANCE: tuple[tuple[str, Callable[[Edition], str]], ...] = (
    ("players", lambda edition: f"{edition.players[0]}–{edition.players[1]}"),
    ("characters", lambda edition: str(len(edition.characters))),
    ("player counts that need nine ranks", lambda edition: _numbers(edition.nine_ranks_for)),
    (
        "player counts without a rank 9",
        lambda edition: (
            _numbers(edition.eight_ranks_for)
            if any(RANK_OF[CHARACTER_BY_NAME[name]] == HIGHEST_RANK for name in edition.characters)
            else "all: there is none"
        ),
    ),
    ("unique districts", _chosen_from),
    ("cards in the deck", _cards),
    ("left out", _together),
    (
        "a city is complete at",
        lambda edition: (
            str(edition.parameters.city_size)
            if edition.city_size_few == edition.parameters.city_size
            else f"{edition.parameters.city_size}, with 2 or 3 players {edition.city_size_few}"
        ),
    ),
    ("points for five types", lambda edition: str(edition.parameters.five_types_bonus)),
    (
        "discarded districts",
        lambda edition: (
            "a face-up pile, reshuffled when the deck is empty"
            if edition.parameters.discard_pile
            else "face down under the deck"
        ),
    ),
    (
        "the hidden character is drawn",
        lambda edition: "first" if edition.parameters.face_down_first else "after those face up",
    ),
    (
        "who sees it",
        lambda edition: "the crowned player" if edition.parameters.face_down_seen else "no one",
    ),
    ("ties", lambda edition: _WORDS[edition.parameters.tie_break]),
    (
        "action cards",
        lambda edition: f"optional, {len(all_copies(ACTION_CARD))} cards, {edition.action_cards} version",
    ),
)


def _docstrings() -> dict[str, str]:
    """The docstring of every class of a card, from the sources: it tells the rule."""
    found: dict[str, str] = {}
    for folder in ("characters", "uniques"):
        for file in sorted((ROOT / "src" / "citadels" / "rules" / folder).glob("*.py")):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.ClassDef):
                    found[node.name] = ast.get_docstring(node) or ""
    return found


def _rule_of(card: str, version: str, docstrings: dict[str, str]) -> str:
    """What a version of a card says: the first sentence of its class, and its cost where that differs."""
    if card in CHARACTER_BY_NAME:
        played: object = CARDS.character(CHARACTER_BY_NAME[card], version)
    else:
        played = CARDS.unique(KIND_BY_NAME[card], version)
    text = " ".join(docstrings[type(played).__name__].partition("\n\n")[0].split())
    if (card, version) in VERSION_COSTS:
        text = f"costs {VERSION_COSTS[card, version]} instead of {COSTS[KIND_BY_NAME[card]]}. {text}"
    return text


def _played_by(card: str, version: str) -> str:
    users = [
        f"`{edition.id}`"
        for edition in EDITIONS.values()
        if card in (*edition.characters, *edition.uniques)
        and edition.parameters.versions.get(card, NEWEST) == version
    ]
    return ", ".join(users) or "only as a house rule"


def _versions(cards: dict[str, tuple[str, ...]], docstrings: dict[str, str]) -> Rows:
    return [
        [_name(card), f"`{version}`", _played_by(card, version), _rule_of(card, version, docstrings)]
        for card, versions in cards.items()
        for version in versions
    ]


def _cost(unique: str) -> str:
    """What a unique costs, and what it costs in other versions."""
    others = {cost for (card, _), cost in VERSION_COSTS.items() if card == unique}
    older = "".join(f", older {cost}" for cost in sorted(others))
    return f"{COSTS[KIND_BY_NAME[unique]]}{older}"


def _who_has(
    names: Iterable[str], has: Callable[[Edition], tuple[str, ...]], more: Callable[[str], str]
) -> Rows:
    rows = []
    for name in names:
        marks = [
            str(edition.copies.get(name, "×")) if name in has(edition) else ""
            for edition in EDITIONS.values()
        ]
        rows.append([_name(name), more(name), *marks])
    return rows


def _default(field: str, edition: Edition) -> str:
    if field == "versions":
        return "the table above"
    if field == "mixed":
        return "no"
    if field == "unique_count":
        return "all" if edition.unique_count is None else str(edition.unique_count)
    value = getattr(edition.parameters, field)
    if field == "city_size" and edition.city_size_few != value:
        return f"{value}, {edition.city_size_few} with 2 or 3"
    if value is None:
        return "off"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def editions() -> str:
    """docs/editions.md."""
    ids = [f"`{edition}`" for edition in EDITIONS]
    docstrings = _docstrings()
    undocumented = {field.name for field in fields(Parameters)} - {rule[0] for rule in HOUSE_RULES}
    assert not undocumented, f"house rules that nobody documents: {undocumented}"
    characters = sorted(CHARACTER_NAMES, key=lambda name: RANK_OF[CHARACTER_BY_NAME[name]])
    uniques = cards_of_class(UNIQUE_DISTRICT)
    lines = [
        "# The editions, side by side",
        "",
        "<!-- Generated by `make docs`; do not edit. -->",
        "",
        *_prose(
            "The engine plays four rulebooks to the letter. [rules.md](rules.md) has what they share; this "
            "page has what differs, generated from the engine's tables "
            "(`src/citadels/cards/editions.py` and `versions.py`)."
        ),
        "## At a glance",
        "",
        *_table(["", *ids], [[what, *map(show, EDITIONS.values())] for what, show in _GLANCE]),
        *_prose(
            "In every edition that has them: "
            + ", ".join(
                f"{_name(name)} only with {least} players or more" for name, least in FEWEST_PLAYERS.items()
            )
            + "."
        ),
        "## Cards that changed",
        "",
        *_prose(
            "A version is named after the first edition that plays it. Each is a small class; all "
            "versions of a card are in one module under `src/citadels/rules`."
        ),
        *_table(["character", "version", "played by", "rule"], _versions(CHARACTER_VERSIONS, docstrings)),
        *_table(["unique district", "version", "played by", "rule"], _versions(UNIQUE_VERSIONS, docstrings)),
        "## Who has which cards",
        "",
        *_table(
            ["character", "rank", *ids],
            _who_has(
                characters,
                lambda edition: edition.characters,
                lambda name: str(RANK_OF[CHARACTER_BY_NAME[name]]),
            ),
        ),
        *_table(
            ["unique district", "cost", *ids],
            _who_has(uniques, lambda edition: edition.uniques, _cost),
        ),
        "## House rules",
        "",
        *_prose(
            "You can set every parameter in which the editions differ, in a `Setup` or by a flag; "
            "whatever you leave out follows the edition. For example, `citadels simulate --edition "
            "classic --city-size 7 --version warlord=deluxe` plays classic to seven districts with the "
            "newest Warlord."
        ),
        *_table(
            ["field", "flag", "what it is", "values", *ids],
            [
                [
                    f"`{field}`",
                    f"`{flag}`",
                    meaning,
                    values,
                    *(_default(field, edition) for edition in EDITIONS.values()),
                ]
                for field, flag, meaning, values in HOUSE_RULES
            ],
        ),
        *_prose(
            f"{len(VERSIONS)} cards have versions. What cannot be played is refused with a "
            "`SetupError` that names the rule: values out of range, a card or version that does not "
            "exist, a city too large for the deck, characters that the number of players forbids, two "
            "of one rank, a rank that is missing, cards of another edition unless `mixed` is set, and "
            "in `dark-city` the Graveyard chosen together with the Diplomat. A record's `table` names "
            "the edition, the characters, the uniques and every one of these parameters, so that it "
            "says exactly what was played."
        ),
    ]
    return "\n".join(lines).rstrip() + "\n"
