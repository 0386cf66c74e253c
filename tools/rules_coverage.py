"""Which scenario shows which rule: the ids of docs/rules.md against the scenario files that cite them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

from citadels.cards.characters import CHARACTER_NAMES
from citadels.cards.districts import ACTION_CARD, CARD_NAMES, UNIQUE_DISTRICT, cards_of_class
from citadels.cards.editions import DEFAULT_EDITION, EDITIONS
from tools.scenario_files import ROOT, scenario_files

RULES = ROOT / "docs" / "rules.md"

ALL_CHARACTERS = tuple(CHARACTER_NAMES)
ALL_UNIQUES = cards_of_class(UNIQUE_DISTRICT)
ALL_ACTION_CARDS = cards_of_class(ACTION_CARD)

LEAST_FOR_A_CHARACTER = 5
LEAST_FOR_A_UNIQUE = 4
LEAST_FOR_AN_ACTION_CARD = 4

_EDITION = "|".join(sorted(EDITIONS, key=len, reverse=True))
_SCOPE = rf"(?:{_EDITION})(?:, (?:{_EDITION}))*"
_RULE = re.compile(rf"^(- |\| )\*\*([A-Z][\w.-]*)\*\*(?: \(({_SCOPE})\))?(.*)$", re.MULTILINE)
_LAST_COLUMN = re.compile(rf"\| *(all|{_SCOPE}) *\|$")
_HEADING = re.compile(r"^##+ .*$", re.MULTILINE)
_NOTE = re.compile(r"^\((?:[^()]*, )?cost \d+[^()]*\) *")


@dataclass(frozen=True)
class Rule:
    """A paragraph of the rules: its id, the editions it concerns, its chapter and how it begins."""

    id: str
    editions: tuple[str, ...]
    chapter: str
    text: str


@dataclass(frozen=True)
class Scenario:
    """What coverage needs to know about a scenario."""

    file: Path
    title: str
    rules: tuple[str, ...]
    about: tuple[str, ...]
    editions: tuple[str, ...] = (DEFAULT_EDITION,)

    @property
    def name(self) -> str:
        """Its name in messages."""
        return f"{self.file.relative_to(ROOT)}: {self.title}"


def read_rules(text: str) -> list[Rule]:
    """Every paragraph with an id, in the order of the document."""
    chapters = [(match.start(), match.group()) for match in _HEADING.finditer(text)]
    rules: list[Rule] = []
    for match in _RULE.finditer(text):
        chapter = [name for start, name in chapters if name.startswith("## ") and start < match.start()][-1]
        mark, id, scope, text = match.groups()
        begins = _NOTE.sub("", text.strip(" |"))
        rules.append(Rule(id, _editions(id, scope, mark, text), chapter.removeprefix("## "), begins))
    return rules


def _editions(id: str, scope: str | None, mark: str, text: str) -> tuple[str, ...]:
    """The editions in brackets or in the last column; otherwise every edition that has the card."""
    if scope is None and mark == "| ":
        column = _LAST_COLUMN.search(text)
        if column is None:
            raise ValueError(f"the last column of {id} must name editions")
        scope = None if column.group(1) == "all" else column.group(1)
    if scope is not None:
        return tuple(scope.split(", "))
    if id.startswith(("C-", "U-")):
        return tuple(
            edition.id for edition in EDITIONS.values() if card_of(id, edition.characters, edition.uniques)
        )
    return tuple(EDITIONS)


def rules() -> list[Rule]:
    return read_rules(RULES.read_text(encoding="utf-8"))


def _texts(value: Any) -> tuple[str, ...]:
    return tuple(str(item) for item in value) if isinstance(value, list) else ()


def read_scenarios(*folders: Path) -> list[Scenario]:
    """Every scenario of every file below some folders, or of all, files in the order of their names."""
    found: list[Scenario] = []
    for file in scenario_files(*folders):
        content = yaml.safe_load(file.read_text(encoding="utf-8")) or []
        if not isinstance(content, list) or not all(isinstance(item, dict) for item in content):
            raise ValueError(f"{file} must be a list of scenarios")
        for item in content:
            title = str(item.get("scenario", "(no title)"))
            rules, about = _texts(item.get("rules")), _texts(item.get("about"))
            found.append(Scenario(file, title, rules, about, _played_in(item)))
    return found


def _played_in(item: dict[str, Any]) -> tuple[str, ...]:
    """The editions that a scenario is played in."""
    if "editions" in item:
        return _texts(item["editions"])
    table = item["setup"] if isinstance(item.get("setup"), dict) else item
    return (str(table.get("edition", DEFAULT_EDITION)),)


def card_of(rule: str, characters: tuple[str, ...], uniques: tuple[str, ...]) -> str | None:
    """The card that an id belongs to: ``C-tax.3`` to ``tax_collector``, ``U-lab`` to ``laboratory``."""
    kind, dash, stem = rule.partition("-")
    if not dash or kind not in ("C", "U", "A"):
        return None
    cards = {"C": characters, "U": uniques, "A": ALL_ACTION_CARDS}[kind]
    stem = stem.partition(".")[0].replace("-", "")
    plain = {card.replace("_", ""): card for card in cards}
    if stem in plain:
        return plain[stem]
    longer = [card for name, card in plain.items() if name.startswith(stem)]
    return longer[0] if len(longer) == 1 else None


@dataclass(frozen=True)
class Coverage:
    """Rules and scenarios side by side: every paragraph must be shown in every edition it concerns."""

    rules: list[Rule]
    scenarios: list[Scenario]

    def citing(self, rule: str, edition: str | None = None) -> list[Scenario]:
        """The scenarios that cite a paragraph, in any edition or in one."""
        return [
            scenario
            for scenario in self.scenarios
            if rule in scenario.rules and (edition is None or edition in scenario.editions)
        ]

    def missing(self, rule: Rule) -> list[str]:
        """The editions in which no scenario shows a paragraph."""
        return [edition for edition in rule.editions if not self.citing(rule.id, edition)]

    def gaps(self) -> list[str]:
        """The paragraphs that are not shown in an edition they concern, as ``T4 (classic)``."""
        found = ((rule.id, self.missing(rule)) for rule in self.rules)
        return [f"{id} ({', '.join(missing)})" for id, missing in found if missing]

    def about(self, card: str) -> list[Scenario]:
        """The scenarios of a character or unique: those that cite one of its ids or name it."""
        return [
            scenario
            for scenario in self.scenarios
            if card in scenario.about
            or any(card_of(rule, ALL_CHARACTERS, ALL_UNIQUES) == card for rule in scenario.rules)
        ]

    def too_few(self, cards: tuple[str, ...], least: int) -> dict[str, int]:
        """The cards with fewer scenarios than asked for, and how many they have."""
        counts = {card: len(self.about(card)) for card in cards}
        return {card: count for card, count in counts.items() if count < least}

    def wrong_citations(self) -> list[str]:
        """What is wrong with the lists of ids of the scenarios, one sentence each."""
        known = {rule.id for rule in self.rules}
        cards = {*ALL_CHARACTERS, *CARD_NAMES}
        found: list[str] = []
        for scenario in self.scenarios:
            if not 1 <= len(scenario.rules) <= 3:
                found.append(f"{scenario.name}: cites {len(scenario.rules)} ids, not one to three")
            found += [
                f"{scenario.name}: there is no rule {rule}" for rule in scenario.rules if rule not in known
            ]
            found += [
                f"{scenario.name}: there is no card {card}" for card in scenario.about if card not in cards
            ]
        return found


def coverage() -> Coverage:
    return Coverage(rules(), read_scenarios())
