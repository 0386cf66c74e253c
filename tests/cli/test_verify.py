"""``citadels verify``: every way in which a shuffle can be wrong, and what is not checkable."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from citadels import Game, Setup
from citadels.cli.main import main
from citadels.lang import LANGUAGES
from citadels.tables.fairness import PROTOCOL, Fairness, player_commitment, seed_of, server_commitment
from citadels.tables.verifying import CHECKS, FAIR, NOT_CHECKABLE, SERVER_ONLY, WRONG, FairnessError, verify

RECORDS = Path(__file__).parents[1] / "records"
TABLE, SECRET = "k7qm2xab", "5e" * 32
PARTS = ["a1" * 32, "b2" * 32, None, "d4" * 32]
OTHER = "77" * 32
Record = dict[str, Any]


def fair_record(parts: list[str | None] = PARTS, withheld: tuple[int, ...] = ()) -> Record:
    """A game of four as a server would record it; some promised a part and did not reveal it."""
    setup = Setup(players=4, set="random", city_size=4)
    commitment = server_commitment(TABLE, SECRET)
    promised = [part and player_commitment(TABLE, commitment, part) for part in parts]
    revealed = [None if seat in withheld else part for seat, part in enumerate(parts)]
    fairness = Fairness(PROTOCOL, TABLE, setup.to_json(), SECRET, commitment, promised, revealed)
    game, rng = Game(setup, seed_of(fairness)), random.Random(7)
    while not game.over:
        undoing = [seat for seat in range(4) if game.can_undo(seat)]
        if undoing and rng.random() < 0.1:
            game.undo(undoing[0])
        else:
            game.play(rng.choice(game.decision.options))
    record = {**game.record(), "fairness": msgspec.to_builtins(fairness)}
    written: Record = json.loads(json.dumps(record))
    return written


FAIR_RECORD = fair_record()


def changed(**changes: Any) -> Record:
    """The fair record with other facts about its shuffle."""
    return {**FAIR_RECORD, "fairness": {**FAIR_RECORD["fairness"], **changes}}


def resealed(**changes: Any) -> Record:
    """The same by a server that also makes the seed anew, to hide the change."""
    record = changed(**changes)
    seed = seed_of(msgspec.convert(record["fairness"], Fairness))
    return {**record, "seed": str(seed)}


def failed(record: Record, shown: str = "", own: str = "") -> set[str]:
    verdict = verify(record, shown, own)
    assert (verdict.verdict == WRONG) == any(not check.passed for check in verdict.checks)
    return {check.id for check in verdict.checks if not check.passed}


def written(record: Any, folder: Path) -> str:
    path = folder / "game.json"
    path.write_text(json.dumps(record), encoding="utf-8")
    return str(path)


def test_a_fair_game() -> None:
    verdict = verify(FAIR_RECORD, FAIR_RECORD["fairness"]["commitment"], PARTS[1] or "")
    assert verdict.verdict == FAIR
    assert tuple(check.id for check in verdict.checks) == CHECKS
    assert (verdict.contributors, verdict.withheld) == ((0, 1, 3), ())
    assert "undo" in FAIR_RECORD["choices"]


def test_whoever_promised_and_did_not_reveal_is_named() -> None:
    verdict = verify(fair_record(withheld=(1,)))
    assert (verdict.verdict, verdict.contributors, verdict.withheld) == (FAIR, (0, 3), (1,))
    alone = verify(fair_record(withheld=(0, 1, 3)))
    assert (alone.verdict, alone.withheld) == (SERVER_ONLY, (0, 1, 3))


def test_nobody_but_the_server() -> None:
    verdict = verify(fair_record([None] * 4))
    assert (verdict.verdict, verdict.contributors) == (SERVER_ONLY, ())


COMMITMENT = FAIR_RECORD["fairness"]["commitment"]
COMMITMENTS = FAIR_RECORD["fairness"]["commitments"]


@pytest.mark.parametrize(
    ("record", "wrong"),
    [
        # A server that changes its own part after it has shown the hash
        (lambda: changed(secret=OTHER), {"server", "seed"}),
        (lambda: resealed(secret=OTHER), {"server", "cards", "game"}),
        # … and the hash, too: then what the players promised does not fit it
        (
            lambda: resealed(secret=OTHER, commitment=server_commitment(TABLE, OTHER)),
            {"players", "cards", "game"},
        ),
        (lambda: changed(commitment=OTHER), {"server", "players", "seed"}),
        # Parts of players: swapped, exchanged with their promises, dropped, invented, another one
        (lambda: changed(parts=[PARTS[1], PARTS[0], None, PARTS[3]]), {"players", "seed"}),
        (
            lambda: changed(
                parts=[PARTS[1], PARTS[0], None, PARTS[3]],
                commitments=[COMMITMENTS[1], COMMITMENTS[0], None, COMMITMENTS[3]],
            ),
            {"seed"},
        ),
        (lambda: changed(parts=[None, *PARTS[1:]]), {"seed"}),
        (lambda: changed(parts=[None, *PARTS[1:]], commitments=[None, *COMMITMENTS[1:]]), {"seed"}),
        (lambda: changed(parts=[*PARTS[:2], OTHER, PARTS[3]]), {"players", "seed"}),
        (lambda: changed(parts=[OTHER, *PARTS[1:]]), {"players", "seed"}),
        (lambda: changed(commitments=[OTHER, *COMMITMENTS[1:]]), {"players", "seed"}),
        # What the hashes are bound to: the table and the setup
        (lambda: changed(table="abcdefgh"), {"server", "players", "seed"}),
        (lambda: changed(setup={**FAIR_RECORD["setup"], "players": 5}), {"setup", "seed"}),
        (lambda: changed(setup={**FAIR_RECORD["setup"], "city_size": 5}), {"setup", "seed"}),
        (lambda: changed(setup={"players": "many"}), {"setup", "seed"}),
        # Another seat more
        (lambda: changed(parts=[*PARTS, None], commitments=[*COMMITMENTS, None]), {"setup", "seed"}),
        # Another shuffle, and one in which the characters or unique districts were chosen
        (lambda: {**FAIR_RECORD, "seed": "7"}, {"seed", "cards", "game"}),
    ],
)
def test_every_deviation_is_found(record: Callable[[], Record], wrong: set[str]) -> None:
    assert failed(record()) >= wrong
    assert failed(record()) - wrong <= {"cards", "game"}


def test_cards_in_play_that_were_chosen() -> None:
    """A random set leaves the characters to chance; a record that names others is wrong, if it replays."""
    other = Game(Setup.from_json(FAIR_RECORD["setup"]), 1).record()["table"]
    played = {**FAIR_RECORD["table"], "characters": other["characters"]}
    assert played != FAIR_RECORD["table"]
    start = {key: FAIR_RECORD[key] for key in ("format", "version", "setup", "seed", "fairness")}
    chosen = {**start, "table": played, "choices": []}
    assert failed({**chosen, "table": FAIR_RECORD["table"]}) == set()
    assert failed(chosen) == {"cards"}
    assert failed({**start, "choices": []}) == {"cards"}  # it does not even say which cards


def test_a_changed_game_is_found() -> None:
    assert failed({**FAIR_RECORD, "digest": "0" * 64}) == {"game"}
    assert failed({**FAIR_RECORD, "choices": FAIR_RECORD["choices"][1:]}) == {"game"}


def test_what_somebody_saw_and_added() -> None:
    assert failed(FAIR_RECORD, shown=OTHER[:16]) == {"shown"}
    assert failed(FAIR_RECORD, own=OTHER) == {"own"}
    assert failed(FAIR_RECORD, COMMITMENT[:16], PARTS[3] or "") == set()


def test_records_of_earlier_versions_are_not_checkable() -> None:
    paths = sorted(RECORDS.glob("*.json"))
    assert len(paths) > 30
    for path in paths:
        verdict = verify(json.loads(path.read_text(encoding="utf-8")))
        assert (verdict.verdict, verdict.checks) == (NOT_CHECKABLE, ()), path


@pytest.mark.parametrize(
    "fairness",
    [
        None,
        [],
        {},
        {**FAIR_RECORD["fairness"], "protocol": "citadels-fairness-2"},
        {**FAIR_RECORD["fairness"], "secret": "5E" * 32},
        {**FAIR_RECORD["fairness"], "secret": "5e" * 32 + "\n"},
        {**FAIR_RECORD["fairness"], "parts": PARTS[:3]},
        {**FAIR_RECORD["fairness"], "extra": 1},
        {**FAIR_RECORD["fairness"], "commitments": [1, 2, 3, 4]},
    ],
)
def test_damaged_facts_are_refused(fairness: Any) -> None:
    with pytest.raises(FairnessError) as raised:
        verify({**FAIR_RECORD, "fairness": fairness})
    assert raised.value.id == "bad_fairness"


def test_a_record_with_its_shuffle_replays_as_before() -> None:
    """What else reads records does not mind, and the digest is the same."""
    without = {key: value for key, value in FAIR_RECORD.items() if key != "fairness"}
    assert Game.from_record(FAIR_RECORD).record() == without
    assert verify(without).verdict == NOT_CHECKABLE


def test_in_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = written(fair_record(withheld=(1,)), tmp_path)
    assert main(["verify", path, "--commitment", COMMITMENT[:16].upper()]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Fair shuffle: no one could choose the cards."
    assert sum(line.startswith("  ✓ ") for line in lines) == 7
    assert "Shuffled by the server, Player 0 and Player 3." in lines
    assert any("never showed it: Player 1." in line for line in lines)
    assert main(["verify", written(changed(parts=[OTHER, *PARTS[1:]]), tmp_path)]) == 1
    told = capsys.readouterr().out
    assert "  ✗ These players’ numbers don’t fit their fingerprints: Player 0." in told
    assert main(["verify", written(fair_record([None] * 4), tmp_path)]) == 3
    assert "no player helped to shuffle" in capsys.readouterr().out
    assert main(["verify", str(RECORDS / "classic-3.json")]) == 3
    assert "can’t be checked" in capsys.readouterr().out


@pytest.mark.parametrize("code", LANGUAGES)
def test_in_every_language(code: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = set()
    for record in (fair_record(withheld=(0,)), changed(secret=OTHER), fair_record([None] * 4)):
        main(["verify", written(record, tmp_path), "--lang", code])
        told.add(capsys.readouterr().out)
    assert len(told) == 3
    assert all("{" not in text and "fair-" not in text for text in told)


def test_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", written(changed(parts=[OTHER, *PARTS[1:]]), tmp_path), "--json"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert told["verdict"] == "wrong"
    assert {"id": "players", "passed": False, "seats": [0]} in told["checks"]
    assert {"id": "server", "passed": True, "seats": []} in told["checks"]
    assert (told["contributors"], told["withheld"], told["commitment"]) == ([0, 1, 3], [], COMMITMENT)
    assert main(["verify", str(RECORDS / "classic-3.json"), "--json"]) == 3
    assert json.loads(capsys.readouterr().out) == {
        "verdict": "not_checkable",
        "checks": [],
        "contributors": [],
        "withheld": [],
        "commitment": None,
    }


def test_bad_input(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for record, arguments, told in (
        ([], [], "record"),
        ({**FAIR_RECORD, "fairness": {}}, [], "“fairness” is damaged"),
        (FAIR_RECORD, ["--commitment", "12"], "from 16 to 64"),
        (FAIR_RECORD, ["--commitment", "x" * 20], "hexadecimal"),
        (FAIR_RECORD, ["--part", "12" * 16], "from 64 to 64"),
    ):
        assert main(["verify", written(record, tmp_path), *arguments]) == 2, arguments
        error = capsys.readouterr().err
        assert told in error
        assert len(error.splitlines()) == 1
    (tmp_path / "game.json").write_text("{", encoding="utf-8")
    assert main(["verify", str(tmp_path / "game.json")]) == 2
    assert "not JSON" in capsys.readouterr().err
    assert main(["verify", str(tmp_path / "none.json")]) == 2
    assert "Can’t read" in capsys.readouterr().err
