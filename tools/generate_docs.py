"""Write the generated documents (``python -m tools.generate_docs``) or ``--check`` whether they are stale."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from citadels.protocol.schema import schema
from citadels.scenarios.files import ScenarioFile
from tools.editions_doc import editions
from tools.markdown import GENERATED, prose, table
from tools.observation_doc import observation
from tools.rules_coverage import (
    ALL_ACTION_CARDS,
    ALL_CHARACTERS,
    ALL_UNIQUES,
    LEAST_FOR_A_CHARACTER,
    LEAST_FOR_A_UNIQUE,
    LEAST_FOR_AN_ACTION_CARD,
    Coverage,
    Rule,
    Scenario,
    coverage,
    rules,
)
from tools.scenario_files import ROOT

DOCS = ROOT / "docs"


def _ids(names: Iterable[str]) -> str:
    return ", ".join(f"`{name}`" for name in names) or "–"


# The protocol

_INTRODUCTION = """\
How a program plays Citadels with the engine, and every id it can meet. `citadels schema --json` prints the
same as JSON, with JSON Schemas for checking data and generating types.

## How a client talks to the engine

1. **Set up.** `Game(Setup(edition="deluxe", players=4), seed=7)`. A setup that a rulebook forbids raises a
   `SetupError` with an id, arguments and the paragraph of [rules.md](rules.md) that forbids it.
2. **Look.** `game.view(seat)` is the position as that seat may know it (`None`: a spectator).
   `game.events(seat, since)` lists what it has seen happen, from a number on. Both are plain JSON with ids
   and arguments, without text in any language.
3. **Choose.** `game.decision` says who must choose (`seat`), what about (`kind`) and all legal choices in a
   stable order (`options`). Decisions with one option are asked like any other. Everybody can see that a
   seat must choose, but only that seat's view has the options; in all others they are `null`.
4. **Play.** `game.play(choice)` takes an option, its text or its index. Anything else raises an
   `IllegalChoice` with the id of a reason and leaves the game exactly as it was. `game.why_not(choice)` gives
   the reason without trying.
5. **Repeat** until `game.over`. `game.scores` and `game.winners` hold the result, and `game.record()`
   writes the game down.

