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
from citadels.cards.editions import EDITIONS, FEWEST_PLAYERS, Edition
from citadels.cards.house_rules import (
    ACTION_CARD_VERSIONS,
    CHOICE,
    HOUSE_RULES,
    NUMBER,
    SWITCH,
    HouseRule,
    Parameters,
)
from citadels.cards.sets import SUBSTITUTES
from citadels.cards.versions import CHARACTER_VERSIONS, NEWEST, UNIQUE_VERSIONS, VERSION_COSTS, VERSIONS
from citadels.lang import find_language
from citadels.lang.rulebook import Rulebook
from citadels.rules.all_cards import CARDS
from tools.scenario_files import ROOT

Rows = list[list[str]]

ENGLISH = find_language("en")


def _flag(rule: HouseRule) -> str:
    flag = "--" + rule.name.replace("_", "-")
    if rule.kind == SWITCH:
        return f"{flag}, --no-{flag.removeprefix('--')}"
    return f"{flag} {'N' if rule.kind == NUMBER else 'HOW'}"


def _values(rule: HouseRule) -> str:
    if rule.kind == NUMBER:
        return f"{rule.values[0]} to {rule.values[-1]}"
    return "yes or no" if rule.kind == SWITCH else ", ".join(map(str, rule.values))


def _house_rule(rule: HouseRule) -> tuple[str, str, str, str]:
    meaning = ENGLISH.say(f"help-setup-{rule.name}")
    return rule.name, _flag(rule), f"{meaning} ({rule.rule})", _values(rule)


# What a setup can change: the field, its flag, what it means, and which values it takes.
SETTINGS: tuple[tuple[str, str, str, str], ...] = (
    *(_house_rule(rule) for rule in HOUSE_RULES),
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
        "substitutes",
        "--substitute CHARACTER=OTHER",
        "who steps in for a character of a set that needs more players; the flag can be given several times",
        "; ".join(f"{name}: {' or '.join(others)}" for name, others in SUBSTITUTES.items()),
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
        "action cards",
        lambda edition: (
            f"{'optional' if edition.has_action_cards else 'as a house rule'}, "
            f"{len(all_copies(ACTION_CARD))} cards, {edition.action_cards} version"
        ),
    ),
)


def _docstrings() -> dict[str, str]:
    """The docstring of every card class, from the sources: it states the rule."""
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
    return f"{COSTS[KIND_BY_NAME[unique]] or '–'}{older}"


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


def _first_small(text: str) -> str:
    return text[:1].lower() + text[1:]


def _shown(rule: HouseRule, edition: Edition) -> str:
    """How an edition plays what can be a house rule."""
    value = getattr(edition.parameters, rule.name)
    if rule.kind == CHOICE:
        return ENGLISH.say(f"lobby-{rule.name}-{value}")
    return _default(rule.name, edition)


def _default(field: str, edition: Edition) -> str:
    if field == "versions":
        return "the table above"
    if field == "mixed":
        return "no"
    if field == "substitutes":
        return "the first" if len(edition.sets) > 1 else "–"
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


def _departures() -> list[str]:
    lines = [
        "## Departures from the books",
        "",
        *_prose(
            "`citadels rules --edition ID` and the page's rulebook show the same list, and a card whose text "
            "its book doesn't print says so wherever it is shown."
        ),
    ]
    for edition in EDITIONS.values():
        told = Rulebook(ENGLISH, edition.id).departures()
        lines += [f"`{edition.id}`", "", *(line for text in told for line in _item(text)), ""]
    return lines


def _item(text: str) -> list[str]:
    return textwrap.wrap(text, 110, initial_indent="- ", subsequent_indent="  ", break_on_hyphens=False)


def editions() -> str:
    """docs/editions.md."""
    ids = [f"`{edition}`" for edition in EDITIONS]
    docstrings = _docstrings()
    undocumented = {field.name for field in fields(Parameters)} - {setting[0] for setting in SETTINGS}
    assert not undocumented, f"house rules that nobody documents: {undocumented}"
    characters = sorted(CHARACTER_NAMES, key=lambda name: RANK_OF[CHARACTER_BY_NAME[name]])
    uniques = cards_of_class(UNIQUE_DISTRICT)
    lines = [
        "# The editions, side by side",
        "",
        "<!-- Generated by `make docs`; do not edit. -->",
        "",
        *_prose(
            "The engine plays four editions, each by its own rulebook; where it does otherwise is listed "
            "under [Departures](#departures-from-the-books). [rules.md](rules.md) has what the editions "
            "share; this page has what differs, generated from the engine's tables "
            "(`src/citadels/cards/editions.py` and `versions.py`)."
        ),
        "## At a glance",
        "",
        *_table(
            ["", *ids],
            [
                *([what, *map(show, EDITIONS.values())] for what, show in _GLANCE),
                *(
                    [
                        _first_small(ENGLISH.say(f"lobby-rule-{rule.name}")),
                        *(_shown(rule, edition) for edition in EDITIONS.values()),
                    ]
                    for rule in HOUSE_RULES
                ),
            ],
        ),
        *_prose(
            "In every edition that has them: "
            + ", ".join(
                f"{_name(name)} only with {least} players or more" for name, least in FEWEST_PLAYERS.items()
            )
            + "."
        ),
        *_departures(),
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
                for field, flag, meaning, values in SETTINGS
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
