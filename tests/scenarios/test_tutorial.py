"""Every scene of the tutorial is played to its end: as wanted, and by everything else that is possible."""

from pathlib import Path

import pytest

from citadels.game import Game
from citadels.lang.language import LANGUAGES, Language
from citadels.lang.speaker import Speaker
from citadels.scenarios.lesson import Lesson
from citadels.scenarios.reports import Report
from citadels.scenarios.scenes import PLAYER, Scene, scenes

NAMES = ("Ada", "Bruno", "Clara", "Dario")
SCENES = list(scenes().values())
# A longer text would push the table off a phone.
LONGEST = 170


def watch(lesson: Lesson) -> None:
    """Let happen what there is to watch."""
    while (coming := lesson.coming()) is not None:
        seat, choice = coming
        assert lesson.game.decision.seat == seat
        lesson.play(choice)


def take(lesson: Lesson, choice: str = "") -> None:
    """Go on by one step: watch, choose, read."""
    number = lesson.number
    watch(lesson)
    if lesson.waits == "choice":
        lesson.play(choice or lesson.wanted[0])
    else:
        lesson.go_to(number + 1)
    assert lesson.number == number + 1


def finish(lesson: Lesson) -> None:
    """Play on as wanted, to the end."""
    while lesson.number < len(lesson.scene.steps) - 1:
        take(lesson)
    watch(lesson)
    assert lesson.waits == "next"


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.id)
def test_by_the_wanted_choices(scene: Scene) -> None:
    lesson = Lesson(scene)
    assert len(scene.steps) >= 4
    finish(lesson)


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.id)
def test_by_everything_else(scene: Scene) -> None:
    """Each other choice happens and gets its reason; then the step is taken back, and the scene goes on."""
    others = 0
    for number in range(len(scene.steps)):
        lesson = Lesson(scene)
        lesson.go_to(number)
        if lesson.waits != "choice":
            continue
        wanted, before = lesson.wanted, lesson.game.digest()
        for option in map(str, lesson.game.decision.options):
            lesson.go_to(number)
            lesson.play(option)
            if option in wanted:
                assert lesson.number == number + 1
                finish(lesson)
                continue
            others += 1
            waits: str = lesson.waits
            assert (waits, lesson.number) == ("again", number)
            assert lesson.reason
            assert lesson.game.digest() != before, "it does happen"
            lesson.go_to(number)
            assert (lesson.game.digest(), lesson.reason) == (before, "")
    assert others
    finish(lesson)


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.id)
def test_there_and_back(scene: Scene) -> None:
    """Every step can be begun from any other, and is the same each time."""
    lesson = Lesson(scene)
    there = []
    for number in range(len(scene.steps)):
        lesson.go_to(number)
        there.append((lesson.game.digest(), lesson.waits, lesson.wanted))
    for number in reversed(range(len(scene.steps))):
        lesson.go_to(number)
        assert (lesson.game.digest(), lesson.waits, lesson.wanted) == there[number]
    finish(lesson)


def test_another_wanted_choice_changes_what_follows() -> None:
    lesson = Lesson(scenes()["secret"])
    number = [step.say for step in lesson.scene.steps].index("keep")
    lesson.go_to(number)
    first, second = lesson.wanted
    lesson.play(first)
    take(lesson)
    assert lesson.wanted == [f"build {first.split()[1]}"]
    lesson.go_to(number)
    lesson.play(second)
    take(lesson)
    assert lesson.wanted == [f"build {second.split()[1]}"]


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.id)
def test_in_every_language(scene: Scene, code: str) -> None:
    """Every step and reason has words, short enough for a phone, and so has all that happens meanwhile."""
    language = Language(code)
    for id in scene.words():
        text = language.say(id)
        assert 0 < len(text) <= LONGEST, f"{id} has {len(text)} letters"
    lesson, games = Lesson(scene), list[Game]()
    for number in range(len(scene.steps)):
        lesson.go_to(number)
        watch(lesson)
        games.append(lesson.game)
    speaker = Speaker(language, PLAYER, "deluxe", NAMES)
    for game in games:
        told = [speaker.event(event) for event in game.events(PLAYER)]
        assert any(told) or not game.events(PLAYER)


def test_the_last_one_is_a_whole_end() -> None:
    lesson = Lesson(scenes()["end"])
    finish(lesson)
    assert lesson.game.over
    assert lesson.game.winners == [PLAYER]


GOOD = """
- scene: The King takes gold
  seats:
    - {gold: 2, hand: [castle, tavern], characters: [king]}
    - {characters: [bishop]}
    - {}
    - {}
  call: king
  turn: {done: [crown]}
  steps:
    - {say: hello, look: hand}
    - say: gather
      want: take_gold
      instead: {take_cards: cards}
    - say: build
      want: build
      instead: {else: unbuilt}
    - say: bishop
      watch: [0: end_turn, 1: [take_gold, end_turn]]
"""

# What is replaced by what, the line that is named, and some of the words.
MISTAKES = [
    ("look: hand", "look: hands", 11, "there is no part of the table 'hands'; did you mean hand?"),
    ("say: hello", "says: hello", 11, "a step has no key 'says'; did you mean say?"),
    ("say: hello", "say: Hello you", 11, "names words with small letters"),
    ("look: hand", "", 11, "a step needs look, want or watch"),
    ("want: take_gold", "want: take_golt", 13, "is not a choice; did you mean take_gold?"),
    ("want: take_gold", "want: build castle", 13, "'build castle' is not possible"),
    ("instead: {take_cards: cards}", "instead: {}", 14, "no reason is given for take_cards"),
    ("{take_cards: cards}", "{take_cards: cards, income: rich}", 14, "income is not another choice"),
    ("1: [take_gold, end_turn]", "2: take_gold", 19, "seat 2 should choose take_gold, but seat 1 decides"),
    ("1: [take_gold, end_turn]", "7: take_gold", 19, "there is no seat 7; there are 0 to 3"),
    ("1: [take_gold, end_turn]", "take_gold", 19, "watch lists SEAT: CHOICE"),
    ("      want: build\n", "      want: build\n      watch: [1: end_turn]\n", 15, "do not go together"),
    ("call: king", "cal: king", 8, "a scene has no key 'cal'; did you mean call?"),
    ("[castle, tavern]", "[castel, tavern]", 4, "there is no card 'castel'; did you mean castle?"),
]


def _report(text: str, folder: Path) -> Report:
    (folder / "scene.yaml").write_text(text, encoding="utf-8")
    report = Report()
    report.run([str(folder)])
    return report


def test_a_good_scene(tmp_path: Path) -> None:
    report = _report(GOOD, tmp_path)
    assert (report.passed, report.failures) == (1, [])


@pytest.mark.parametrize(("good", "bad", "line", "said"), MISTAKES)
def test_mistakes_are_named_with_their_lines(
    good: str, bad: str, line: int, said: str, tmp_path: Path
) -> None:
    assert GOOD.count(good) == 1
    (failure,) = _report(GOOD.replace(good, bad), tmp_path).failures
    assert failure.startswith(f"{tmp_path / 'scene.yaml'}:{line}: ")
    assert said in failure
