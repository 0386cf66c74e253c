"""Bots: found by their codes, knowing no more than their seat, and always choosing something legal."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from pathlib import Path

import pytest

from citadels import Game, Observation, Setup
from citadels.bots import BOTS, LEVELS, Bot, BotError, BotFault, bot_choice, bots_with, find_bot
from citadels.cards.districts import MANOR, PALACE
from citadels.policy.steward.planning import finishing
from citadels.policy.steward.steward import Steward
from citadels.policy.styles import STYLES, make_style
from citadels.rules.dealing import new_state
from citadels.rules.state import DRAFT
from citadels.sim import simulate
from tests.properties.games import some_game

CODES = ["random", "greedy", "steward", *(f"steward:{style}" for style in STYLES), "search:n2"]


def test_random_bot_uses_every_choice_and_repeats_itself_from_its_seed() -> None:
    observation = Game(Setup(players=4, crown=0), seed=2).observe(0)
    kind = find_bot("random")
    first, again, other = kind.player(1), kind.player(1), kind.player(2)
    choices = [first.choose(observation) for _ in range(400)]
    assert choices == [again.choose(observation) for _ in range(400)]
    assert choices != [other.choose(observation) for _ in range(400)]
    # 400 draws of five: fewer than 40 of one would be a chance of less than one in a million.
    assert all(choices.count(option.id) >= 40 for option in observation.options)


@pytest.mark.parametrize(
    "code",
    [
        "",
        "Random",
        "random ",
        "random:1",
        "random:",
        "greedy:2",
        "steward:",
        "steward:nobody",
        "easy:1",
        "search:",
        "search:x",
        "search:0",
        "search:n8:",
        "search:n8:nights",
        "search-1:n8:draft",
    ],
)
def test_codes_that_name_no_bot(code: str) -> None:
    with pytest.raises(BotError):
        find_bot(code)


def test_what_was_meant_is_suggested() -> None:
    with pytest.raises(BotError, match="did you mean steward"):
        find_bot("stewart")
    with pytest.raises(BotError, match="rusher, builder, thief, blocker"):
        find_bot("steward:rush")


@pytest.mark.parametrize(("part", "searched"), [("draft", True), ("turns", False)])
def test_a_part_of_the_game_is_left_to_the_steward(part: str, searched: bool) -> None:
    game, _ = some_game("parts", 4)
    others = [find_bot("steward").player(seat) for seat in range(4)]
    left = 0
    while not game.over and left < 20:
        seat = game.decision.seat
        drafting = game.state.phase == DRAFT
        if drafting is not searched and len(game.decision.choices) > 1:
            seen = game.observe(seat)
            steward = Steward(make_style(""), left)
            expected = steward.choose(seen.position, seat, list(game.decision.choices), seen.draft_looks())
            assert find_bot(f"search:n1:{part}").player(left).choose(seen) == expected
            left += 1
        played(game, others, 1)
    assert left == 20


def test_the_last_to_play_completes_a_city_for_a_tie() -> None:
    """All others have played, and the highest rank wins a tie: ending the game now wins it."""
    state = new_state(Setup(players=4, edition="classic"), 1, None)
    state.cities = ((MANOR,), (PALACE, MANOR), (MANOR,), ())
    state.held = (0, 1, 2, 3, 0, *state.held[5:])
    state.called, state.revealed = 4, 0b11110
    style = make_style("")
    missing = 8 - 3 - 4  # E2: 4 points for completing a city first
    assert finishing(state, 0, missing, style) == style.finish
    assert finishing(state, 0, missing - 1, style) < 0
    style.building.knows_ties = False
    assert finishing(state, 0, missing, style) < 0
    state.revealed = 0b11010  # one of them has not been called yet
    assert finishing(state, 0, missing, make_style("")) < 0


def test_levels_are_bots() -> None:
    for code in LEVELS.values():
        assert find_bot(code).kind.name in BOTS


def played(game: Game, bots: list[Bot], most: int = 10_000) -> list[int]:
    """Play on and return the choices."""
    choices: list[int] = []
    while not game.over and len(choices) < most:
        choices.append(bot_choice(game, bots[game.decision.seat]))
        game.play_choice(choices[-1])
    return choices


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("players", range(2, 9))
def test_no_illegal_choice(code: str, players: int) -> None:
    kind = find_bot(code)
    for number in range(1 if code.startswith("search") else 6):
        game, _ = some_game(f"{code} {players} {number}", players)
        played(game, [kind.player(seat) for seat in range(players)])
        assert game.over


@pytest.mark.parametrize("code", CODES)
def test_the_same_seed_gives_the_same_game(code: str) -> None:
    kind = find_bot(code)
    setup = Setup(players=5, set="random")
    once, again = (Game(setup, seed=4) for _ in range(2))
    assert played(once, [kind.player(seat) for seat in range(5)]) == played(
        again, [kind.player(seat) for seat in range(5)]
    )


@pytest.mark.parametrize("code", CODES)
def test_redrawn_worlds_make_no_difference(code: str) -> None:
    """What a bot cannot know does not change what it does."""
    kind = find_bot(code)
    rng = random.Random(code)
    for number in range(8):
        players = 2 + number % 7
        game, _ = some_game(f"worlds {number}", players)
        others = [find_bot("steward").player(seat) for seat in range(players)]
        played(game, others, rng.randrange(10, 120))
        for step in range(12):
            if game.over:
                break
            seat = game.decision.seat
            world = game.resample(seat, number * 100 + step)
            here = kind.player(step).choose(game.observe(seat))
            assert here == kind.player(step).choose(world.observe(seat))
            played(game, others, 1)


@pytest.mark.parametrize("code", ["steward", "search:n8"])
def test_nobody_can_count_on_what_is_taken_in_the_draft(code: str) -> None:
    """The same player in the same place does not always take the same character."""
    kind = find_bot(code)
    observed = mixed = 0
    for number in range(4):
        game = Game(Setup(players=4, set="random"), seed=number)
        others = [find_bot("steward").player(seat) for seat in range(4)]
        while not game.over and observed < 5 * (number + 1):
            decision = game.decision
            if decision.kind == "draft" and len(decision.choices) >= 4:
                observation = game.observe(decision.seat)
                taken = {kind.player(seed).choose(observation) for seed in range(20)}
                observed += 1
                mixed += len(taken) > 1
            played(game, others, 1)
    assert observed == 20
    assert mixed >= 7


IN_ANOTHER_PROCESS = """
import json, sys
from citadels import Observation
from citadels.bots import find_bot

