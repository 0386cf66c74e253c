"""What can be done in a turn: the common shape of characters, uniques, gathering, building and ending."""

from citadels.rules.reasons import FINE, NOT_ON_OFFER
from citadels.rules.state import State


class Ability:
    """A rule that offers choices in a turn. Subclasses are singletons; all that changes is in the State."""

    verbs: tuple[int, ...] = ()
    paragraphs: tuple[str, ...] = ()  # of the short rulebook, for a player who can use it now

    def options(self, state: State, out: list[int]) -> None:
        """Add the choices that this rule offers now."""

    def absence(self, state: State) -> int:
        """Why this rule does not apply to the player whose turn it is."""
        return FINE

    def use(self, state: State, verb: int, argument: int) -> None:
        """Carry out one of its choices."""

    def obstacle(self, state: State, verb: int, argument: int) -> int:
        """0 where ``options`` offers the choice, otherwise the reason why not."""
        return NOT_ON_OFFER
