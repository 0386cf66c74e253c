"""What comes out of bad input, and nothing else does."""


class CitadelsError(ValueError):
    """An error with an id and arguments, for clients that find their own words, and a sentence."""

    def __init__(self, id: str, message: str, **arguments: object) -> None:
        super().__init__(message)
        self.id = id
        self.arguments = arguments


class SetupError(CitadelsError):
    """A game that cannot be set up; ``rule`` is the paragraph that forbids it."""

    def __init__(self, rule: str, id: str, message: str, **arguments: object) -> None:
        super().__init__(id, f"{message} ({rule})", **arguments)
        self.rule = rule


class IllegalChoice(CitadelsError):
    """A choice that is not possible now. The game is exactly as it was."""


class RecordError(CitadelsError):
    """A record or position that is damaged, or that the rules cannot have produced."""