code, seed = sys.argv[1:]
bot = find_bot(code).player(int(seed))
for line in sys.stdin:
    print(bot.choose(Observation.from_json(json.loads(line))))
"""


@pytest.mark.parametrize("code", CODES)
def test_another_process_chooses_the_same(code: str) -> None:
    """Everything a bot knows can go through JSON."""
    players = 4
    game, _ = some_game(f"far {code}", players)
    bots = [find_bot(code).player(seat) for seat in range(players)]
    lines: list[str] = []
    choices: list[str] = []
    while not game.over:
        seat = game.decision.seat
        observation = game.observe(seat)
        choice = bot_choice(game, bots[seat])
        if seat == 1:
            lines.append(json.dumps(observation.to_json()))
            choices.append(str(choice))
        game.play_choice(choice)
    done = subprocess.run(
        [sys.executable, "-c", IN_ANOTHER_PROCESS, code, "1"],
        input="\n".join(lines),
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split() == choices


# Bots of one's own


class Raises:
    def choose(self, observation: Observation) -> int:
        raise KeyError("where is it?")


class Nonsense:
    def __init__(self, answer: object) -> None:
        self.answer = answer

    def choose(self, observation: Observation) -> int:
        return self.answer  # type: ignore[return-value]


class Sleeps:
    def choose(self, observation: Observation) -> int:
        while True:
            pass


def test_faults_have_names() -> None:
    game = Game(Setup(players=4), seed=1)
    with pytest.raises(BotFault, match="KeyError") as crash:
        bot_choice(game, Raises())
    assert crash.value.id == "crash"
    for answer in (None, -1, 10**9, "murder", "", 1.5, True, object(), [], "end_turn"):
        with pytest.raises(BotFault, match="not among the options") as illegal:
            bot_choice(game, Nonsense(answer))
        assert illegal.value.id == "illegal"
    with pytest.raises(BotFault, match=r"more than 0\.05 s") as late:
        bot_choice(game, Sleeps(), seconds=0.05)
    assert late.value.id == "timeout"


def test_a_choice_may_be_an_option_a_text_or_a_number() -> None:
    game = Game(Setup(players=4), seed=1)
    option = game.decision.options[1]
    for answer in (option, str(option), option.id):
        assert bot_choice(game, Nonsense(answer)) == option.id


OWN = """
class Mine:
    def __init__(self, seed, *parameters):
        self.parameters = parameters

    def choose(self, observation):
        return observation.options[-1]


class Other:
    code = "second"

    def __init__(self, seed):
        pass

    def choose(self, observation):
        return str(observation.options[0])
"""


def test_bots_of_ones_own(tmp_path: Path) -> None:
    file = tmp_path / "my_bot.py"
    file.write_text(OWN)
    kinds = bots_with([str(file)])
    assert set(kinds) == {*BOTS, "mine", "second"}
    game = Game(Setup(players=2), seed=1)
    played(game, [find_bot("mine:a:b", kinds).player(1), find_bot("second", kinds).player(2)])


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("x = 1", "no class with a method choose"),
        ("import nowhere_at_all", "ModuleNotFoundError"),
        ("class Random:\n    def choose(self, observation): ...", "already"),
        ("class Easy:\n    def choose(self, observation): ...", "already"),
        ("def (", "SyntaxError"),
    ],
)
def test_files_without_a_good_bot(text: str, told: str, tmp_path: Path) -> None:
    file = tmp_path / "bad.py"
    file.write_text(text)
    with pytest.raises(BotError, match=told):
        bots_with([str(file)])
    with pytest.raises(BotError, match="no file"):
        bots_with([str(tmp_path / "nothing.py")])


def test_the_example_in_the_documents_plays_better_than_chance(tmp_path: Path) -> None:
    text = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
    example = "# my_bot.py" + text.split("```python\n# my_bot.py")[1].split("```")[0]
    assert len(example.splitlines()) <= 30
    file = tmp_path / "my_bot.py"
    file.write_text(example)
    result = simulate(Setup(players=2), ["mine", "random"], 20, 1, own_code=[str(file)])
    assert result.bots[0].faults == {}
    assert result.bots[0].wins > result.bots[1].wins
