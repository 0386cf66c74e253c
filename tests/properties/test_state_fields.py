"""What a state is made of: every field is set at the start, copied, and written into positions."""

from citadels import Game, Setup
from citadels.notation.fields import FIELDS, IN_ORDER, NOT_WRITTEN
from citadels.rules.state import State, fresh_state

# A compiled class has them under another name.
NAMES: list[str] = sorted(getattr(State, "__mypyc_attrs__", None) or State.__slots__)
# A frame of the stack is a field of its own in a state: the topmost one.
WRITTEN = {field.name for field in FIELDS} - {"stack"}


def some_state() -> State:
    game = Game(Setup(players=5, set="random", action_cards=True), seed=4)
    for number in range(60):
        game.play(number % len(game.decision.options))
    return game.state


def test_every_field_is_written_or_known_not_to_be() -> None:
    assert sorted([*WRITTEN, *NOT_WRITTEN]) == NAMES
    assert len(IN_ORDER) == len(WRITTEN) + 1


def test_a_fresh_state_has_every_field() -> None:
    state = fresh_state(some_state().config, b"", None)
    assert [name for name in NAMES if not hasattr(state, name)] == []


def test_a_clone_has_every_field_but_the_log() -> None:
    state = some_state()
    clone = state.clone()
    assert clone.log is None
    for name in NAMES:
        if name != "log":
            assert getattr(clone, name) is getattr(state, name) or getattr(clone, name) == getattr(
                state, name
            )
