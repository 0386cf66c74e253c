"""Parts of the views of one game, kept from position to position until what they follow from changes.

After a choice most of the table is as it was before. What a part can follow from is compared instead of
making it again; ``tests/knowledge/test_what_follows.py`` holds kept parts against new ones.
"""

from typing import Any, Final

from citadels.rules.state import FINISHED, State

Grounds = tuple[Any, ...]
NO_GROUNDS: Final[Grounds] = ()  # where nothing is kept
# The cards that a viewer knows in a hand, and the ranks that its player can have.
Concluded = tuple[tuple[int, ...] | None, tuple[int, ...] | None]


class SeenPlayer:
    """A player as others see them, by what these conclude: viewers often conclude the same."""

    __slots__ = ("begun", "grounds", "seen")

    def __init__(self, grounds: Grounds, begun: Any) -> None:
        self.grounds = grounds
        self.begun = begun
        self.seen: dict[Concluded, Any] = {}


class Kept:
    """The parts of one game in one form."""

    __slots__ = ("character_grounds", "characters", "characters_seen", "own", "players")

    def __init__(self) -> None:
        self.players: dict[int, SeenPlayer] = {}
        self.own: dict[int, tuple[Grounds, Any]] = {}  # players as they see themselves
        self.character_grounds: Grounds | None = None
        self.characters: list[Any] = []  # as everybody sees them
        self.characters_seen: dict[int, tuple[Grounds, list[Any]]] = {}  # by viewer


def player_grounds(state: State, seat: int) -> Grounds:
    """All that what is seen of a player follows from, points included; ``state`` is blind."""
    held = 0
    for rank, holder in enumerate(state.held):
        if holder == seat:
            held |= 1 << rank
    return (
        state.gold[seat],
        state.hands[seat],
        state.cities,
        state.museum,
        held,
        state.crown,
        state.round,
        state.first_complete,
        state.early_complete,
        state.bell,
        state.haunted_built,
        state.phase == FINISHED,
    )


def character_grounds(state: State) -> Grounds:
    """All that what is seen of the characters follows from."""
    return (
        state.held,
        state.called,
        state.revealed,
        state.murdered,
        state.bewitched,
        state.robbed,
        state.warrants,
        state.signed,
        state.warrant_shown,
        state.threats,
        state.flower,
        state.blackmailer,
    )
