"""Data sets: games of bots, written down decision by decision for programs that learn.

A data set is a folder. ``records/`` has the games themselves as JSON lines; ``decisions/`` has a row for
every decision: what its seat knew, what it could choose, what it chose and what became of it. Both come in
shards, each made alone. ``dataset.json`` says how everything was made, with a checksum for every file, so
that a run that was cut off goes on where it stopped; ``README.md`` is the same for people.
"""

import gzip
import json
from base64 import b64encode
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from hashlib import sha256
from itertools import islice
from pathlib import Path
from typing import Any, Final, Literal

from citadels.bots import bots_with, seat_bots
from citadels.env.batch import win_shares
from citadels.env.encoding import Encoder
from citadels.env.fields import SIZE, VERSION
from citadels.game import Game
from citadels.insight.reading import pyarrow
from citadels.knowledge.blind import blind
from citadels.rules.choices import action_space
from citadels.rules.engine import legal
from citadels.rules.setup import Setup
from citadels.sim.table import Played, Run, play_game
from citadels.sim.workers import Lost, in_order

Format = Literal["parquet", "jsonl"]
FORMATS: Final[tuple[Format, ...]] = ("parquet", "jsonl")
MANIFEST: Final = "dataset.json"
CARD: Final = "README.md"
_ROWS_AT_ONCE: Final = 4096
# Nobody looks for the modification time of a part of a shard, and it would change the checksum.
_NO_TIME: Final = 0


class OtherDataset(Exception):
    """The folder holds a data set that was asked for with other arguments."""


class LostShard(Exception):
    """The process that made a shard died, also when it was tried again."""


