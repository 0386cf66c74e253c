"""How a bot at a table makes its choice. Workers call this, wherever they run."""

from typing import Any

from citadels.bots import find_bot
from citadels.observation import Observation
from citadels.rules.choice_texts import choice_text


def think(observation: dict[str, Any], code: str, seed: int) -> str:
    """The text of the choice that a bot makes from what its seat knows."""
    answer = find_bot(code).player(seed).choose(Observation.from_json(observation))
    return choice_text(answer) if isinstance(answer, int) else str(answer)
