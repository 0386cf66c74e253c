"""Bots from your own files: any class with a method ``choose``."""

import importlib.util
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

from citadels.bots.bot import Bot
from citadels.bots.kind import BotError, BotKind, Parameters
from citadels.bots.registry import BOTS, LEVELS


def bots_with(files: Sequence[str]) -> dict[str, BotKind]:
    """All built-in bots plus those from some files."""
    kinds = dict(BOTS)
    for file in files:
        for name, kind in load_bots(file).items():
            if name in kinds or name in LEVELS:
                message = f"{file}: there is a bot {name!r} already; give yours another code"
                raise BotError("own_code_twice", message, file=file, bot=name)
            kinds[name] = kind
    return kinds


def load_bots(file: str) -> dict[str, BotKind]:
    """The bots of a file, by their codes: the attribute ``code`` of a class, or its name in lower case."""
    module = _load(file)
    found: dict[str, BotKind] = {}
    for value in vars(module).values():
        if isinstance(value, type) and value.__module__ == module.__name__ and hasattr(value, "choose"):
            kind = _kind(value)
            found[kind.name] = kind
    if not found:
        message = f"{file} has no class with a method choose(self, observation)"
        raise BotError("own_code_empty", message, file=file)
    return found


def _load(file: str) -> ModuleType:
    path = Path(file)
    if not path.is_file():
        raise BotError("own_code_missing", f"there is no file {file}", file=file)
    spec = importlib.util.spec_from_file_location(f"citadels_own_{path.stem}", path)
    if spec is None or spec.loader is None:
        raise _broken(file, "its name does not end in .py")
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:  # report whatever a user's file raises
        raise _broken(file, f"{type(error).__name__}: {error}") from error
    return module


def _broken(file: str, problem: str) -> BotError:
    message = f"{file} cannot be loaded: {problem}"
    return BotError("own_code_broken", message, file=file, problem=problem)


def _kind(bot: type) -> BotKind:
    name = getattr(bot, "code", bot.__name__.lower())
    describes = (bot.__doc__ or "your own bot").strip().splitlines()[0]

    def make(parameters: Parameters, seed: int) -> Bot:
        player: Bot = bot(seed, *parameters)
        return player

    # We cannot know whether it looks at a clock, so we do not promise that its games repeat.
    return BotKind(str(name), describes, make, most_parameters=9, clockless=lambda _: False)
