"""Lessons: tables at which somebody learns the game. They are kept in memory, and are in nobody's list."""

from typing import Annotated, ClassVar, Final

import msgspec

from citadels.bots import LEVELS
from citadels.rules.setup import Setup
from citadels.scenarios.lesson import Lesson
from citadels.scenarios.scenes import PLAYER, Scene, scenes
from citadels.tables.command import Command, Context, Name, Settled
from citadels.tables.entry import Entry
from citadels.tables.messages import LessonInfo
from citadels.tables.refusals import Refused
from citadels.tables.table import Chair, Table

BOTS: Final = next(iter(LEVELS))  # they play what stands in the scene
StepNumber = Annotated[int, msgspec.Meta(ge=0, le=1000, description="A step of the scene, from 0.")]


class OpenLesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson to open: a scene of the tutorial, from a step on."""

    scene: Annotated[str, msgspec.Meta(max_length=40, description="The id of a scene.")]
    name: Name
    step: StepNumber = 0


class LessonOpened(Entry, frozen=True, kw_only=True, tag="lesson_opened"):
    """A guest sits down at a scene, among bots that play what stands in it."""

    scene: str
    name: str
    step: int = 0

    def happen(self, table: Table) -> None:
        scene = scenes()[self.scene]
        players = scene.parts[0].players
        table.host = self.guest
        table.setup = Setup(players=players)
        table.chat.allowed = "off"
        table.chairs = [Chair(level=BOTS) for _ in range(players)]
        table.chairs[PLAYER] = Chair(guest=self.guest, name=self.name)
        table.lesson = Lesson(scene)
        table.lesson.go_to(self.step)
        table.follow_lesson()


class StepBegun(Entry, frozen=True, kw_only=True, tag="step_begun"):
    """Whoever learns goes on to a step, or back to it."""

    rewinds: ClassVar[bool] = True

    step: int

    def happen(self, table: Table) -> None:
        assert table.lesson is not None
        table.lesson.go_to(self.step)
        table.follow_lesson()


class GoToStep(Command, frozen=True, kw_only=True, tag="step"):
    """Begin a step of a lesson: the next one, the same once more, or any other."""

    in_lessons: ClassVar[bool] = True

    step: StepNumber

    def settle(self, table: Table, by: Context) -> Settled:
        if table.lesson is None:
            raise Refused("no_lesson")
        table.own_seat(by.guest)
        check_step(table.lesson.scene, self.step)
        return Settled([StepBegun(step=self.step, **self.signed(by))])


def find_scene(id: str) -> Scene:
    found = scenes().get(id)
    if found is None:
        raise Refused("no_such_scene", scene=id, allowed=", ".join(scenes()))
    return found


def check_step(scene: Scene, step: int) -> None:
    if step >= len(scene.steps):
        raise Refused("no_such_step", step=step, most=len(scene.steps) - 1)


def described(lesson: Lesson) -> LessonInfo:
    """A lesson as its player sees it."""
    step = lesson.step
    return LessonInfo(
        scene=lesson.scene.id,
        step=lesson.number,
        steps=len(lesson.scene.steps),
        say=step.say,
        look=step.look,
        waits=lesson.waits,
        wanted=lesson.wanted,
        reason=lesson.reason or None,
    )
