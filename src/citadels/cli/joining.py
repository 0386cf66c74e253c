"""``citadels play --join``: a table of a server."""

from typing import TYPE_CHECKING

from citadels.cli.parsing import UsageError
from citadels.cli.voice import language
from citadels.lang import Speaker
from citadels.terminal.screen import Screen
from citadels.terminal.server import USUAL_SERVER, BadLink, Link, read_link
from citadels.terminal.sitting import Declined

if TYPE_CHECKING:
    from citadels.terminal.served import ServedSitting


def join(link: str, server: str | None, name: str, plain: bool, screen: Screen) -> int:
    """Sit down at the table of a link, in plain lines or on a full screen."""
    # Imported here: sockets are needed for nothing else.
    from citadels.terminal.served import ServedSitting

    try:
        found = read_link(link, server or USUAL_SERVER)
    except BadLink as error:
        raise UsageError("bad_link", link=str(error)) from error
    try:
        sitting = ServedSitting(found, language(), name)
    except Declined as declined:
        raise UsageError("cannot_join", address=found.page, problem=str(declined)) from declined
    try:
        if plain:
            _play_plainly(sitting, screen)
        else:
            _play_on_full_screen(sitting)
    finally:
        sitting.close()
        _say_how_to_return(sitting, found, screen)
    return 0


def _play_plainly(sitting: "ServedSitting", screen: Screen) -> None:
    from citadels.terminal.plain_joined import PlainJoined

    PlainJoined(sitting, screen).play()


def _play_on_full_screen(sitting: "ServedSitting") -> None:
    from citadels.terminal.full.app import FullScreen, at_once

    FullScreen(at_once(sitting), lambda: Speaker(language())).run()


def _say_how_to_return(sitting: "ServedSitting", link: Link, screen: Screen) -> None:
    if sitting.table["state"] == "running" and sitting.seat is not None:
        command = f"citadels play --join {link.page}"
        screen.say(sitting.speaker.say("join-kept", command=command))
    screen.out.flush()
