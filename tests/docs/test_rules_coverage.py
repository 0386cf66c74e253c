"""Every rule is shown by a scenario in every edition that it concerns, and every card by several."""

from pathlib import Path

from citadels.cards.editions import EDITIONS
from tools.generate_docs import rules_coverage
from tools.rules_coverage import (
    ALL_ACTION_CARDS,
    ALL_CHARACTERS,
    ALL_UNIQUES,
    LEAST_FOR_A_CHARACTER,
    LEAST_FOR_A_UNIQUE,
    LEAST_FOR_AN_ACTION_CARD,
    Coverage,
    Scenario,
    card_of,
    coverage,
    read_rules,
    read_scenarios,
    rules,
)
from tools.scenario_files import ROOT


def test_rule_ids_are_unique() -> None:
    ids = [rule.id for rule in rules()]
    assert len(ids) == len(set(ids)) > 250


def test_every_card_of_every_edition_has_a_rule() -> None:
    for edition in EDITIONS.values():
        owners = {
            card_of(rule.id, edition.characters, edition.uniques)
            for rule in rules()
            if edition.id in rule.editions
        }
        assert sorted({*edition.characters, *edition.uniques} - owners) == []


def test_every_rule_of_a_card_finds_its_card() -> None:
    lost = [
        rule.id
        for rule in rules()
        if rule.id.startswith(("C-", "U-")) and card_of(rule.id, ALL_CHARACTERS, ALL_UNIQUES) is None
    ]
    assert lost == []


def test_every_rule_concerns_an_edition() -> None:
    assert [rule.id for rule in rules() if not rule.editions] == []


def test_scenarios_cite_one_to_three_rules_that_exist() -> None:
    wrong = coverage().wrong_citations()
    assert not wrong, "\n".join(wrong)


def test_every_rule_has_a_scenario_in_every_edition() -> None:
    gaps = coverage().gaps()
    assert not gaps, f"{len(gaps)} rules without a scenario: {', '.join(gaps)}"


def test_every_character_has_five_scenarios() -> None:
    missing = coverage().too_few(ALL_CHARACTERS, LEAST_FOR_A_CHARACTER)
    assert not missing, f"characters with fewer than {LEAST_FOR_A_CHARACTER} scenarios: {missing}"


def test_every_unique_has_four_scenarios() -> None:
    missing = coverage().too_few(ALL_UNIQUES, LEAST_FOR_A_UNIQUE)
    assert not missing, f"uniques with fewer than {LEAST_FOR_A_UNIQUE} scenarios: {missing}"


def test_every_action_card_has_four_scenarios_in_each_version() -> None:
    found = coverage()
    for edition in ("classic", "deluxe-cz"):
        played = [scenario for scenario in found.scenarios if edition in scenario.editions]
        missing = Coverage(found.rules, played).too_few(ALL_ACTION_CARDS, LEAST_FOR_AN_ACTION_CARD)
        assert not missing, f"action cards with fewer than {LEAST_FOR_AN_ACTION_CARD} scenarios: {missing}"


# The counting itself

RULES = """
## 3. The turn (T)

- **T3** Take gold, or cards
  of which one is kept.
- **T8** (classic, dark-city) Something else.

## 4. Characters (C)

- **C-tax.1** Tax for every district.
- **U-lab** (Laboratory, cost 5) A card for gold.
| **R01** | A ruling. | all |
| **R02** | Another. | deluxe, deluxe-cz |
"""
# The same in so many editions, whichever else there are.
FOUR = "classic, dark-city, deluxe, deluxe-cz"
IN_FOUR = (
    RULES.replace("**T3**", f"**T3** ({FOUR})")
    .replace("**C-tax.1**", "**C-tax.1** (deluxe, deluxe-cz)")
    .replace("**U-lab**", f"**U-lab** ({FOUR})")
    .replace("| all |", f"| {FOUR} |")
)


def _scenario(
    title: str, rules: tuple[str, ...], about: tuple[str, ...] = (), editions: tuple[str, ...] = ("deluxe",)
) -> Scenario:
    return Scenario(ROOT / "tests" / "scenarios" / "some.yaml", title, rules, about, editions)


def test_rules_are_read_with_their_scope_and_chapter() -> None:
    found = read_rules(RULES)
    everywhere = tuple(EDITIONS)
    with_laboratory = tuple(id for id, edition in EDITIONS.items() if "laboratory" in edition.uniques)
    with_tax = tuple(id for id, edition in EDITIONS.items() if "tax_collector" in edition.characters)
    assert [(rule.id, rule.editions) for rule in found] == [
        ("T3", everywhere),
        ("T8", ("classic", "dark-city")),
        ("C-tax.1", with_tax),
        ("U-lab", with_laboratory),
        ("R01", everywhere),
        ("R02", ("deluxe", "deluxe-cz")),
    ]
    assert [rule.text for rule in found][3:5] == ["A card for gold.", "A ruling. | all"]
    assert found[0].chapter == "3. The turn (T)"


def test_gaps_and_counts() -> None:
    found = Coverage(
        read_rules(IN_FOUR),
        [
            _scenario("one", ("T3", "C-tax.1"), editions=("deluxe", "deluxe-cz")),
            _scenario("two", ("R01", "R02"), ("laboratory",), ("classic", "dark-city", "deluxe")),
        ],
    )
    assert found.gaps() == [
        "T3 (classic, dark-city)",
        "T8 (classic, dark-city)",
        "U-lab (classic, dark-city, deluxe, deluxe-cz)",
        "R01 (deluxe-cz)",
        "R02 (deluxe-cz)",
    ]
    assert [scenario.title for scenario in found.about("tax_collector")] == ["one"]
    assert [scenario.title for scenario in found.about("laboratory")] == ["two"]
    assert found.too_few(("laboratory", "tax_collector", "keep"), 1) == {"keep": 0}
    text = rules_coverage(found)
    assert "| T8 | Something else. | classic **none**<br>dark-city **none** | **none** |" in text
    assert "| C-tax.1 | Tax for every district. | deluxe 1<br>deluxe-cz 1 | [one](../tests/" in text


def test_wrong_citations_are_told() -> None:
    scenarios = [_scenario("none", ()), _scenario("unknown", ("T99",), ("dragon",))]
    wrong = Coverage(read_rules(RULES), scenarios).wrong_citations()
    assert len(wrong) == 3
    assert all(part in " ".join(wrong) for part in ("cites 0 ids", "no rule T99", "no card dragon"))


def test_scenario_files_are_read(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "b.yaml").write_text("- {scenario: B, rules: [T3], about: [keep]}\n")
    (tmp_path / "a.yaml").write_text(
        "- {scenario: A, rules: [T3, R01], editions: [classic, deluxe]}\n"
        "- {scenario: C, setup: {edition: dark-city}}\n"
    )
    found = read_scenarios(tmp_path)
    assert [(item.title, item.rules, item.about, item.editions) for item in found] == [
        ("A", ("T3", "R01"), (), ("classic", "deluxe")),
        ("C", (), (), ("dark-city",)),
        ("B", ("T3",), ("keep",), ("deluxe",)),
    ]
