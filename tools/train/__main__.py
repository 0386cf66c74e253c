"""Train what the strong bots have learned, step by step; docs/strength.md has the commands of our own run.

    python -m tools.train games --file G/search.jsonl --bot search-1:n6 --games 4000 --seed 1
    python -m tools.train judgement G/stewards.jsonl G/search.jsonl --out judgement.json
    python -m tools.train likings G/search.jsonl --out likings.json
    python -m tools.train extra G/search.jsonl --out likings.json
    python -m tools.train measure G/held-out.jsonl [--judgement FILE] [--likings FILE] [--picture FILE]

``games`` goes on where it was cut off. For the judgement the last file counts several times: give the games
of the strongest players there. ``extra`` belongs to the file of the likings, and uses the weights that come
with the package, so it is the last step. New weights are shipped only if matches show that they are stronger:

    citadels simulate --set random --bots search:n8,search-1:n8,search-1:n8,search-1:n8 --games 1500 --seed 1
"""

import argparse
import json
from pathlib import Path

import numpy as np

from citadels.cards.characters import CHARACTER_NAMES
from citadels.policy.learned.likings import Likings
from citadels.policy.learned.weights import read_weights, write_weights
from tools.train.calibration_picture import calibration_picture
from tools.train.extra import extras
from tools.train.games import PlayedGame, make_games, read_games
from tools.train.learn import Adam, JudgementTrainer, LikingsTrainer
from tools.train.measure import by_hand_chances, draft_table, judgement_table, learned_chances
from tools.train.samples import read_samples
from tools.train.who_is_who import who_is_who_table

_RATES = (0.002, 0.001, 0.0005, 0.0002)
_DECAY = 0.02
_LAST_FILE_COUNTS = 3
_GUESSED = 100  # games of each file in which who is who is guessed
SHIPPED = Path(__file__).parents[2] / "src" / "citadels" / "policy" / "learned"


def _games(files: list[str], most: int | None) -> list[PlayedGame]:
    return [game for file in files for game in list(read_games(Path(file)))[:most]]


def train_judgement(files: list[str], out: Path, seed: int, most: int | None) -> None:
    trainer = JudgementTrainer(seed)
    games = _games(files, most)
    games += _games(files[-1:], most) * (_LAST_FILE_COUNTS - 1)
    positions, _ = read_samples(games, drafts=False)
    parameters = [trainer.first, trainer.second, trainer.last]
    for rate in _RATES:
        loss = trainer.epoch(positions, Adam(parameters, rate, _DECAY))
        print(f"{len(positions.won):,} positions at {rate}: log-loss {loss:.4f}", flush=True)
    about = {"games": [Path(file).name for file in files], "positions": len(positions.won), "seed": seed}
    write_weights(out, "judgement", about, trainer.layers())


def train_likings(files: list[str], out: Path, seed: int, most: int | None) -> None:
    _, drafts = read_samples(_games(files, most))
    weights = np.where(drafts.strong, 1.0, 0.2).astype(np.float32)
    layers: dict[str, list[list[int]]] = {}
    for name in ("public", "private"):
        trainer = LikingsTrainer(name == "public")
        for rate in _RATES:
            optimizer = Adam([trainer.table], 5 * rate)
            loss = trainer.epoch(drafts, weights, optimizer, np.random.default_rng(seed))
            print(f"{name}: {len(drafts.taken):,} choices at {5 * rate}: log-loss {loss:.4f}", flush=True)
        layers[name] = trainer.rows()
    layers["extra"] = [[0] * len(CHARACTER_NAMES)]  # the next step fills it in
    about = {"games": [Path(file).name for file in files], "choices": len(drafts.taken), "seed": seed}
    write_weights(out, "likings", about, layers)


def train_extra(files: list[str], out: Path, seed: int, most: int | None) -> None:
    layers = read_weights(out, "likings")
    layers["extra"] = [extras(_games(files, most), seed)]
    for name, extra in zip(CHARACTER_NAMES, layers["extra"][0], strict=True):
        print(f"{name}: {extra}")
    about = json.loads(out.read_text(encoding="utf-8"))["about"]
    write_weights(out, "likings", about | {"extra": [Path(file).name for file in files]}, layers)


def measure(files: list[str], judgement: Path, likings: Path, picture: Path | None, most: int | None) -> None:
    positions, drafts = read_samples(_games(files, most))
    learned = learned_chances(JudgementTrainer.from_layers(read_weights(judgement, "judgement")), positions)
    print(judgement_table(positions, learned))
    layers = read_weights(likings, "likings")
    print()
    print(
        draft_table(
            drafts,
            LikingsTrainer.from_rows(layers["public"], True),
            LikingsTrainer.from_rows(layers["private"], False),
        )
    )
    print()
    print(who_is_who_table(_games(files, min(most or _GUESSED, _GUESSED)), Likings(layers)))
    if picture is not None:
        picture.write_text(calibration_picture(positions, by_hand_chances(positions), learned), "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    games = commands.add_parser("games")
    games.add_argument("--file", type=Path, required=True)
    games.add_argument("--bot", default="search-1:n6")
    games.add_argument("--games", type=int, default=1000)
    games.add_argument("--seed", type=int, default=1)
    for name in ("judgement", "likings", "extra"):
        command = commands.add_parser(name)
        command.add_argument("files", nargs="+")
        file = "likings" if name == "extra" else name
        command.add_argument("--out", type=Path, default=SHIPPED / f"{file}.json")
        command.add_argument("--seed", type=int, default=1)
        command.add_argument("--most", type=int, help="games of each file")
    measuring = commands.add_parser("measure")
    measuring.add_argument("files", nargs="+")
    measuring.add_argument("--judgement", type=Path, default=SHIPPED / "judgement.json")
    measuring.add_argument("--likings", type=Path, default=SHIPPED / "likings.json")
    measuring.add_argument("--picture", type=Path, help="draw the calibration as SVG")
    measuring.add_argument("--most", type=int, help="games of each file")
    flags = parser.parse_args()
    if flags.command == "games":
        make_games(flags.file, flags.bot, flags.games, flags.seed)
    elif flags.command == "judgement":
        train_judgement(flags.files, flags.out, flags.seed, flags.most)
    elif flags.command == "likings":
        train_likings(flags.files, flags.out, flags.seed, flags.most)
    elif flags.command == "extra":
        train_extra(flags.files, flags.out, flags.seed, flags.most)
    else:
        measure(flags.files, flags.judgement, flags.likings, flags.picture, flags.most)


if __name__ == "__main__":
    main()
