"""The house rules: how the rules of the editions differ, apart from their cards, and what a setup may change.

A house rule is one field of ``Parameters``, with its values and a sentence. Setups, records, the command
line, the schema, the page and the documents read the list that is made of these fields.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any, Final

from citadels.cards.versions import NEWEST, is_usual, version_text

# E4: what decides between players with equally many points.
BY_RANK: Final = "rank"  # the higher rank held in the last round
BY_DISTRICTS: Final = "districts"  # more points from districts alone; then a shared win
BY_DISTRICTS_AND_GOLD: Final = "districts_and_gold"  # the same, then more gold; then a shared win
TIE_BREAKS: Final = (BY_RANK, BY_DISTRICTS, BY_DISTRICTS_AND_GOLD)

# The versions of the action cards (section 6 of the rules) and the cards of each. They are shuffled in whole,
# so a version that games were played with never changes: new cards come as a new version.
FIRST_VERSION: Final = "first"
SECOND_VERSION: Final = "second"
_CIRCUS: Final = (
    "big_top",
    "ticket_wagon",
    "acrobat",
    "fortune_teller",
    "strongman",
    "director",
    "human_cannonball",
)
ACTION_CARDS_OF: Final[dict[str, tuple[str, ...]]] = {FIRST_VERSION: _CIRCUS, SECOND_VERSION: _CIRCUS}
ACTION_CARD_VERSIONS: Final = tuple(ACTION_CARDS_OF)

# The kinds of house rules.
NUMBER: Final = "number"
SWITCH: Final = "switch"
CHOICE: Final = "choice"


class HouseRule:
    """One house rule: the values it can have, and what it means."""

    __slots__ = ("added_later", "default", "kind", "name", "rule", "text", "unit", "values")

    def __init__(
        self,
        kind: str,
        default: int | str,
        values: tuple[int, ...] | tuple[str, ...],
        rule: str,
        text: str,
        unit: str,
        added_later: bool,
    ) -> None:
        self.name = ""  # that of its field
        self.kind = kind
        self.default = default  # the value since 2016
        self.values = values
        self.rule = rule  # the paragraph of docs/rules.md
        self.text = text
        self.unit = unit  # what a number counts, for the words: ``count-districts``
        # Whether older records were written without this rule. It is left out of positions where it has
        # its default, so that those records keep their digests.
        self.added_later = added_later


def _rule(rule: HouseRule) -> Any:
    return field(default=rule.default, metadata={"house_rule": rule})


def number(
    default: int, values: range, rule: str, text: str, unit: str = "points", added_later: bool = False
) -> Any:
    return _rule(HouseRule(NUMBER, default, tuple(values), rule, text, unit, added_later))


def switch(default: bool, rule: str, text: str, added_later: bool = False) -> Any:
    return _rule(HouseRule(SWITCH, default, (False, True), rule, text, "", added_later))


def choice(default: str, values: tuple[str, ...], rule: str, text: str, added_later: bool = False) -> Any:
    return _rule(HouseRule(CHOICE, default, values, rule, text, "", added_later))


@dataclass(frozen=True)
class Parameters:
    """The rules that a game is played by, as far as editions and house rules differ."""

    city_size: int = number(7, range(4, 13), "E1", "The districts that complete a city.", "districts")
    five_types_bonus: int = number(3, range(11), "E2", "The points for districts of all five types.")
    discard_pile: bool = switch(
        False, "T4", "Whether discarded districts lie face up on a pile instead of under the deck."
    )
    face_down_first: bool = switch(
        False, "D2", "Whether the face-down character is drawn before those that lie face up."
    )
    face_down_seen: bool = switch(False, "D3", "Whether the crowned player looks at the face-down character.")
    tie_break: str = choice(BY_RANK, TIE_BREAKS, "E4", "What decides between equal scores.")
    action_cards: str | None = None  # their version; None: played without them
    versions: Mapping[str, str] = field(default_factory=dict)  # of cards not played in their newest one

    def to_json(self) -> dict[str, Any]:
        """As written in a position: without newer rules that have their default value."""
        later = [rule for rule in HOUSE_RULES if rule.added_later]
        usual = {rule.name for rule in later if getattr(self, rule.name) == rule.default}
        written = {name: value for name, value in self.all().items() if name not in usual}
        versions = self.versions.items()
        texts = {
            card: version_text(card, version) for card, version in versions if not is_usual(card, version)
        }
        return {**written, "versions": texts}

    def all(self) -> dict[str, Any]:
        """Every parameter by its name, ready for JSON."""
        written = {rule.name: getattr(self, rule.name) for rule in HOUSE_RULES}
        written["action_cards"] = self.action_cards
        written["versions"] = {card: version for card, version in self.versions.items() if version != NEWEST}
        return written


def _house_rules() -> tuple[HouseRule, ...]:
    found: list[HouseRule] = []
    for entry in fields(Parameters):
        if "house_rule" in entry.metadata:
            rule: HouseRule = entry.metadata["house_rule"]
            rule.name = entry.name
            found.append(rule)
    return tuple(found)


HOUSE_RULES: Final = _house_rules()
HOUSE_RULE_BY_NAME: Final[dict[str, HouseRule]] = {rule.name: rule for rule in HOUSE_RULES}
