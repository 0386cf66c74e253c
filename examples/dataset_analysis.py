"""What a data set of games tells: which characters and which first steps go with a win.

    citadels dataset games --games 1000 --bots steward
    python examples/dataset_analysis.py games

It needs citadels[env,study]. docs/environments.md says more about data sets, docs/observation.md about rows.
"""

import sys
from pathlib import Path

import numpy as np
import pyarrow.compute as pc
import pyarrow.dataset as data

from citadels.env.fields import FIELDS, SIZE


def main(folder: Path) -> None:
    table = data.dataset(folder / "decisions").to_table()
    rows = table["observation"].combine_chunks()
    observation = np.frombuffer(rows.buffers()[1], np.uint8).reshape(len(table), SIZE)
    won = table["reward"].to_numpy() > 0
    games = pc.count_distinct(table["game"]).as_py()
    choices = pc.list_value_length(table["legal"]).to_numpy()
    print(f"{games:,} games, {len(table):,} decisions, {choices.mean():.1f} choices on average")
    print(f"{(choices == 1).mean():.0%} of the decisions offer only one\n")

    print("Decisions by kind, and how many choices they offer on average:")
    kinds = table["kind"].to_numpy(zero_copy_only=False)
    for kind in sorted(set(kinds), key=lambda kind: -(kinds == kind).sum()):
        print(f"  {kind:14} {(kinds == kind).sum():8,} {choices[kinds == kind].mean():6.1f}")

    print("\nCharacters: how often each is taken, and how many of those who take it win:")
    texts = table["text"].to_numpy(zero_copy_only=False).astype(str)
    drafting = np.flatnonzero((kinds == "draft") & (choices > 1))
    taken = texts[drafting]
    for text in sorted(set(taken), key=lambda text: -won[drafting[taken == text]].mean()):
        chosen = drafting[taken == text]
        print(f"  {text:22} {len(chosen):7,} {won[chosen].mean():7.1%}")

    print("\nGold in hand when a turn begins, and how many win:")
    gold = observation[:, FIELDS["seats"].start + 1]
    first_of_turn = (kinds == "turn") & (np.roll(kinds, 1) != "turn")
    for least, most in ((0, 0), (1, 2), (3, 4), (5, 8), (9, 255)):
        some = first_of_turn & (gold >= least) & (gold <= most)
        if some.any():
            print(f"  {least:3} to {most:3} {some.sum():8,} {won[some].mean():7.1%}")


if __name__ == "__main__":
    if len(sys.argv) != 2 or not (Path(sys.argv[1]) / "decisions").is_dir():
        sys.exit(__doc__)
    main(Path(sys.argv[1]))
