"""What is wrong in a scenario file is said in one line: where, what, and what was probably meant."""

from pathlib import Path

import pytest

from citadels.scenarios.reports import Report

GOOD = """
- scenario: The Thief robs the Merchant
  rules: [C-thief.1]
  seats:
    - {gold: 1, characters: [thief], city: [docks]}
    - {gold: 4, characters: [merchant]}
    - {}
    - {}
  call: thief
  play:
    - 0: take_gold
    - 0: rob merchant
  expect:
    gold: {0: 3}
    sees: {1: {players.0.gold: 3}}
"""
CITY = "[docks, manor, castle, temple, tavern, market, church]"

# What is replaced by what, the line that is named, and some of the words.
MISTAKES = [
    ("[C-thief.1]", "[C-theif.1]", 3, "there is no paragraph 'C-theif.1'; did you mean C-thief.1?"),
    ("[C-thief.1]", "[]", 3, "one to three paragraphs"),
    ("call: thief", "cal: thief", 9, "has no key 'cal'; did you mean call?"),
    ("call: thief", "call: theif", 9, "there is no character 'theif'; did you mean thief?"),
    ("call: thief", "call: emperor", 9, "emperor is not in play"),
    ("city: [docks]", "city: [dokcs]", 5, "there is no card 'dokcs'; did you mean docks?"),
    ("gold: 1,", "gold: -1,", 5, "gold must be a whole number from 0"),
    ("gold: 4", "gold: many", 6, "gold must be a whole number"),
    ("gold: 1,", "gold: !!int one,", 0, "line 5: invalid literal"),
    ("expect:", "expects:", 13, "has no key 'expects'; did you mean expect?"),
    ("characters: [merchant]", "characters: [merchant, king]", 6, "seat 1 has 2 characters; with 4 players"),
    ("call: thief", "call: thief\n  tax: -2", 10, "tax must be a whole number"),
    ("call: thief", "call: thief\n  round: 0", 10, "round must be a whole number from 1"),
    ("call: thief", "call: thief\n  call: king", 0, "line 10: call stands here twice"),
    ("call: thief", "call: thief\n  first_complete: 0", 10, "seat 0 has 1 of 7 districts"),
    ("city: [docks]", f"city: {CITY}", 0, ""),
    ("call: thief", "call: thief\n  edition: delux", 10, "there is no edition 'delux'; did you mean deluxe?"),
    ("call: thief", "call: thief\n  editions: [delux]", 10, "did you mean deluxe?"),
    ("call: thief", "start: cal", 9, "there is no start 'cal'; did you mean call?"),
    ("call: thief", "call: thief\n  haunted_built: 2", 10, "haunted_built must be a whole number"),
    ("call: thief", "call: thief\n  haunted_built: 1", 2, "there is no Haunted Quarter"),
    ("call: thief", "call: thief\n  face_up: [king, merchant]", 10, "face_up needs 2 different characters"),
    ("call: thief", "call: thief\n  face_down: merchant", 10, "merchant cannot lie on the table"),
    ("call: thief", "call: thief\n  turn: {done: [gatherd]}", 10, "did you mean gathered?"),
    ("call: thief", "call: thief\n  turn: {used: [docks]}", 10, "has no unique docks in its city"),
    ("call: thief", "call: king\n  turn: {done: [gathered]}", 10, "king has no turn that has begun"),
    ("call: thief", "call: thief\n  knows: {2: {hands: {0: [market]}}}", 10, "seat 2 cannot know market"),
    ("call: thief", "call: thief\n  threats: {flower: king, plain: king}", 10, "2 different characters"),
    ("call: thief", "call: thief\n  protected: 7", 10, "there is no seat 7; there are 0 to 3"),
    ("rob merchant", "rob merchent", 12, "no character 'merchent'; did you mean merchant?"),
    ("rob merchant", "rub merchant", 12, "'rub merchant' is not a choice; did you mean rob?"),
    ("rob merchant", "rob", 12, "it is written rob CHARACTER"),
    ("rob merchant", "build docks", 12, "step 2: 'build docks' is not possible"),
    ("0: rob", "1: rob", 12, "seat 1 should choose 'rob merchant', but it is seat 0 that decides"),
    ("0: rob", "7: rob", 12, "there is no seat 7"),
    ("gold: {0: 3}", "gold: {0: 4}", 14, "gold of seat 0: expected 4, found 3"),
    ("gold: {0: 3}", "gold: {0: -3}", 14, "gold must be a whole number"),
    ("gold: {0: 3}", "glod: {0: 3}", 14, "has no key 'glod'; did you mean gold?"),
    ("players.0.gold: 3}", "players.0.gold: 4}", 15, "seat 1 sees players.0.gold: expected 4, found 3"),
    ("players.0.gold: 3}", "players.0.glod: 3}", 15, "there is no glod; did you mean gold?"),
    ("gold: {0: 3}", "events: [robed]", 14, "there is no event 'robed'; did you mean"),
    ("gold: {0: 3}", "events: [{event: called, who: 1}]", 14, "the event called has no key 'who'"),
    ("gold: {0: 3}", "events: [{event: called, by: 9}]", 14, "there is no seat 9"),
    ("gold: {0: 3}", "events_for: {3: [turn_ended]}", 14, "seat 3 does not see turn_ended happen"),
    ("gold: {0: 3}", "no_event: [{event: drew, cards: [docks]}]", 14, "is secret"),
    ("gold: {0: 3}", "no_event_for: {2: [gold_gathered]}", 14, "seat 2 sees gold_gathered happen"),
    ("gold: {0: 3}", "since: 9\n    no_event: [called]", 14, "since must be a whole number from 1 to 2"),
    ("gold: {0: 3}", "illegal: {build keep: not_in_hnd}", 14, "did you mean not_in_hand?"),
    ("gold: {0: 3}", "legal: [build keep]", 14, "'build keep' should be legal, but: "),
    ("gold: {0: 3}", "options: [take_gold]", 14, "options: missing take_gold and besides end_turn"),
    ("gold: {0: 3}", "decision: trun", 14, "did you mean turn?"),
    ("gold: {0: 3}", "scores: {0: {lines: {district: 3}}}", 14, "did you mean districts?"),
]