@dataclass(frozen=True)
class Plan:
    """What a data set is made from: equal plans give equal files."""

    setup: Setup
    bots: tuple[str, ...]
    games: int
    seed: int
    shard: int = 100  # games
    format: Format = "parquet"
    rotate: bool = True

    def to_json(self) -> dict[str, Any]:
        given = {name: value for name, value in asdict(self).items() if name != "setup"}
        return {"setup": self.setup.to_json(), **given, "bots": list(self.bots)}

    @property
    def shards(self) -> int:
        return -(-self.games // self.shard)

    def numbers(self, shard: int) -> range:
        """The games of a shard."""
        return range(shard * self.shard, min(self.games, (shard + 1) * self.shard))

    def files(self, shard: int) -> tuple[str, str]:
        ending = "parquet" if self.format == "parquet" else "jsonl.gz"
        return f"records/{shard:05}.jsonl", f"decisions/{shard:05}.{ending}"

    @property
    def run(self) -> Run:
        found = seat_bots(self.bots, self.setup.players, bots_with(()))
        return Run(self.setup, tuple(bot.code for bot in found), self.seed, self.rotate, records=True)


def make_dataset(
    plan: Plan, folder: Path, jobs: int = 1, progress: Callable[[int], None] | None = None
) -> dict[str, Any]:
    """Make what is still missing of a data set, and return its manifest.

    ``progress`` is called with the number of games that are there.
    """
    if plan.format == "parquet":
        pyarrow()  # raises NoPyarrow before anything is played
    plan.run  # noqa: B018  a bot that does not exist is an error now
    for part in ("records", "decisions"):
        (folder / part).mkdir(parents=True, exist_ok=True)
    shards = _kept(plan, folder)
    _write_down(plan, folder, shards)
    report = progress or (lambda games: None)
    report(sum(shard["games"] for shard in shards.values()))
    tasks = [(plan, str(folder), number) for number in range(plan.shards) if number not in shards]
    for done in in_order(_make_shard, tasks, jobs, lambda task: [task]):
        if isinstance(done, Lost):
            raise LostShard(f"the process that made shard {done.task[2]} died")
        shards[done["shard"]] = done
        _write_down(plan, folder, shards)
        report(done["games"])
    return _manifest(plan, shards)


def rows_of(played: Played, setup: Setup) -> Iterator[dict[str, Any]]:
    """A row for every decision of a recorded game."""
    assert played.record is not None
    game = Game(setup, played.seed)
    encoder = Encoder(game.state.config)
    rows: list[dict[str, Any]] = []
    for step, text in enumerate(played.record["choices"]):
        seat = game.decision.seat
        option = next(option for option in game.decision.options if str(option) == text)
        rows.append(
            {
                "game": played.number,
                "step": step,
                "seat": seat,
                "kind": game.decision.kind,
                "observation": bytes(encoder.encode(blind(game.state, seat), seat)),
                "legal": list(legal(game.state)),
                "choice": option.id,
                "text": text,
            }
        )
        game.play(option)
    shares = win_shares(game.state)
    totals = [score.total for score in game.scores]
    for row in rows:
        seat = row["seat"]
        yield {**row, "reward": shares[seat], "points": totals[seat]}


def _make_shard(task: tuple[Plan, str, int]) -> dict[str, Any]:
    plan, folder, number = task
    run = plan.run
    bots = seat_bots(run.codes, run.setup.players, bots_with(()))
    games = [play_game(run, bots, game) for game in plan.numbers(number)]
    records, decisions = plan.files(number)
    lines = "".join(json.dumps(played.to_json(run.codes)) + "\n" for played in games)
    _replace(Path(folder) / records, lambda path: path.write_text(lines, encoding="utf-8"))
    rows = (row for played in games for row in rows_of(played, plan.setup))
    write = _write_parquet if plan.format == "parquet" else _write_lines
    _replace(Path(folder) / decisions, lambda path: write(path, rows))
    return {
        "shard": number,
        "games": len(games),
        "decisions": sum(played.decisions for played in games),
        "files": {name: _checksum(Path(folder) / name) for name in (records, decisions)},
    }


def _write_parquet(path: Path, rows: Iterator[dict[str, Any]]) -> None:
    arrow, parquet = pyarrow()
    schema = arrow.schema(
        [
            ("game", arrow.int32()),
            ("step", arrow.int32()),
            ("seat", arrow.int8()),
            ("kind", arrow.string()),
            ("observation", arrow.binary(SIZE)),
            ("legal", arrow.list_(arrow.int32())),
            ("choice", arrow.int32()),
            ("text", arrow.string()),
            ("reward", arrow.float32()),
            ("points", arrow.int16()),
        ]
    )
    with parquet.ParquetWriter(path, schema, compression="zstd") as writer:
        while some := list(islice(rows, _ROWS_AT_ONCE)):
            writer.write_table(arrow.Table.from_pylist(some, schema))


def _write_lines(path: Path, rows: Iterator[dict[str, Any]]) -> None:
    with path.open("wb") as raw, gzip.GzipFile("", "wb", fileobj=raw, mtime=_NO_TIME) as file:
        for row in rows:
            line = {**row, "observation": b64encode(row["observation"]).decode()}
            file.write(json.dumps(line).encode() + b"\n")


# What is there already


def _kept(plan: Plan, folder: Path) -> dict[int, dict[str, Any]]:
    """The shards of an earlier run whose files are as they were written."""
    if not (folder / MANIFEST).exists():
        return {}
    try:
        manifest = json.loads((folder / MANIFEST).read_text(encoding="utf-8"))
        same = manifest["plan"] == plan.to_json() and manifest["encoding"] == VERSION
        shards = {shard["shard"]: shard for shard in manifest["shards"]}
    except (ValueError, KeyError, TypeError) as error:
        raise OtherDataset(folder) from error
    if not same:
        raise OtherDataset(folder)
    return {number: shard for number, shard in shards.items() if not damaged(folder, shard["files"])}


def damaged(folder: Path, files: Mapping[str, str]) -> list[str]:
    """The files that are missing or are not what their checksums say."""
    return [
        name
        for name, checksum in files.items()
        if not (folder / name).is_file() or _checksum(folder / name) != checksum
    ]


def _checksum(path: Path) -> str:
    with path.open("rb") as file:
        parts = iter(lambda: file.read(1 << 20), b"")
        checksum = sha256()
        for part in parts:
            checksum.update(part)
    return checksum.hexdigest()


def _replace(path: Path, write: Callable[[Path], object]) -> None:
    """A file is there whole or not at all."""
    beside = path.with_name(path.name + ".part")
    write(beside)
    beside.replace(path)


# How it was made


def _manifest(plan: Plan, shards: Mapping[int, Mapping[str, Any]]) -> dict[str, Any]:
    ordered = [shards[number] for number in sorted(shards)]
    return {
        "plan": plan.to_json(),
        "encoding": VERSION,
        "observation": SIZE,
        "action_space": action_space(),
        "games": sum(shard["games"] for shard in ordered),
        "decisions": sum(shard["decisions"] for shard in ordered),
        "complete": len(ordered) == plan.shards,
        "shards": ordered,
    }


def _write_down(plan: Plan, folder: Path, shards: Mapping[int, Mapping[str, Any]]) -> None:
    manifest = _manifest(plan, shards)
    text = json.dumps(manifest, indent=1) + "\n"
    _replace(folder / MANIFEST, lambda path: path.write_text(text, encoding="utf-8"))
    card = _card(manifest)
    _replace(folder / CARD, lambda path: path.write_text(card, encoding="utf-8"))


_READING: Final[dict[str, Sequence[str]]] = {
    "parquet": (
        "import numpy as np",
        "import pyarrow.dataset as data",
        "",
        'table = data.dataset("decisions").to_table()',
        'rows = table["observation"].combine_chunks()',
        "observation = np.frombuffer(rows.buffers()[1], np.uint8).reshape(len(table), {observation})",
        'choice, reward = table["choice"].to_numpy(), table["reward"].to_numpy()',
        "mask = np.zeros((len(table), {action_space}), bool)",
        'for row, legal in enumerate(table["legal"].to_pylist()):',
        "    mask[row, legal] = True",
    ),
    "jsonl": (
        "import base64, glob, gzip, json",
        "import numpy as np",
        "files = [gzip.open(name) for name in sorted(glob.glob('decisions/*.gz'))]",
        "rows = [json.loads(line) for file in files for line in file]",
        "seen = b''.join(base64.b64decode(row['observation']) for row in rows)",
        "observation = np.frombuffer(seen, np.uint8).reshape(len(rows), {observation})",
        "choice, reward = (np.array([row[name] for row in rows]) for name in ('choice', 'reward'))",
        "mask = np.zeros((len(rows), {action_space}), bool)",
        "for number, row in enumerate(rows):",
        "    mask[number, row['legal']] = True",
    ),
}


def _card(manifest: Mapping[str, Any]) -> str:
    plan = manifest["plan"]
    games, decisions = f"{manifest['games']:,} games", f"{manifest['decisions']:,} decisions"
    state = "complete" if manifest["complete"] else "not complete: the same command goes on with it"
    reading = "\n".join(_READING[plan["format"]]).format_map(manifest)
    return f"""# Games of Citadels

{games} of bots with {decisions}, made by `citadels dataset` ({state}).

- bots: {", ".join(plan["bots"])}{"; they change seats from game to game" if plan["rotate"] else ""}
- seed: {plan["seed"]}; the same arguments give the same games on every machine
- setup: `{json.dumps(plan["setup"])}`

`records/` has each game as a line of JSON, which `citadels stats` and `citadels replay` read.
`decisions/` has a row for each decision:

| column | what it holds |
|---|---|
| game, step | the number of the game and of the decision in it, from 0 |
| seat, kind | who decides, and the kind of decision |
| observation | what this seat may know: {manifest["observation"]} bytes, encoding {manifest["encoding"]} |
| legal | the ids of all legal choices, out of {manifest["action_space"]} |
| choice, text | the id and the words of the choice that was made |
| reward | the seat's share of the win at the end, less an even share: the rewards of a game add up to 0 |
| points | the seat's points at the end |

## Reading it

```python
{reading}
```

`dataset.json` has the SHA-256 of every file.
"""
