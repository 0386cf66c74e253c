"""A language as an editor reads it in an hour: `python -m tools.reading_sheet pl > pl.md`.

Lists every message with at most four different samples, and the English below the first. Most come from games
of all editions that bots play here; messages that no game used get examples. The forms of a name are on one
line. Who has read a sheet reads only what came later: `--since REVISION`.
"""

import argparse
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from random import Random
from typing import Final

from citadels import Game, Setup
from citadels.cards.editions import EDITIONS
from citadels.cards.house_rules import ACTION_CARD_VERSIONS
from citadels.lang import Speaker, find_language
from citadels.lang.language import FILE_OF, Language, Reader, Value
from citadels.rules.explain import Reason
from citadels.terminal.board import board_lines
from citadels.terminal.log_lines import log_lines
from citadels.terminal.sheet import final_lines
from tools.language_files import (
    NUMBERS,
    Files,
    Id,
    changed,
    folders,
    holds,
    parsed,
    read,
    sample,
    variables,
    with_english,
)

SAMPLES: Final = 4
GAMES: Final = 40
NAMES: Final = ("Anna", "Bruno", "Inez", "Leo", "Miriam", "Robin", "Zoe", "Äpfelchen")

Said = tuple[Mapping[str, Value], Reader, str]  # arguments, who reads, the text
Row = tuple[str, str, list[Said]]  # a message, one of its attributes or "", and its samples


class ListeningLanguage(Language):
    """A language that remembers what it has said: different texts of each message, with their arguments."""

    def __init__(self, code: str) -> None:
        super().__init__(code, with_english(code).fallback)
        self.heard: dict[tuple[str, str], dict[str, Said]] = {}

    def say(
        self, id: str, arguments: Mapping[str, Value] = {}, attribute: str = "", reader: Reader | None = None
    ) -> str:
        text = super().say(id, arguments, attribute, reader)
        heard = self.heard.setdefault((id, attribute), {})
        if len(heard) < SAMPLES:
            heard.setdefault(text, (dict(arguments), reader or Reader(), text))
        return text


def listen_to_games(language: ListeningLanguage, games: int) -> None:
    """Play random games of every edition and word them for the players and a spectator."""
    for seed in range(games):
        dice = Random(seed)
        game = Game(_setup(seed), seed)
        while not game.over:
            _listen_to_decision(language, game, dice)
            game.play(dice.choice(game.decision.options))
        for seat in (*range(game.players), None):
            speaker = Speaker.at_table(language, game, seat, NAMES[: game.players])
            list(log_lines(game.events(seat), speaker))
            list(board_lines(game.view(seat), speaker))
            final_lines(game, speaker)


def _setup(seed: int) -> Setup:
    edition = list(EDITIONS.values())[seed % len(EDITIONS)]
    fewest, most = edition.players
    players = fewest + seed // len(EDITIONS) % (most - fewest + 1)
    actions = ACTION_CARD_VERSIONS[seed % len(ACTION_CARD_VERSIONS)] if seed % 3 == 0 else False
    return Setup(edition=edition.id, players=players, set="random", action_cards=actions)


def _listen_to_decision(language: ListeningLanguage, game: Game, dice: Random) -> None:
    decision = game.decision
    speaker = Speaker.at_table(language, game, decision.seat, NAMES[: game.players])
    view = game.view(decision.seat)
    speaker.decision(view)
    for option, foreseen in zip(decision.options, view["decision"]["foreseen"], strict=True):
        speaker.choice(decision.kind, option, foreseen)
    reason = game.why_not(dice.choice(_WISHES))
    if isinstance(reason, Reason):
        speaker.reason(reason)


_WISHES: Final = (
    *("build palace", "build monument", "take_gold", "take_cards", "end_turn", "income", "murder king"),
    *("rob assassin", "destroy 0 keep", "destroy 1 market", "seize 1 prison", "exchange_for 1 market"),
    *("give_crown 0", "swap_hands 0", "beautify market", "use_smithy", "use_museum market", "alms 1"),
)


