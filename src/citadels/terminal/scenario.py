"""A scenario step by step: what happens, and what can be chosen."""

from collections.abc import Callable, Iterator
from typing import Final

from citadels.lang import Speaker
from citadels.lang.language import Language
from citadels.scenarios.runner import Playing, Watcher
from citadels.tables.replay import open_events
from citadels.terminal.log_lines import log_lines
from citadels.terminal.options import Offers
from citadels.terminal.sheet import final_lines

_INDENT: Final = "  "


class ScenarioTeller(Watcher):
    """Tells every scenario in one language, all cards open. Seats have their numbers as names."""

    def __init__(self, language: Language, say: Callable[[str], None]) -> None:
        self.language = language
        self.say = say
        self.told = 0  # events of the scenario

    def began(self, playing: Playing) -> None:
        self.told = 0
        self.say(f"== {playing.data['scenario']}")
        self._show(playing)

    def stepped(self, playing: Playing) -> None:
        step = len(playing.played)
        speaker = self._speaker(playing)
        count = speaker.say("replay-step", step=step, steps=len(playing.steps))
        if playing.is_expectation(step - 1):
            self.say(f"{count}: {speaker.say('scenario-holds')}")
            return
        self.say(f"{count}: {playing.step_text(step - 1)}")
        self._show(playing)

    def _speaker(self, playing: Playing) -> Speaker:
        names = [f"#{seat}" for seat in range(playing.game.players)]
        return Speaker.at_table(self.language, playing.game, names=names)

    def _show(self, playing: Playing) -> None:
        """What has happened since the last time, and what can be chosen now."""
        speaker = self._speaker(playing)
        events = open_events(playing.game, self.told)
        self.told += len(events)
        for line in (*log_lines(events, speaker), *_choices(playing, speaker)):
            self.say(_INDENT + line)


def _choices(playing: Playing, speaker: Speaker) -> Iterator[str]:
    game = playing.game
    if game.over:
        yield from final_lines(game, speaker)
        return
    decision = game.decision
    offers = Offers(game.view(decision.seat), game.why_not, speaker).all
    width = max(len(str(offer.option)) for offer in offers)
    yield speaker.say("scenario-choose", seat=decision.seat)
    for offer in offers:
        yield f"{_INDENT}{offer.option!s:<{width}}  {offer.phrase}"
