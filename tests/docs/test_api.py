"""docs/api.md and the declared messages name the same requests, commands and frames."""

import re
from pathlib import Path
from typing import Any, get_args

from citadels.tables import messages as m
from citadels.tables.api import ROUTES
from citadels.tables.frames import AnyFrame
from citadels.tables.questions import AnyMessage

TEXT = (Path(__file__).resolve().parent.parent.parent / "docs" / "api.md").read_text(encoding="utf-8")


def tags(union: Any) -> set[str]:
    return {str(kind.__struct_config__.tag) for kind in get_args(union)}


def section(title: str) -> str:
    return TEXT.partition(f"\n## {title}\n")[2].partition("\n## ")[0]


def rows(title: str) -> set[str]:
    """The first cells of a section's table."""
    return set(re.findall(r"^\| `([^`]+)` \|", section(title), re.MULTILINE))


def test_every_request_is_described() -> None:
    described = {(method, path.replace("ID", "{id}")) for method, path in _requests()}
    assert described == {(route.method, route.path) for route in ROUTES}


def _requests() -> set[tuple[str, str]]:
    found = re.findall(r"`(GET|POST) (/api/[a-zA-Z/]+)(\.json)?", TEXT)
    return {(method, path) for method, path, file in found if not file}


def test_every_command_and_frame_is_described() -> None:
    commands = rows("Commands") | set(re.findall(r'"command": "(why|hint)"', TEXT))
    assert commands == tags(AnyMessage)
    assert rows("At the socket") - {"type"} == tags(AnyFrame)


def test_every_field_of_frames_and_answers_is_described() -> None:
    """Each name appears somewhere in the text as code."""
    words = set(re.findall(r"[a-z_]+", " ".join(re.findall(r"`([^`]*)`", TEXT))))
    words |= set(re.findall(r'"([a-z_]+)":', TEXT))
    frames = [*get_args(AnyFrame), m.State, m.TableInfo, m.SeatInfo, m.RunningClock, m.FinalScore]
    frames += [m.ScoreLine, m.Compared, m.ConsideredChoice, m.Reason, m.Clock, m.Done, m.Token]
    frames += [m.Round, m.SeatAfterRound, m.MyTable, m.PlannedGame, m.Addresses, m.ChatMessage, m.SeatRequest]
    frames += [m.LessonInfo]
    missing = {
        f"{frame.__name__}.{name}"
        for frame in frames
        for name in frame.__struct_fields__
        if name not in words
    }
    assert missing == set()
