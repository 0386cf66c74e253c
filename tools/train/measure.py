"""How well the judgement and the likings foresee held-out games, compared with what is set by hand."""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from citadels.policy.learned.judgement import NETWORK_SHARE
from tools.train.learn import JudgementTrainer, LikingsTrainer, softmax
from tools.train.samples import SEATS, Drafts, Floats, Positions

_BINS = 20
TEMPERATURE = 0.9  # that ``search-1`` weighs likings with


@dataclass(frozen=True)
class Quality:
    """Of chances to win: log-loss in nats, and the mean distance between what was foretold and what came."""

    positions: int
    log_loss: float
    calibration_error: float


def there(positions: Positions) -> npt.NDArray[np.bool_]:
    seats: npt.NDArray[np.bool_] = np.arange(SEATS)[None, :] < positions.players[:, None]
    return seats


def quality(positions: Positions, chances: Floats, chosen: npt.NDArray[np.bool_]) -> Quality:
    won, told = positions.won[chosen], chances[chosen]
    loss = -float(np.mean(np.sum(won * np.log(np.maximum(told, 1e-7)), 1)))
    error = 0.0
    seats = there(positions)[chosen]
    for _, foretold, came, count in calibration(won[seats], told[seats]):
        error += abs(foretold - came) * count
    return Quality(int(chosen.sum()), loss, error / max(1, int(seats.sum())))


def calibration(won: Floats, told: Floats) -> Iterator[tuple[float, float, float, int]]:
    """By bin: where it begins, the mean chance foretold, the share that won, and how many there were."""
    bins = np.minimum((told * _BINS).astype(int), _BINS - 1)
    for number in range(_BINS):
        here = bins == number
        if here.any():
            yield number / _BINS, float(told[here].mean()), float(won[here].mean()), int(here.sum())


def learned_chances(trainer: JudgementTrainer, positions: Positions) -> Floats:
    """As the judgement gives them: the network and the formula together."""
    parts = [
        trainer.strengths(positions.features[start : start + 4096])
        for start in range(0, len(positions.won), 4096)
    ]
    strengths = NETWORK_SHARE * np.concatenate(parts) + (1.0 - NETWORK_SHARE) * positions.by_hand
    return softmax(strengths.astype(np.float32), there(positions))


def by_hand_chances(positions: Positions) -> Floats:
    return softmax(positions.by_hand, there(positions))


def ways(positions: Positions) -> Iterator[tuple[str, npt.NDArray[np.bool_]]]:
    """All positions, then by edition and by number of players."""
    yield "all", np.ones(len(positions.won), np.bool_)
    for edition in sorted(set(positions.edition.tolist())):
        yield edition, positions.edition == edition
    for players in range(2, SEATS + 1):
        if (positions.players == players).any():
            yield f"{players} players", positions.players == players


def judgement_table(positions: Positions, learned: Floats) -> str:
    by_hand = by_hand_chances(positions)
    lines = [
        "| held-out games | positions | log-loss by hand | learned | calibration error by hand | learned |",
        "|---|---|---|---|---|---|",
    ]
    for name, chosen in ways(positions):
        old, new = quality(positions, by_hand, chosen), quality(positions, learned, chosen)
        lines.append(
            f"| {name} | {new.positions:,} | {old.log_loss:.4f} | {new.log_loss:.4f} "
            f"| {old.calibration_error:.4f} | {new.calibration_error:.4f} |"
        )
    return "\n".join(lines)


def draft_table(drafts: Drafts, public: LikingsTrainer, private: LikingsTrainer) -> str:
    """Top-1 and log-loss of what is taken: uniform, by hand, and learned."""
    uniform = drafts.offered / drafts.offered.sum(1, keepdims=True)
    by_hand = softmax(drafts.by_hand / TEMPERATURE, drafts.offered)
    rows = {
        "uniform": uniform.astype(np.float32),
        "by hand (`policy/liking.py`)": by_hand,
        "learned, from what everybody sees": public.shares(drafts),
        "learned, from the hand too": private.shares(drafts),
    }
    lines = ["| which character is taken | strong: top-1 | log-loss | stewards: top-1 | log-loss |"]
    lines.append("|---|---|---|---|---|")
    for name, shares in rows.items():
        cells = []
        for chosen in (drafts.strong, ~drafts.strong):
            each = shares[chosen]
            taken = drafts.taken[chosen]
            if not len(taken):
                cells.append("– | –")
                continue
            right = float(np.mean(np.argmax(each, 1) == taken))
            loss = -float(np.mean(np.log(np.maximum(each[np.arange(len(taken)), taken], 1e-7))))
            cells.append(f"{right:.1%} | {loss:.3f}")
        lines.append(f"| {name} | {' | '.join(cells)} |")
    return "\n".join(lines)