def rows(language: ListeningLanguage) -> Iterator[Row]:
    """Every message of a language with its samples, file by file, those used in games first."""
    in_games = {file_of(id) for id, _ in language.heard}
    patterns = sorted(
        read(language.code).patterns(),
        key=lambda entry: (file_of(entry[0][0]) not in in_games, file_of(entry[0][0])),
    )
    for (id, attribute), pattern in patterns:
        heard = list(language.heard.get((id, attribute), {}).values())
        yield id, attribute, heard or _examples(language, id, attribute, variables(pattern))


def file_of(id: str) -> str:
    return FILE_OF[id.partition("-")[0]]


def _examples(language: Language, id: str, attribute: str, names: set[str]) -> list[Said]:
    found: dict[str, Said] = {}
    # A player never reads the variant meant for the others.
    seat = None if not attribute.startswith("you") and language.has(id, "you") else 0
    for number in NUMBERS:
        arguments = {name: sample(holds(id, name), number) for name in sorted(names)}
        reader = Reader("deluxe", NAMES, seat)
        text = Language.say(language, id, arguments, attribute, reader)
        if len(found) < SAMPLES:
            found.setdefault(text, (arguments, reader, text))
    return list(found.values())


def sheet(code: str, games: int = GAMES, only: set[Id] | None = None) -> Iterator[str]:
    """The lines of a reading sheet, as Markdown, perhaps of only some messages."""
    language = ListeningLanguage(code)
    listen_to_games(language, games)
    yield f"# Reading sheet: {code}"
    listed = [row for row in rows(language) if only is None or row[:2] in only]
    for file, of_file in groupby(listed, key=lambda row: file_of(row[0])):
        yield f"\n## {file}.ftl\n"
        for id, of_message in groupby(of_file, key=lambda row: row[0]):
            forms = list(of_message)
            yield from _names(forms) if id.startswith(("card-", "type-")) else _message(code, forms)


def _names(forms: Sequence[Row]) -> Iterator[str]:
    """A name and its forms: each has one text."""
    texts = [(id, attribute, samples[0][2]) for id, attribute, samples in forms]
    told = (f".{attribute} {text}" if attribute else text for _, attribute, text in texts)
    yield f"- `{texts[0][0]}` {' · '.join(told)}"


def _message(code: str, forms: Sequence[Row]) -> Iterator[str]:
    english, known = find_language("en"), _ids(read("en"))
    for id, attribute, samples in forms:
        yield f"- `{id}{'.' + attribute if attribute else ''}`"
        for number, (arguments, reader, text) in enumerate(samples):
            yield f"  - {_on_one_line(text)}"
            if number == 0 and code != "en" and (id, attribute) in known:
                yield f"    <br>*{_on_one_line(english.say(id, arguments, attribute, reader))}*"


def _ids(files: Files) -> set[tuple[str, str]]:
    return {key for key, _ in files.patterns()}


def _on_one_line(text: str) -> str:
    return " / ".join(line.strip() for line in text.splitlines() if line.strip())


def written_since(code: str, revision: str) -> set[Id]:
    """The messages that are new or different since a revision, in the language or in English."""
    return changed(_at(revision, code), read(code)) | changed(_at(revision, "en"), read("en"))


def _at(revision: str, code: str) -> Files:
    place = f"{revision}:src/citadels/lang/{code}"
    names = [name for name in _git("ls-tree", "--name-only", place).split() if name.endswith(".ftl")]
    return parsed(code, {name: _git("show", f"{place}/{name}") for name in names})


def _git(*arguments: str) -> str:
    return subprocess.run(("git", *arguments), check=True, capture_output=True, encoding="utf-8").stdout


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser("python -m tools.reading_sheet", description=__doc__.splitlines()[0])
    parser.add_argument("language", choices=folders())
    parser.add_argument(
        "--since", metavar="REVISION", help="only what is new or different since then, in git's words"
    )
    given = parser.parse_args(arguments)
    only = written_since(given.language, given.since) if given.since else None
    for line in sheet(given.language, only=only):
        print(line)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
