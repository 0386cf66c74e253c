"""Which scenario shows which rule: the ids of docs/rules.md against the scenario files that cite them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

from citadels.cards.editions import DELUXE, EDITIONS

ROOT = Path(__file__).resolve().parent.parent
RULES = ROOT / "docs" / "rules.md"
SCENARIOS = ROOT / "tests" / "scenarios"

LEAST_FOR_A_CHARACTER = 5
LEAST_FOR_A_UNIQUE = 4

_RULE = re.compile(r"^(?:- |\| )\*\*([A-Z][\w.-]*)\*\*( \(not deluxe\))?(.*)$", re.MULTILINE)
_HEADING = re.compile(r"^##+ .*$", re.MULTILINE)
_NOTE = re.compile(r"^\((?:[^()]*, )?cost \d+[^()]*\) *")


@dataclass(frozen=True)
class Rule:
    """A paragraph of the rules: its id, whether it concerns deluxe, its chapter and how it begins."""

    id: str
    deluxe: bool
    chapter: str
    text: str


@dataclass(frozen=True)
class Scenario:
    """A scenario as far as coverage is concerned."""

    file: Path
    title: str
    rules: tuple[str, ...]
    about: tuple[str, ...]

    @property
    def name(self) -> str:
        """How a message calls it."""
        return f"{self.file.relative_to(ROOT)}: {self.title}"


def read_rules(text: str) -> list[Rule]:
    """Every paragraph with an id, in the order of the document."""
    chapters = [(match.start(), match.group()) for match in _HEADING.finditer(text)]
    rules: list[Rule] = []
    for match in _RULE.finditer(text):
        chapter = [name for start, name in chapters if name.startswith("## ") and start < match.start()][-1]
        begins = _NOTE.sub("", match.group(3).strip(" |"))
        rules.append(Rule(match.group(1), not match.group(2), chapter.removeprefix("## "), begins))
    return rules


def rules() -> list[Rule]:
    return read_rules(RULES.read_text(encoding="utf-8"))


def _texts(value: Any) -> tuple[str, ...]:
    return tuple(str(item) for item in value) if isinstance(value, list) else ()


def read_scenarios(folder: Path = SCENARIOS) -> list[Scenario]:
    """Every scenario of every file below a folder, files in the order of their names."""
    found: list[Scenario] = []
    for file in sorted(folder.rglob("*.yaml")):
        content = yaml.safe_load(file.read_text(encoding="utf-8")) or []
        if not isinstance(content, list) or not all(isinstance(item, dict) for item in content):
            raise ValueError(f"{file} must be a list of scenarios")
        for item in content:
            title = str(item.get("scenario", "(no title)"))
            found.append(Scenario(file, title, _texts(item.get("rules")), _texts(item.get("about"))))
    return found


def card_of(rule: str, characters: tuple[str, ...], uniques: tuple[str, ...]) -> str | None:
    """The card that an id belongs to: ``C-tax.3`` to ``tax_collector``, ``U-lab`` to ``laboratory``."""
    kind, dash, stem = rule.partition("-")
    if not dash or kind not in ("C", "U"):
        return None
    cards = characters if kind == "C" else uniques
    stem = stem.partition(".")[0].replace("-", "")
    plain = {card.replace("_", ""): card for card in cards}
    if stem in plain:
        return plain[stem]
    longer = [card for name, card in plain.items() if name.startswith(stem)]
    return longer[0] if len(longer) == 1 else None


@dataclass(frozen=True)
class Coverage:
    """Rules and scenarios side by side, in the scope of deluxe."""

    rules: list[Rule]
    scenarios: list[Scenario]

    @property
    def in_scope(self) -> list[Rule]:
        return [rule for rule in self.rules if rule.deluxe]

    def citing(self, rule: str) -> list[Scenario]:
        return [scenario for scenario in self.scenarios if rule in scenario.rules]

    def gaps(self) -> list[str]:
        """The ids in scope that no scenario cites."""
        cited = {rule for scenario in self.scenarios for rule in scenario.rules}
        return [rule.id for rule in self.in_scope if rule.id not in cited]

    def about(self, card: str) -> list[Scenario]:
        """The scenarios of a character or unique: those that cite one of its ids or name it."""
        return [
            scenario
            for scenario in self.scenarios
            if card in scenario.about
            or any(card_of(rule, DELUXE.characters, DELUXE.uniques) == card for rule in scenario.rules)
        ]

    def too_few(self, cards: tuple[str, ...], least: int) -> dict[str, int]:
        """The cards with fewer scenarios than asked for, and how many they have."""
        counts = {card: len(self.about(card)) for card in cards}
        return {card: count for card, count in counts.items() if count < least}

    def wrong_citations(self) -> list[str]:
        """What is wrong with the lists of ids of the scenarios, one sentence each."""
        known = {rule.id for rule in self.rules}
        cards = {card for edition in EDITIONS.values() for card in (*edition.characters, *edition.uniques)}
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
