"""Scenario files with something wrong in them: a scenario passes, fails or is refused, and nothing else."""

import copy
from typing import Any

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from citadels.cards.characters import CHARACTER_NAMES
from citadels.cards.districts import CARD_NAMES
from citadels.scenarios.problems import ScenarioError
from citadels.scenarios.reports import Report
from citadels.scenarios.runner import load, run
from citadels.scenarios.written_table import TABLE_KEYS
from tests.fuzz.strategies import JSON, REPEATABLE, SCALARS
from tools.scenario_files import scenario_files

SCENARIOS = [data for path in scenario_files() for data in load(path)]

# What stands in scenarios, so that a mutant is often nearly right.
_WORDS = st.sampled_from(
    [
        *CHARACTER_NAMES,
        *CARD_NAMES,
        *sorted(TABLE_KEYS),
        "...",
        "any",
        "nobody",
        "spectator",
        "undo",
        "expect",
        "round_end",
        "new_round",
        "after_draft",
        "draft",
        "take_gold",
        "end_turn",
        "market+1",
    ]
)
_VALUES = st.one_of(JSON, SCALARS, _WORDS, st.lists(_WORDS, max_size=3), st.integers(-2, 9), st.dates())


def _places(value: Any) -> list[tuple[Any, Any]]:
    """Everything that contains something, with each key."""
    if isinstance(value, dict):
        inner = [place for item in value.values() for place in _places(item)]
        return [(value, key) for key in value] + inner
    if isinstance(value, list):
        inner = [place for item in value for place in _places(item)]
        return [(value, place) for place in range(len(value))] + inner
    return []


def _mutate(data: dict[str, Any], drawn: st.DataObject) -> None:
    """Change, take away, add or move something."""
    container, key = drawn.draw(st.sampled_from(_places(data)))
    what = drawn.draw(st.sampled_from(["change", "change", "number", "remove", "add", "move"]))
    if what == "change":
        container[key] = drawn.draw(_VALUES)
    elif what == "number" and type(container[key]) is int:
        container[key] += drawn.draw(st.integers(-9, 9))
    elif what == "remove":
        del container[key]
    elif what == "add":
        new = drawn.draw(st.one_of(_WORDS, st.integers(-1, 9)))
        if isinstance(container, dict):
            container[new] = drawn.draw(_VALUES)
        else:
            container.insert(key, drawn.draw(_VALUES))
    elif what == "move":
        other, other_key = drawn.draw(st.sampled_from(_places(data)))
        container[key] = copy.deepcopy(other[other_key])


@settings(REPEATABLE, max_examples=500)
@given(st.sampled_from(SCENARIOS), st.integers(1, 3), st.data())
def test_a_changed_scenario_passes_fails_or_is_refused(
    data: dict[str, Any], changes: int, drawn: st.DataObject
) -> None:
    data = copy.deepcopy(data)
    for _ in range(changes):
        if data:
            _mutate(data, drawn)
    try:
        for difference in run(data):
            assert difference.text
    except ScenarioError as error:
        assert str(error)


@settings(REPEATABLE, max_examples=150)
@given(st.sampled_from(SCENARIOS), st.data())
def test_a_damaged_file_stops_no_other(
    tmp_path_factory: pytest.TempPathFactory, data: dict[str, Any], drawn: st.DataObject
) -> None:
    text = yaml.safe_dump([data], sort_keys=False)
    start = drawn.draw(st.integers(0, len(text)))
    end = drawn.draw(st.integers(start, min(len(text), start + 12)))
    put = drawn.draw(st.one_of(st.text(max_size=6), st.sampled_from("-:[]{}&*!|>'\"%@`#?,0\t")))
    folder = tmp_path_factory.mktemp("files")
    (folder / "a.yaml").write_text(text[:start] + put + text[end:], encoding="utf-8", errors="surrogatepass")
    (folder / "b.yaml").write_text(yaml.safe_dump([data]), encoding="utf-8")
    report = Report()
    report.run([str(folder)])
    assert report.passed >= 1, report.failures
    assert not [failure for failure in report.failures if "the engine fails" in failure or "\n" in failure]