def failures(folder: Path, text: str) -> list[str]:
    (folder / "a.yaml").write_text(text, encoding="utf-8")
    report = Report()
    report.run([str(folder)])
    return report.failures


@pytest.mark.parametrize(
    ("right", "wrong", "line", "words"), MISTAKES, ids=[wrong for _, wrong, _, _ in MISTAKES]
)
def test_mistakes_are_named(tmp_path: Path, right: str, wrong: str, line: int, words: str) -> None:
    assert right in GOOD
    found = failures(tmp_path, GOOD.replace(right, wrong, 1))
    if not words:
        assert found == []
        return
    (told,) = found
    assert words in told
    if line:
        assert told.startswith(f"{tmp_path}/a.yaml:{line}: The Thief robs the Merchant")


def test_a_message_names_the_open_decision_and_its_options(tmp_path: Path) -> None:
    (told,) = failures(tmp_path, GOOD.replace("rob merchant", "build docks"))
    assert told.endswith(
        "(seat 0 decides, turn: rob magician, rob king, rob bishop, rob merchant, rob architect, "
        "rob warlord, end_turn)"
    )


def test_one_bad_scenario_or_file_stops_no_other(tmp_path: Path) -> None:
    (tmp_path / "b.yaml").write_text("- 1\n- {}\n- editions: [golden]\n" + GOOD.lstrip(), encoding="utf-8")
    (tmp_path / "c.yaml").write_text("- date: 2001-99-99\n", encoding="utf-8")
    (tmp_path / "d.yaml").write_text("&all [*all]\n", encoding="utf-8")
    (tmp_path / "e.yaml").write_bytes(b"\xff\xfe\x00")
    (tmp_path / "f.yaml").write_text("", encoding="utf-8")
    report = Report()
    (tmp_path / "g.yaml").write_text(GOOD, encoding="utf-8")
    report.run([str(tmp_path)])
    assert report.passed == 2
    assert [failure.split(":")[0].rpartition("/")[2] for failure in report.failures] == [
        "b.yaml",
        "b.yaml",
        "b.yaml",
        "c.yaml",
        "d.yaml",
        "e.yaml",
        "f.yaml",
    ]
