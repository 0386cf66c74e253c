"""Messages show a caller's value briefly, and showing it never raises an error."""

from typing import Any

import pytest
from hypothesis import given

from citadels import Game, IllegalChoice, RecordError, Setup, SetupError
from citadels.rules.errors import LONGEST_SHOWN, as_text, shown
from tests.fuzz.strategies import ANYTHING, REPEATABLE

HUGE = 10**5000


class Unprintable:
    def __repr__(self) -> str:
        raise RuntimeError("no")


@REPEATABLE
@given(ANYTHING)
def test_any_value(value: Any) -> None:
    assert 0 < len(shown(value)) <= LONGEST_SHOWN
    assert as_text(value) == (value if isinstance(value, str) else shown(value))


def test_values() -> None:
    assert shown("king") == "'king'"
    assert shown(12) == "12"
    assert shown("x" * 500) == "'" + "x" * 56 + "..."
    assert shown(HUGE) == shown(-HUGE) == "a value of type int"
    assert shown([HUGE]) == "a value of type list"
    assert shown(Unprintable()) == "a value of type Unprintable"


@pytest.mark.parametrize(
    "bad",
    [HUGE, -HUGE, [HUGE], "x" * 100_000, Unprintable()],
    ids=["huge", "negative", "in a list", "long", "unprintable"],
)
def test_messages(bad: Any) -> None:
    game = Game(Setup(players=2), seed=1)
    errors = []
    for act in (
        lambda: Game(bad, seed=1),
        lambda: Game(seed=bad),
        lambda: Setup(edition=bad),
        lambda: Setup(players=bad),
        lambda: Setup(characters=(bad,)),
        lambda: Setup(uniques=(bad,)),
        lambda: Setup(set=bad),
        lambda: game.play(bad),
        lambda: game.view(bad),
        lambda: game.events(bad),
        lambda: Game.from_position(game.position(), seed=bad),
        lambda: Game.from_position({**game.position(), "acting": bad}),
        lambda: Game.from_position({**game.position(), "phase": bad}),
        lambda: Game.from_position({**game.position(), "deck": [bad]}),
        lambda: Game.from_position({**game.position(), "cities": [[bad], []]}),
        lambda: Game.from_record({**game.record(), "choices": [bad]}),
        lambda: Game.from_record({**game.record(), "table": bad}),
    ):
        with pytest.raises((SetupError, IllegalChoice, RecordError)) as raised:
            act()
        errors.append(str(raised.value))
    assert max(map(len, errors)) < 500


@pytest.mark.parametrize("key", [HUGE, Unprintable(), "x" * 100_000], ids=["huge", "unprintable", "long"])
def test_unknown_keys(key: Any) -> None:
    data: dict[Any, Any] = {key: 1}
    with pytest.raises(SetupError) as setup:
        Setup.from_json(data)
    with pytest.raises(RecordError) as record:
        Game.from_record({**Game(seed=1).record(), **data})
    assert len(str(setup.value)) + len(str(record.value)) < 500
    with pytest.raises(IllegalChoice):
        Game(seed=1).play_choice(HUGE)
