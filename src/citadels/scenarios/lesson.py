"""A scene while somebody plays it: which step it is, what it waits for, and what was chosen instead."""

from typing import Final, Literal, get_args

from citadels.scenarios.scenes import Scene, Step

# choice: the player chooses. next: the player has read it. others: they play. again: the player has chosen
# something else, reads why that is not what was wanted, and tries again.
Waits = Literal["choice", "next", "others", "again"]
WAITS: Final[tuple[Waits, ...]] = get_args(Waits)


class Lesson:
    """Somebody in a scene. It can be gone through in any order: steps in between are played as wanted."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.number = 0
        self.reason = ""  # the name of what is said to another choice than the wanted one
        self.game = scene.parts[0].start()
        self._starts = [self.game.clone()]  # of each step so far
        self._watched = 0  # how much of what there is to watch has happened

    @property
    def step(self) -> Step:
        return self.scene.steps[self.number]

    @property
    def waits(self) -> Waits:
        if self.reason:
            return "again"
        if self._watched < len(self.step.watch):
            return "others"
        return "choice" if self.step.want else "next"

    @property
    def wanted(self) -> list[str]:
        """The choices that the step waits for."""
        if self.waits != "choice":
            return []
        options = [str(option) for option in self.game.decision.options]
        return [option for option in options if self.step.wants(option)]

    def coming(self) -> tuple[int, str] | None:
        """What is chosen next without the player, and by whom."""
        return self.step.watch[self._watched] if self.waits == "others" else None

    def play(self, choice: str) -> None:
        """A legal choice: the player's, or what there is to watch."""
        if self.waits == "others":
            self.game.play(choice)
            self._watched += 1
            return
        assert self.waits == "choice", "nothing is to be chosen now"
        wanted = self.step.wants(choice)
        self.game.play(choice)
        if wanted:
            self._begin(self.number + 1)
        else:
            self.reason = self.step.reason(choice)

    def go_to(self, number: int) -> None:
        """Begin a step, again or for the first time."""
        while len(self._starts) <= number:
            self._take(len(self._starts) - 1)
        self._return_to(number)

    def _take(self, number: int) -> None:
        """Play a step as wanted."""
        self._return_to(number)
        for _, choice in self.step.watch:
            self.game.play(choice)
        for choice in self.wanted[:1]:
            self.game.play(choice)
        self._begin(number + 1)

    def _return_to(self, number: int) -> None:
        self.number, self.reason, self._watched = number, "", 0
        self.game = self._starts[number].clone()

    def _begin(self, number: int) -> None:
        """Go on with a step, at the table as it is or at its own; later steps may begin otherwise now."""
        part = self.scene.part_at(number)
        if part is not None:
            self.game = self.scene.parts[part].start()
        self.number, self._watched = number, 0
        del self._starts[number:]
        self._starts.append(self.game.clone())
