"""``citadels analyse``: where a recorded game was won and lost, and how good each decision was."""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from citadels.cli.files import read_json
from citadels.cli.parsing import UsageError, add_command, number, positive
from citadels.cli.progress import progress_bar
from citadels.cli.voice import Later, language, say
from citadels.game import Game
from citadels.insight import conclusions
from citadels.insight.grading import GRADES
from citadels.insight.review import DECISIONS, MOMENTS, WORLDS, plan, work
from citadels.lang import Speaker
from citadels.rules.choice_texts import Option, option, parse_choice

if TYPE_CHECKING:
    from citadels.cli.commands import Commands

_TOLD: Final = ("doubtful", "mistake")


def add_to(commands: "Commands") -> None:
    parser = add_command(
        commands,
        "analyse",
        "citadels analyse my-game.json",
        "citadels analyse my-game.json --seat 0",
        "citadels analyse my-game.json --worlds 96 --json",
    )
    parser.add_argument("file", type=Path, metavar="RECORD", help=Later("help-replay-file"))
    parser.add_argument("--seat", type=number, metavar="N", help=Later("help-analyse-seat"))
    parser.add_argument(
        "--worlds",
        type=positive,
        default=WORLDS,
        metavar="N",
        help=Later("help-analyse-worlds", value=str(WORLDS)),
    )
    parser.add_argument("--json", action="store_true", help=Later("help-json"))
    parser.set_defaults(run=run)


def run(flags: argparse.Namespace) -> int:
    record = read_json(flags.file)
    game = Game.from_record(record)
    game.view(flags.seat)  # refuses a seat that does not exist
    if not game.over:
        raise UsageError("not_finished", path=str(flags.file))
    found: dict[str, list[dict[str, Any]]] = {MOMENTS: [], DECISIONS: []}
    parts = plan(record, flags.seat)
    with progress_bar(len(parts)) as progress:
        for part in parts:
            found[part.kind] += work(record, part, flags.worlds)
            if progress is not None:
                progress(1)
    for results in found.values():
        results.sort(key=lambda one: int(one["step"]))
    told = {
        **found,
        "swings": conclusions.swings(found[MOMENTS], record),
        "luckiest": conclusions.luckiest(found[DECISIONS], record),
        "suspected": conclusions.suspected(record),
    }
    if flags.json:
        print(json.dumps({"worlds": flags.worlds, **told}))
    else:
        seats = range(game.players) if flags.seat is None else [flags.seat]
        speaker = Speaker.at_table(language(), game)
        print("\n".join(_lines(told, game, speaker, list(seats))), file=sys.stdout)
    return 0


def _lines(told: dict[str, Any], game: Game, speaker: Speaker, seats: list[int]) -> Iterator[str]:
    yield say("insight-curve")
    for moment in told[MOMENTS]:
        if moment is told[MOMENTS][-1] or _begins_round(told[MOMENTS], moment):
            chances = "  ".join(
                f"{speaker.player(seat)} {chance:4.0%}" for seat, chance in enumerate(moment["public"])
            )
            yield f"  {say('table-round', round=str(moment['round']))}  {chances}"
    if told["swings"]:
        yield ""
        yield say("insight-swings")
        for swing in told["swings"]:
            yield "  " + _swing(swing, speaker)
            for event in swing["events"]:
                yield f"      {speaker.event(event)}"
    for seat in seats:
        yield ""
        yield from _player(told, speaker, seat)
    if told["suspected"]:
        yield ""
        yield say("insight-suspected")
        for naming in told["suspected"]:
            if naming["seat"] in seats:
                yield "  " + _naming(naming, speaker)


def _begins_round(moments: list[dict[str, Any]], moment: dict[str, Any]) -> bool:
    return next(one for one in moments if one["round"] == moment["round"]) is moment


def _swing(swing: dict[str, Any], speaker: Speaker) -> str:
    return say(
        "insight-swing",
        round=swing["round"],
        player=speaker.player(swing["seat"]),
        before=_percent(swing["before"]),
        after=_percent(swing["after"]),
    )


def _player(told: dict[str, Any], speaker: Speaker, seat: int) -> Iterator[str]:
    """The decisions of a player: how many of each grade, and those that cost something."""
    own = [decision for decision in told[DECISIONS] if decision["seat"] == seat]
    counts = Counter(decision["grade"] for decision in own)
    grades = ", ".join(language().labelled(say(f"insight-{grade}"), counts[grade]) for grade in GRADES)
    yield language().labelled(speaker.player(seat), grades)
    for decision in own:
        if decision["grade"] in _TOLD:
            yield from _mistake(decision, speaker)
    for lucky in told["luckiest"]:
        if lucky["seat"] == seat:
            gain = _percent(lucky["gain"])
            yield "  " + speaker.say("insight-lucky", round=lucky["round"], cards=lucky["cards"], gain=gain)


def _mistake(decision: dict[str, Any], speaker: Speaker) -> Iterator[str]:
    grade = say(f"insight-{decision['grade']}")
    head = say("table-round", round=str(decision["round"]))
    played = _choice(decision["choice"], decision["kind"], decision["foreseen"], speaker)
    yield f"  {head}, {grade}: {played} ({_chance(decision, '')})"
    best = _choice(decision["best"], decision["kind"], decision["best_foreseen"], speaker)
    yield "      " + say("insight-better", choice=best, chance=_chance(decision, "best_"))
    for ground in decision["grounds"]:
        told = speaker.format(f"advice-{ground['id']}", ground["arguments"])
        if told is not None:
            yield f"      {told}"


def _naming(naming: dict[str, Any], speaker: Speaker) -> str:
    suspects = ", ".join(
        f"{speaker.player(one['seat'])} {_percent(one['chance'])}" for one in naming["suspects"]
    )
    return speaker.say(
        "insight-naming" if naming["held_by"] is not None else "insight-naming_nobody",
        round=naming["round"],
        player=speaker.player(naming["seat"]),
        character=naming["character"],
        suspects=suspects or "–",
        holder="" if naming["held_by"] is None else speaker.player(naming["held_by"]),
    )


def _choice(text: str, kind: str, foreseen: dict[str, Any], speaker: Speaker) -> str:
    number = parse_choice(text)
    assert number is not None
    chosen: Option = option(number)
    return speaker.choice(kind, chosen, foreseen)


def _chance(decision: dict[str, Any], of: str) -> str:
    return f"{decision[of + 'chance']:.0%} ± {2 * decision[of + 'error']:.0%}"


def _percent(chance: float) -> str:
    return f"{chance:.0%}"