While the third player chooses a character, the views of the others have
`"decision": {"seat": 2, "kind": "draft", "options": null}`; the view of seat 2 lists the options:
`["choose king", "choose bishop", …]`.
"""


def protocol(data: dict[str, Any]) -> str:
    """docs/protocol.md."""
    parts = [
        ["# The protocol", "", GENERATED, "", f"Version {data['version']}.", "", _INTRODUCTION],
        _decisions(data["decisions"]),
        _grammar(data["choices"]),
        _events(data["events"]),
        _reasons(data),
        _grounds(data),
        _errors(data["errors"]),
        _refusals(data["refusals"]),
        _scores(data["score_lines"]),
        _records(data),
        _vocabulary(data),
        _schemas(data["json_schemas"]),
    ]
    return "\n".join(line for part in parts for line in part).rstrip() + "\n"


def _decisions(decisions: list[dict[str, Any]]) -> list[str]:
    rows = [[f"`{kind['id']}`", kind["text"], _ids(kind["verbs"])] for kind in decisions]
    return [
        "## Kinds of decisions",
        "",
        *table(["kind", "what is asked", "verbs that can be offered"], rows),
    ]


def _grammar(choices: dict[str, Any]) -> list[str]:
    words = [
        [f"`{word['id']}`", word["holds"], _few(word["values"]), str(word["size"])]
        for word in choices["words"]
    ]
    district = next(word["size"] for word in choices["words"] if word["id"] == "district")
    verbs = [
        [
            f"`{verb['id']}`",
            _ids(verb["words"]),
            verb["text"],
            f"`{verb['example']}`",
            str(verb["first"]),
        ]
        for verb in choices["verbs"]
    ]
    return [
        "## The grammar of choices",
        "",
        *prose(
            "A choice is a verb and its arguments, separated by single spaces: `build market`, `spy 2 "
            "noble`, `destroy 1 market+1`. Equal cards make one choice, whichever of them you mean. To "
            "choose many cards, choose them one after another. The text is unique within a decision and can "
            "be parsed back."
        ),
        "",
        *prose(
            f"Every choice also has a number in one space of {choices['action_space']}, the same in all "
            "editions: `first + argument`, where an argument counts in the order of its vocabulary; with "
            "two, `first + one × size of the other + other`. A `district` with gold comes "
            f"{district // 2} after the same one without. The sizes leave room for future cards. "
            "Records and storage hold texts, never numbers."
        ),
        "",
        "### Words",
        "",
        *table(["word", "what it holds", "values", "size"], words),
        "### Verbs",
        "",
        *table(["verb", "words", "meaning", "example", "first number"], verbs),
    ]


def _few(values: list[str]) -> str:
    """A short vocabulary in full, a long one by its first and last words."""
    if len(values) <= 8:
        return _ids(values)
    return f"`{values[0]}`, `{values[1]}` … `{values[-1]}` ({len(values)})"


def _events(events: list[dict[str, Any]]) -> list[str]:
    rows = []
    for event in events:
        told = [
            f"`{argument['id']}` {'**secret**, ' if argument['visibility'] == 'secret' else ''}"
            f"{argument['holds']}: {argument['text']}"
            for argument in event["arguments"]
        ]
        rows.append([f"`{event['id']}`", event["text"], "<br>".join(told) or "–"])
    return [
        "## Events",
        "",
        *prose(
            'An event is an object with its id in `event` and its arguments beside it: `{"event": '
            '"built", "seat": 2, "card": "market"}`. Everybody learns that it happened and sees its '
            "arguments, except the secret ones: those are `null` for every seat and spectator that may not "
            "know them. An argument that holds a card, character, type or district is an id from the "
            "vocabulary; a seat or number is a number; a flag is true or false."
        ),
        "",
        *table(["event", "what happened", "arguments"], rows),
    ]


def _reasons(data: dict[str, Any]) -> list[str]:
    rows = [
        [f"`{reason['id']}`", reason["text"], f"`{reason['figure']}`" if reason["figure"] else "–"]
        for reason in data["reasons"]
    ]
    return [
        "## Reasons",
        "",
        *prose(
            "Why a choice is not possible now: an id and arguments. The arguments include those of the "
            "refused choice, under the names of their words (`card`, `seat` …); some reasons add a figure. "
            'For example, `build palace` with 3 gold gives `too_dear`, `{"card": "palace", "missing": 2}`.'
        ),
        "",
        *table(["reason", "meaning", "figure"], rows),
    ]


def _grounds(data: dict[str, Any]) -> list[str]:
    rows = [[f"`{one['id']}`", one["text"], _ids(one["arguments"])] for one in data["grounds"]]
    return [
        "## Grounds",
        "",
        *prose(
            "Why a choice is better than another, in hints and wherever else choices are judged: an id and "
            "arguments. Chances are in per cent, amounts are averages, rounded. All of them are facts that "
            "the evaluation used ([bots.md](bots.md#what-is-a-choice-worth))."
        ),
        "",
        *table(["ground", "meaning", "arguments"], rows),
    ]


def _errors(errors: dict[str, list[dict[str, Any]]]) -> list[str]:
    setup = [
        [f"`{error['id']}`", ", ".join(error["rules"]), _ids(error["arguments"])] for error in errors["setup"]
    ]
    others = [
        [f"`{name}`", f"`{error['id']}`", _ids(error["arguments"])]
        for name, key in (("RecordError", "record"), ("IllegalChoice", "choice"))
        for error in errors[key]
    ]
    return [
        "## Errors",
        "",
        *prose(
            "Bad input raises `SetupError`, `IllegalChoice` or `RecordError`, and nothing else. Each has an "
            "`id`, `arguments` and an English sentence; a `SetupError` also names the `rule`."
        ),
        "",
        *table(["SetupError", "rule", "arguments"], setup),
        "An `IllegalChoice` has the id and arguments of a reason, or one of these:",
        "",
        *table(["error", "id", "arguments"], [row for row in others if "Illegal" in row[0]]),
        *table(["error", "id", "arguments"], [row for row in others if "Record" in row[0]]),
    ]


def _refusals(refusals: list[dict[str, Any]]) -> list[str]:
    rows = [[f"`{refusal['id']}`", _ids(refusal["arguments"])] for refusal in refusals]
    return [
        "## Refusals",
        "",
        *prose(
            "Why the server refuses a command ([api.md](api.md)). `not_possible` carries a reason with its "
            "arguments, `wrong_setup` a `SetupError` with its rule."
        ),
        "",
        *table(["refusal", "arguments"], rows),
    ]


def _scores(lines: list[dict[str, Any]]) -> list[str]:
    rows = [[f"`{line['id']}`", line["text"]] for line in lines]
    return [
        "## Score lines",
        "",
        *prose(
            "A score sheet has a `total` and `lines`, each an id with its points. Lines that do not apply "
            "are left out. A unique district's line has the id of the card."
        ),
        "",
        *table(["line", "what for"], rows),
    ]


def _records(data: dict[str, Any]) -> list[str]:
    record = data["record"]
    return [
        "## Records",
        "",
        *prose(
            f"A record is an object with `format` `{record['format']}` and `version` {record['version']}. "
            "It starts from a `setup` with its `seed`, or from a written `position`, and lists the "
            "`choices` as texts. `table` lists every parameter the game was played with; `digest` is the "
            "SHA-256 of the final position. Replaying a record leads to the same digest on every machine; a "
            "damaged or impossible record raises a `RecordError`."
        ),
        "",
        *prose(
            "Records of version 1 replay as well. In those games the only card there was to draw was kept "
            "without an entry of its own, what brings nothing could be chosen (P3), and somewhat more could "
            "be taken back (P27, P31)."
        ),
        "",
    ]


def _vocabulary(data: dict[str, Any]) -> list[str]:
    here = [card for card in data["cards"] if card["editions"]]
    action_cards = [card["id"] for card in data["cards"] if not card["editions"]]
    cards = [
        [f"`{card['id']}`", card["type"], str(card["cost"] or "–"), str(card["copies"])] for card in here
    ]
    ranks: dict[int, list[str]] = {}
    for character in data["characters"]:
        if character["editions"]:
            ranks.setdefault(character["rank"], []).append(character["id"])
    sets = [
        [f"`{ready['id']}`", _ids(ready["characters"]), f"`{ready['ninth']}`" if ready["ninth"] else "–"]
        for ready in data["sets"]
    ]
    editions = [
        [
            f"`{edition['id']}`",
            f"{edition['players']['fewest']}–{edition['players']['most']}",
            str(len(edition["characters"])),
            f"{edition['unique_count'] or 'all'} of {len(edition['uniques'])}",
            f"{edition['rules']['city_size']}, "
            f"with two or three players {edition['city_size_with_two_or_three']}",
        ]
        for edition in data["editions"]
    ]
    phases = [[f"`{phase['id']}`", phase["text"]] for phase in data["phases"]]
    return [
        "## Vocabulary",
        "",
        "### Editions",
        "",
        *table(["edition", "players", "characters", "uniques in a deck", "city complete at"], editions),
        "### Ready-made sets",
        "",
        *table(["set", "characters", "ninth"], sets),
        "### Phases of a round",
        "",
        *table(["phase", "meaning"], phases),
        "### Characters",
        "",
        *table(["rank", "characters"], [[str(rank), _ids(names)] for rank, names in ranks.items()]),
        "### Cards",
        "",
        *table(["card", "type", "cost", "copies"], cards),
        f"The action cards, in play if a setup asks for them: {_ids(action_cards)}.",
        "",
    ]


def _schemas(schemas: dict[str, dict[str, Any]]) -> list[str]:
    rows = [[f"`{name}`", schema["description"]] for name, schema in schemas.items()]
    return [
        "## JSON Schemas",
        "",
        "`citadels schema --json` has them under `json_schemas`, as draft 2020-12; each is self-contained.",
        "",
        *table(["schema", "what it describes"], rows),
    ]


# The coverage of the rules

_SHORT = 90


def rules_coverage(found: Coverage) -> str:
    """docs/rules-coverage.md."""
    gaps = found.gaps()
    runs = sum(len(scenario.editions) for scenario in found.scenarios)
    lines = [
        "# Which scenario shows which rule",
        "",
        GENERATED,
        "",
        *prose(
            "Every paragraph of [rules.md](rules.md) with the editions it concerns and the scenarios that "
            "cite it. The number after each edition counts the scenarios played in it; every paragraph has "
            "at least one in every edition it concerns."
        ),
        "",
        f"{len(found.scenarios)} scenarios, {runs} counting each edition they are played in; "
        f"{len(found.rules)} paragraphs, {len(gaps)} with a gap.",
        "",
    ]
    if gaps:
        lines += [*prose("**Without a scenario:** " + ", ".join(gaps)), ""]
    lines += ["## Characters, unique districts and action cards", ""]
    lines += prose(
        "How many scenarios cite a paragraph of the card or are about it. A character has at least "
        f"{LEAST_FOR_A_CHARACTER}, a unique district at least {LEAST_FOR_A_UNIQUE}, "
        f"an action card at least {LEAST_FOR_AN_ACTION_CARD} in each version."
    )
    lines.append("")
    lines += _card_counts(found, "character", ALL_CHARACTERS, LEAST_FOR_A_CHARACTER)
    lines += _card_counts(found, "unique district", ALL_UNIQUES, LEAST_FOR_A_UNIQUE)
    lines += _card_counts(found, "action card", ALL_ACTION_CARDS, LEAST_FOR_AN_ACTION_CARD)
    chapters = dict.fromkeys(rule.chapter for rule in found.rules)
    for chapter in chapters:
        rows = [
            [rule.id, _shortened(rule.text), _shown_in(found, rule), _links(found.citing(rule.id))]
            for rule in found.rules
            if rule.chapter == chapter
        ]
        lines += [f"## {chapter}", "", *table(["id", "begins", "editions", "scenarios"], rows)]
    return "\n".join(lines).rstrip() + "\n"


def _shown_in(found: Coverage, rule: Rule) -> str:
    """The editions that a paragraph concerns, with the number of its scenarios in each."""
    counts = {edition: len(found.citing(rule.id, edition)) for edition in rule.editions}
    return "<br>".join(f"{edition} {count or '**none**'}" for edition, count in counts.items())


def _card_counts(found: Coverage, name: str, cards: tuple[str, ...], least: int) -> list[str]:
    counts = {card: len(found.about(card)) for card in cards}
    rows = [
        [f"`{card}`", str(count), "" if count >= least else "**too few**"] for card, count in counts.items()
    ]
    return table([name, "scenarios", ""], rows)


def _shortened(text: str) -> str:
    text = text.partition(" | ")[0]
    return text if len(text) <= _SHORT else text[:_SHORT].rpartition(" ")[0] + " …"


def _links(scenarios: list[Scenario]) -> str:
    links = []
    for scenario in scenarios:
        path = Path(os.path.relpath(scenario.file, DOCS)).as_posix()
        title = scenario.title.replace("[", "\\[").replace("]", "\\]")
        links.append(f"[{title}]({path})")
    return "<br>".join(links) or "**none**"


# Writing and checking


def paragraphs() -> str:
    """The ids of docs/rules.md, for a program that has no documents with it."""
    return json.dumps([rule.id for rule in rules()], indent=0) + "\n"


def tutorial() -> str:
    """The scenes as JSON: tables read them where no YAML can be read, such as in a browser."""
    folder = ROOT / "src" / "citadels" / "scenarios" / "tutorial"
    found = {
        path.stem.partition("_")[2]: [written.data for written in ScenarioFile(path).scenarios]
        for path in sorted(folder.glob("*.yaml"))
    }
    lines = ",\n".join(f"{json.dumps(id)}: {json.dumps(parts)}" for id, parts in found.items())
    return f"{{\n{lines}\n}}\n"


DOCUMENTS: dict[str, Callable[[], str]] = {
    "docs/protocol.md": lambda: protocol(schema()),
    "docs/rules-coverage.md": lambda: rules_coverage(coverage()),
    "docs/editions.md": editions,
    "docs/observation.md": observation,
    "src/citadels/scenarios/paragraphs.json": paragraphs,
    "src/citadels/scenarios/tutorial.json": tutorial,
}


def stale() -> list[str]:
    """The documents that differ from what would be generated now."""
    return [name for name, text in DOCUMENTS.items() if _read(ROOT / name) != text()]


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.exists() else ""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; status 1 if a document is stale")
    wanted = parser.parse_args()
    changed = stale()
    for name in changed:
        if wanted.check:
            print(f"{name} is stale: run `make docs`", file=sys.stderr)
        else:
            (ROOT / name).write_text(DOCUMENTS[name](), encoding="utf-8")
            print(f"{name} written")
    return 1 if wanted.check and changed else 0


if __name__ == "__main__":
    sys.exit(main())
