"""The King (rank 4)."""

from citadels.cards.characters import KING
from citadels.cards.districts import NOBLE
from citadels.cards.versions import NEWEST
from citadels.rules.characters.base import IncomeCharacter
from citadels.rules.choices import INCOME, TAKE_CROWN
from citadels.rules.crown import move_crown
from citadels.rules.reasons import ALREADY_HAS_CROWN, CROWN_TO_BEWITCHED, FINE
from citadels.rules.state import RESUMED, State


class ClassicKing(IncomeCharacter):
    """C-king: gold for noble districts; in classic and dark-city crowned at once when called (C-king.2)."""

    number: int = KING
    version: str = "classic"
    income_type: int = NOBLE

    def begin(self, state: State) -> None:
        # C-witch.4: a Witch going on as the King does not get the crown.
        if not state.flags & RESUMED:
            move_crown(state, state.seat)

    def bewitched(self, state: State, seat: int) -> None:
        """C-witch.4: the crown goes to the bewitched player. C-king.5: not after the Acrobat."""
        if not state.acrobat:
            move_crown(state, seat)

    def shown_murdered(self, state: State, seat: int) -> None:
        """C-king.3: the crown is the murdered King's at the end of the round. K20: not after the Acrobat."""
        if not state.acrobat:
            move_crown(state, seat)


class King(ClassicKing):
    """C-king.2 since 2016: the crown at a time of one's choice."""

    version: str = NEWEST
    verbs: tuple[int, ...] = (INCOME, TAKE_CROWN)

    def begin(self, state: State) -> None:
        """Nothing yet."""

    def options(self, state: State, out: list[int]) -> None:
        super().options(state, out)
        if not self._crown_obstacle(state):
            out.append(TAKE_CROWN)

    def _crown_obstacle(self, state: State) -> int:
        if state.flags & RESUMED:
            return CROWN_TO_BEWITCHED
        return ALREADY_HAS_CROWN if state.crown == state.seat else FINE

    def obstacle(self, state: State, verb: int, argument: int) -> int:
        return self._crown_obstacle(state) if verb == TAKE_CROWN else super().obstacle(state, verb, argument)

    def use(self, state: State, verb: int, argument: int) -> None:
        if verb == TAKE_CROWN:
            move_crown(state, state.seat)
        else:
            super().use(state, verb, argument)

    def moves_crown(self, state: State) -> bool:
        return not self._crown_obstacle(state)

    def has_done(self, state: State, verb: int) -> bool:
        return state.crown == state.seat if verb == TAKE_CROWN else super().has_done(state, verb)

    def settle_crown(self, state: State) -> None:
        """C-king.2: taken at the end of the turn at the latest."""
        if not state.flags & RESUMED:
            move_crown(state, state.seat)
