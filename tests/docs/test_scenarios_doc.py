"""The examples in docs/scenarios.md and docs/tutorials.md are scenarios and scenes that pass."""

import re
from pathlib import Path

import pytest
import yaml

from citadels.scenarios.reports import Report
from tools.generate_docs import DOCS


def _examples(document: str) -> list[str]:
    return re.findall(r"^```yaml\n(.*?)^```", (DOCS / document).read_text(encoding="utf-8"), re.S | re.M)


EXAMPLES = _examples("scenarios.md")
SCENES = _examples("tutorials.md")


def _title(example: str) -> str:
    first = yaml.safe_load(example)[0]
    return str(first.get("scenario") or first["scene"])


@pytest.mark.parametrize("example", [*EXAMPLES, *SCENES], ids=_title)
def test_example_passes(example: str, tmp_path: Path) -> None:
    (tmp_path / "example.yaml").write_text(example, encoding="utf-8")
    report = Report()
    report.run([str(tmp_path)])
    assert report.failures == []
    assert report.passed


def test_there_is_a_scene() -> None:
    assert SCENES


@pytest.mark.parametrize(
    "key", ["face_up", "turn", "knows", "haunted_built", "protected", "draft", "since", "no_event_for", "any"]
)
def test_what_is_hard_to_guess_has_an_example(key: str) -> None:
    assert re.search(rf"\b{key}\b", "\n".join(EXAMPLES))
