"""A server's table in words: who sits there, what it waits for, and what is said."""

from collections.abc import Mapping, Sequence
from typing import Any

from citadels.lang import Speaker
from citadels.rules.setup import Setup
from citadels.terminal.served import ServedSitting


def lobby_lines(sitting: ServedSitting) -> list[str]:
    """The table before the start."""
    speaker, table = sitting.speaker, sitting.table
    setup = Setup.from_json(table["setup"])
    edition = speaker.say(f"edition-{setup.edition}")
    title = speaker.language.say("lobby-table_of", {"id": table["id"]})
    return [
        f"{title} · {edition} · {speaker.say('count-players', count=setup.players)}",
        *(f"  {seat['seat'] + 1}. {_seat(seat, table['you'], speaker)}" for seat in table["seats"]),
        what_it_waits_for(sitting),
    ]


def what_it_waits_for(sitting: ServedSitting) -> str:
    speaker, table = sitting.speaker, sitting.table
    if table["you"] is None:
        return sitting.note or speaker.say("lobby-watching")
    if sitting.hosts:
        free = sum(seat["kind"] == "open" for seat in table["seats"])
        bots = speaker.say("lobby-start_bots", count=free) if free else speaker.say("lobby-start_full")
        return f"{bots} {speaker.say('join-start')}"
    host = next((seat["name"] for seat in table["seats"] if seat["host"]), None)
    return speaker.say("lobby-start_wait", name=host) if host else speaker.say("lobby-start_wait_host")


def _seat(seat: Mapping[str, Any], own: int | None, speaker: Speaker) -> str:
    if seat["kind"] == "open":
        return speaker.say("lobby-seat_open")
    about = []
    if seat["kind"] == "bot":
        level = f"lobby-level_{seat['level']}"
        known = speaker.say(level) if speaker.language.has(level) else seat["level"]
        about.append(speaker.say("lobby-bot_level", level=known))
    if seat["seat"] == own:
        about.append(speaker.say("lobby-you"))
    if seat["host"]:
        about.append(speaker.say("lobby-host"))
    if seat["kind"] == "person" and not seat["online"]:
        about.append(speaker.say("lobby-not_here"))
    return f"{seat['name']} ({', '.join(about)})" if about else str(seat["name"])


def chat_lines(messages: Sequence[Mapping[str, Any]], speaker: Speaker) -> list[str]:
    """What was said; phrases and reactions in the reader's language."""
    lines = []
    for message in messages:
        name = message["name"] or speaker.say("chat-spectator")
        if message["emote"]:
            lines.append(f"{name} {speaker.say('chat-emote_' + message['emote'])}")
        else:
            phrase = message["phrase"]
            said = message["text"] if phrase is None else speaker.say(f"chat-phrase_{phrase}")
            lines.append(speaker.language.labelled(name, str(said)))
    return lines
