"""The page says word for word what Python says, in every language."""

import random
import re
from pathlib import Path
from typing import Any

import pytest

from citadels import Game, Setup
from citadels.lang.finder import ALL_CARDS
from citadels.lang.language import LANGUAGES, find_language
from citadels.lang.rulebook import Rulebook
from citadels.lang.speaker import Speaker
from citadels.protocol.schema import schema
from citadels.rules.choice_texts import option, parse_choice
from citadels.terminal.log_lines import log_lines
from tests.lang.begun import CODE, begin, forget
from tests.page.node import answers

PAGE = Path(__file__).resolve().parents[2] / "web" / "src"
# What games seldom bring about: somebody destroys a district of their own, and the deck is empty.
SELDOM: list[dict[str, Any]] = [
    {"event": "destroyed", "seat": 1, "owner": 1, "district": "market", "gold": 0},
    {"event": "destroyed", "seat": 1, "owner": 0, "district": "market+1", "gold": 2},
    {"event": "armory_used", "seat": 1, "owner": 1, "district": "keep"},
    {"event": "drew", "seat": 1, "count": 0, "cards": []},
]
NAMES = ["Ann", "Боб", "Čeněk", "Dorka", "Ede", "Fela", "Gréta", "Hana"]
SETUPS = (
    Setup(edition="deluxe", players=4, set="random"),
    Setup(edition="deluxe", players=7, set="vicious_nobles"),
    Setup(edition="classic", players=3, action_cards="first"),
    Setup(edition="dark-city", players=8),
    Setup(edition="deluxe-cz", players=2, set="random", action_cards="second"),
)


def played(setup: Setup, seed: int) -> tuple[Game, list[tuple[int, dict[str, Any]]]]:
    """A whole random game, and some views of those who had to choose."""
    game, chance = Game(setup, seed), random.Random(seed)
    views = []
    while not game.over:
        if chance.random() < 0.4:
            views.append((game.decision.seat, game.view(game.decision.seat)))
        game.play(chance.choice(game.decision.options))
    return game, views


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_page_speaks_as_python_does(code: str) -> None:
    compare(code)


def test_the_page_fills_in_a_begun_language_as_python_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin(tmp_path, monkeypatch)
    compare(CODE, begun=f"{tmp_path}/")
    forget()


def test_the_page_leaves_colons_to_the_language() -> None:
    """French has a space before them; `labelled` asks the language."""
    put_together = re.compile(r"\}: \$?\{[^ ]|\}:</")
    found = {
        f"{path.name}: {line.strip()}"
        for path in PAGE.rglob("*")
        if path.suffix in (".svelte", ".ts")
        for line in path.read_text(encoding="utf-8").splitlines()
        if put_together.search(line)
    }
    assert found == set()


def compare(code: str, begun: str | None = None) -> None:
    language = find_language(code)
    jobs: list[dict[str, Any]] = []
    expected: list[dict[str, Any]] = []
    for number, setup in enumerate(SETUPS):
        game, views = played(setup, number)
        for seat in (0, setup.players - 1, None):
            speaker = Speaker.at_table(language, game, seat, NAMES[: setup.players])
            asked = [view for chooser, view in views if chooser == seat]
            events = [*game.events(seat), *SELDOM]
            jobs.append(
                {
                    "language": code,
                    **({"begun": begun} if begun else {}),
                    "reader": {"edition": setup.edition, "names": NAMES[: setup.players], "seat": seat},
                    "events": events,
                    "decisions": [
                        {
                            "view": view,
                            "kind": view["decision"]["kind"],
                            "options": view["decision"]["options"],
                            "foreseen": view["decision"]["foreseen"],
                        }
                        for view in asked
                    ],
                    "reasons": [],
                    "cards": list(ALL_CARDS),
                }
            )
            expected.append(
                {
                    "events": list(log_lines(events, speaker)),
                    "decisions": [[speaker.decision(view), *_choices(speaker, view)] for view in asked],
                    "reasons": [],
                    "cards": [_card(language.code, card, setup.edition) for card in ALL_CARDS],
                }
            )
    jobs[0]["reasons"] = [{"id": reason["id"], "arguments": ARGUMENTS} for reason in schema()["reasons"]]
    spoken = answers("speak.ts", jobs)
    reasons = spoken[0]["reasons"]
    spoken[0]["reasons"] = []
    for one, other in zip(spoken, expected, strict=True):
        for key in other:
            assert one[key] == other[key], key
        assert one["grown"] == other["events"]
    speaker = Speaker(language, 0, "deluxe", NAMES)
    assert reasons == [
        speaker.format(f"reason-{reason['id']}", ARGUMENTS) or f"reason-{reason['id']}"
        for reason in schema()["reasons"]
    ]


# Everything that a reason can mention is among these.
ARGUMENTS = {
    "figure": 3,
    "gold": 3,
    "count": 2,
    "cost": 4,
    "seat": 1,
    "card": "market",
    "character": "king",
    "most": 2,
    "rank": 4,
    "size": 7,
    "type": "noble",
}


def _choices(speaker: Speaker, view: dict[str, Any]) -> list[str]:
    decision = view["decision"]
    told = []
    for text, foreseen in zip(decision["options"], decision["foreseen"], strict=True):
        choice = parse_choice(text)
        assert choice is not None
        told.append(speaker.choice(decision["kind"], option(choice), foreseen))
    return told


def _card(code: str, card: str, edition: str) -> list[str]:
    book = Rulebook(find_language(code), edition)
    return [
        book.speaker.card(card),
        book.text("short", card, edition),
        book.text("full", card, edition),
    ]
