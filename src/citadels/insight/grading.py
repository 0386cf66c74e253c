"""How good a choice was, against the best alternative: from what its player could know, and no more."""

from typing import Any, Final

from citadels.bots import Evaluation, evaluate
from citadels.knowledge.foresight import foresee
from citadels.observation import Observation
from citadels.rules.choice_texts import parse_choice

BEST: Final = "best"
FINE: Final = "fine"
DOUBTFUL: Final = "doubtful"
MISTAKE: Final = "mistake"
GRADES: Final = (BEST, FINE, DOUBTFUL, MISTAKE)

# A difference counts as far as it exceeds so many of its standard errors.
_CERTAIN: Final = 2.0
# What that must cost at least, in chances to win.
_DOUBT: Final = 0.01
_LOSS: Final = 0.03
_EQUAL: Final = 0.005  # up to this, both are the best
_MORE: Final = 2  # times as many worlds to make sure


def grade_of(behind: float, error: float) -> str:
    """The grade of a choice that wins so much less than the best, known up to a standard error."""
    certain = behind - _CERTAIN * error
    if certain > _LOSS:
        return MISTAKE
    if certain > _DOUBT:
        return DOUBTFUL
    return BEST if behind <= _EQUAL else FINE


def graded(observation: Observation, played: str, worlds: int, seed: int = 0) -> dict[str, Any]:
    """A decision with its grade, both chances with their errors, and why the best is better.

    The best of many choices looks better than it is, because luck had a part in its being the best. So a
    choice that seems doubtful is compared with it once more in other worlds, and only these count.
    """
    found = evaluate(observation, worlds=worlds, keep=[played], seed=seed)
    best = found.best.option
    behind, error = _behind(found, played, best)
    if grade_of(behind, error) in (DOUBTFUL, MISTAKE):
        found = evaluate(observation, worlds=_MORE * worlds, keep=[played, best], seed=seed + 1)
        behind, error = _behind(found, played, best)
        if behind <= 0.0:  # it was luck: nothing better is known than what was played
            behind, best = 0.0, found.of(played).option
    grade = grade_of(behind, error)
    mine, better = found.of(played), found.of(best)
    return {
        "grade": grade,
        "choice": played,
        "chance": round(mine.chance, 4),
        "error": round(mine.error, 4),
        "foreseen": _foreseen(observation, played),
        "best": str(best),
        "best_foreseen": _foreseen(observation, str(best)),
        "best_chance": round(better.chance, 4),
        "best_error": round(better.error, 4),
        "behind": round(behind, 4),
        "behind_error": round(error, 4),
        "worlds": found.worlds,
        "options": len(observation.options),
        "grounds": _grounds(found, str(best), played) if grade in (DOUBTFUL, MISTAKE) else [],
    }


def _foreseen(observation: Observation, choice: str) -> dict[str, Any]:
    """What the player could foresee of a choice, such as its price, for its words."""
    number = parse_choice(choice)
    assert number is not None
    return foresee(observation.position, number)[1]


def _behind(found: Evaluation, played: str, best: Any) -> tuple[float, float]:
    return (0.0, 0.0) if str(best) == played else found.behind(played, best)


def _grounds(found: Evaluation, best: str, played: str) -> list[dict[str, Any]]:
    return [
        {"id": ground.id, "arguments": dict(ground.arguments)}
        for ground in found.grounds(choice=best, against=played)
    ]
