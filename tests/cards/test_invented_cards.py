"""Cards can be added from outside: what an invented card of each sort needs, and that it works everywhere."""

import ast
import json
import os
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

FOLDER = Path(__file__).parent
PACKAGE = FOLDER.parent.parent / "src" / "citadels"

# What each card consists of in ``invented_cards``, besides its place in the call of ``CARDS.add``.
NEEDED = {
    "lunar_envoy": {
        "declare_character": 1,
        "declare_verb": 2,
        "declare_event": 1,
        "declare_reason": 1,
        "class": 2,
    },
    "lunar_dial": {"declare_card": 1, "declare_verb": 1, "declare_event": 2, "class": 1},
    "lunar_juggler": {"declare_card": 1, "declare_verb": 1, "declare_event": 1, "class": 1},
}


def needed() -> dict[str, dict[str, int]]:
    """The declarations and classes of each card; ``declare_character`` or ``declare_card`` begins it."""
    found: dict[str, Counter[str]] = {}
    card = ""
    for node in ast.parse((FOLDER / "invented_cards.py").read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef):
            found[card]["class"] += 1
        value = node.value if isinstance(node, ast.AnnAssign) else None
        if isinstance(value, ast.Call) and ast.unparse(value.func).startswith("declare_"):
            if ast.unparse(value.func) in ("declare_character", "declare_card"):
                card = ast.literal_eval(value.args[0])
                found[card] = Counter()
            found[card][ast.unparse(value.func)] += 1
    return {name: dict(counts) for name, counts in found.items()}


def test_an_invented_card_is_in_one_module() -> None:
    for card, counts in needed().items():
        print(f"{card}: 1 module, " + ", ".join(f"{count} x {name}" for name, count in counts.items()))
    assert needed() == NEEDED
    named = re.compile("|".join(NEEDED))
    assert [path for path in PACKAGE.rglob("*.py") if named.search(path.read_text(encoding="utf-8"))] == []


def test_games_with_invented_cards() -> None:
    """Played to the end, written, read, undone, viewed, observed, resampled and simulated with bots."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.cards.invented_games"],
        cwd=FOLDER.parent.parent,
        env=os.environ | {"CITADELS_PURE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    result = json.loads(done.stdout)
    assert result["games"] == 30
    assert result["undone"] > 0
    # Each of these positions was written and read.
    assert result["asked_about_strongman"] > 0
    assert all(result["seen"].values()), result["seen"]
    assert result["described"] == sorted(result["seen"])
