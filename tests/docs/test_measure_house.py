"""The figures about the code itself are correct."""

import ast
import json
import subprocess
import sys

from tools.measure_house import complexity, measure, spellings

MOST_LINES = 500  # in a file of src and web/src
MOST_COMPLEX = 25
MOST_FILES_OF_A_CARD = 15  # without words and tests; a new one needs fewer (docs/changing.md)


def _complexity(source: str) -> int:
    return complexity(ast.parse(source).body[0])


def test_complexity_counts_every_fork() -> None:
    assert _complexity("def plain():\n    return 1\n") == 1
    assert _complexity("def fork(a, b):\n    return 1 if a and b else 2\n") == 3
    assert _complexity("def loop(a):\n    for b in a:\n        if b:\n            pass\n") == 3
    assert _complexity("def listed(a):\n    return [b for b in a if b]\n") == 3
    match = "def cases(a):\n    match a:\n        case 1: pass\n        case _: pass\n"
    assert _complexity(match) == 2


def test_spellings_are_those_of_every_language_we_write() -> None:
    assert spellings("thieves_den") == [
        "thieves_den",
        "THIEVES_DEN",
        "ThievesDen",
        "thievesDen",
        "thieves-den",
    ]


def test_a_card_is_found_by_its_name_and_its_own_ids() -> None:
    house = measure("diplomat")
    assert len(house.card.files) <= MOST_FILES_OF_A_CARD
    assert "src/citadels/rules/characters/diplomat.py" in house.card.files
    assert "EXCHANGE_FOR" in house.card.spellings
    assert "INCOME" not in house.card.spellings  # others have it too
    assert '"exchange"' in house.card.spellings  # the decision


def test_files_stay_short_and_functions_simple() -> None:
    house = measure()
    assert {file: lines for file, lines in house.long_files.items() if lines > MOST_LINES} == {}
    assert [function for function in house.most_complex if function.complexity > MOST_COMPLEX] == []


def test_the_script_writes_json() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "tools.measure_house", "--json", "--card", "park"],
        capture_output=True,
        text=True,
        check=True,
    )
    told = json.loads(ran.stdout)
    assert told["card"]["name"] == "park"
    assert {package["name"] for package in told["packages"]} >= {"cards", "rules", "tests", "web/table"}
    assert told["typed_returns"] == 100
