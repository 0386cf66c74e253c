"""Every rule of deluxe is shown by a scenario, and every card by several."""

from pathlib import Path

from citadels.cards.editions import DELUXE
from tools.generate_docs import rules_coverage
from tools.rules_coverage import (
    LEAST_FOR_A_CHARACTER,
    LEAST_FOR_A_UNIQUE,
    ROOT,
    Coverage,
    Scenario,
    card_of,
    coverage,
    read_rules,
    read_scenarios,
    rules,
)


def test_rule_ids_are_unique() -> None:
    ids = [rule.id for rule in rules()]
    assert len(ids) == len(set(ids)) > 250


def test_every_card_of_deluxe_has_a_rule() -> None:
    owners = {card_of(rule.id, DELUXE.characters, DELUXE.uniques) for rule in rules() if rule.deluxe}
    assert sorted({*DELUXE.characters, *DELUXE.uniques} - owners) == []


def test_every_rule_of_a_card_finds_its_card() -> None:
    lost = [
        rule.id
        for rule in rules()
        if rule.deluxe
        and rule.id.startswith(("C-", "U-"))
        and card_of(rule.id, DELUXE.characters, DELUXE.uniques) is None
    ]
    assert lost == []


def test_scenarios_cite_one_to_three_rules_that_exist() -> None:
    wrong = coverage().wrong_citations()
    assert not wrong, "\n".join(wrong)


def test_every_rule_of_deluxe_has_a_scenario() -> None:
    gaps = coverage().gaps()
    assert not gaps, f"{len(gaps)} rules without a scenario: {', '.join(gaps)}"


def test_every_character_has_five_scenarios() -> None:
    missing = coverage().too_few(DELUXE.characters, LEAST_FOR_A_CHARACTER)
    assert not missing, f"characters with fewer than {LEAST_FOR_A_CHARACTER} scenarios: {missing}"


def test_every_unique_has_four_scenarios() -> None:
    missing = coverage().too_few(DELUXE.uniques, LEAST_FOR_A_UNIQUE)
    assert not missing, f"uniques with fewer than {LEAST_FOR_A_UNIQUE} scenarios: {missing}"


# The counting itself

RULES = """
## 3. The turn (T)

- **T3** Take gold, or cards
  of which one is kept.
- **T8** (not deluxe) Something else.

## 4. Characters (C)

- **C-tax.1** Tax for every district.
- **U-lab** (Laboratory, cost 5) A card for gold.
| **R01** | A ruling. | all |
"""


def _scenario(title: str, rules: tuple[str, ...], about: tuple[str, ...] = ()) -> Scenario:
    return Scenario(ROOT / "tests" / "scenarios" / "some.yaml", title, rules, about)


def test_rules_are_read_with_their_scope_and_chapter() -> None:
    found = read_rules(RULES)
    assert [(rule.id, rule.deluxe) for rule in found] == [
        ("T3", True),
        ("T8", False),
        ("C-tax.1", True),
        ("U-lab", True),
        ("R01", True),
    ]
    assert [rule.text for rule in found][-2:] == ["A card for gold.", "A ruling. | all"]
    assert found[0].chapter == "3. The turn (T)"


def test_gaps_and_counts() -> None:
    found = Coverage(
        read_rules(RULES),
        [_scenario("one", ("T3", "C-tax.1")), _scenario("two", ("R01",), ("laboratory",))],
    )
    assert found.gaps() == ["U-lab"]
    assert [scenario.title for scenario in found.about("tax_collector")] == ["one"]
    assert [scenario.title for scenario in found.about("laboratory")] == ["two"]
    assert found.too_few(("laboratory", "tax_collector", "keep"), 1) == {"keep": 0}
    text = rules_coverage(found)
    assert "| U-lab | A card for gold. | **none** |" in text
    assert "| T3 | Take gold, or cards | [one](../tests/scenarios/some.yaml) |" in text


def test_wrong_citations_are_told() -> None:
    scenarios = [_scenario("none", ()), _scenario("unknown", ("T99",), ("dragon",))]
    wrong = Coverage(read_rules(RULES), scenarios).wrong_citations()
    assert len(wrong) == 3
    assert all(part in " ".join(wrong) for part in ("cites 0 ids", "no rule T99", "no card dragon"))


def test_scenario_files_are_read(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "b.yaml").write_text("- {scenario: B, rules: [T3], about: [keep]}\n")
    (tmp_path / "a.yaml").write_text("- {scenario: A, rules: [T3, R01]}\n- {scenario: C}\n")
    found = read_scenarios(tmp_path)
    assert [(item.title, item.rules, item.about) for item in found] == [
        ("A", ("T3", "R01"), ()),
        ("C", (), ()),
        ("B", ("T3",), ("keep",)),
    ]
