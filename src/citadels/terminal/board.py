"""The position on the table, from a view."""

from collections.abc import Mapping
from typing import Any, Final

from citadels.cards.districts import KIND_BY_NAME, NO_TYPE, TYPE_NAMES, TYPE_OF
from citadels.lang import Speaker

_SEPARATOR: Final = " · "
_CROWN: Final = "♛"
_INDENT: Final = "      "
# What a character may have on it, in the order told.
_MARKS: Final = ("face_up", "murdered", "bewitched", "robbed", "warrant", "signed", "threat", "flower")


def board_lines(view: Mapping[str, Any], speaker: Speaker) -> list[str]:
    """The whole position as its viewer may know it."""
    lines = [speaker.say("board-head", round=view["round"], deck=view["deck"], size=view["city_size"])]
    if view["last_round"]:
        lines.append(speaker.say("board-last_round"))
    if view["tax"]:
        lines.append(speaker.say("board-tax", gold=view["tax"]))
    for player in view["players"]:
        lines.extend(_player_lines(player, view["crown"], speaker))
    ranks = _SEPARATOR.join(_rank(entry, speaker) for entry in view["characters"])
    lines.append(f"{speaker.say('board-characters')} {ranks}")
    seat = speaker.reader.seat
    if seat is not None:
        lines.append(_hand_line(view["players"][seat]["hand"], speaker))
    return lines


def own_lines(player: Mapping[str, Any], speaker: Speaker) -> list[str]:
    """What changes in the course of an own turn."""
    city = _districts(player["city"], speaker)
    own = speaker.say("board-own", gold=player["gold"], points=player["score"]["total"], city=city)
    return [own, _hand_line(player["hand"], speaker)]


def _player_lines(player: Mapping[str, Any], crown: int, speaker: Speaker) -> list[str]:
    seat = player["seat"]
    name = speaker.player(seat)
    parts = [
        f"{_CROWN if seat == crown else ' '} {name}",
        speaker.say("count-gold", count=player["gold"]),
        speaker.say("board-hand_size", count=player["hand_size"]),
        speaker.say("count-points", count=player["score"]["total"]),
    ]
    if player["complete"]:
        parts.append(speaker.say("board-complete"))
    if player["characters"]:
        parts.append(speaker.language.listed([speaker.card(id) for id in player["characters"]]))
    lines = [_SEPARATOR.join(parts), _INDENT + _districts(player["city"], speaker)]
    museum = player["museum"]
    if museum and museum["count"]:
        if museum["cards"]:
            lines.append(_INDENT + speaker.say("board-museum_known", cards=museum["cards"]))
        else:
            lines.append(_INDENT + speaker.say("board-museum", count=museum["count"]))
    return lines


def _districts(city: list[Mapping[str, Any]], speaker: Speaker) -> str:
    told = [_printed("district", entry["card"], entry["cost"], speaker) for entry in city]
    return ", ".join(told) if told else speaker.say("board-no_city")


def _printed(word: str, card: str, cost: int, speaker: Speaker) -> str:
    """A card with its cost and type, where it has any."""
    type = TYPE_OF[KIND_BY_NAME[card]]
    if type == NO_TYPE:
        return speaker.card(card)
    return speaker.say(f"board-{word}", **{word: card}, cost=cost, type=TYPE_NAMES[type])


def _rank(entry: Mapping[str, Any], speaker: Speaker) -> str:
    """A character and all that is known of it."""
    title = speaker.say("board-rank", rank=entry["rank"], character=entry["character"])
    marks = [] if entry["player"] is None else [speaker.player(entry["player"])]
    marks += [speaker.say(f"mark-{mark}") for mark in _MARKS if entry.get(mark)]
    if entry["called"] and not entry["revealed"] and not entry["face_up"]:
        marks.append(speaker.say("mark-silent"))
    return f"{title} ({', '.join(marks)})" if marks else title


def _hand_line(hand: list[str], speaker: Speaker) -> str:
    if not hand:
        return speaker.say("board-empty_hand")
    cards = ", ".join(_printed("card", card, speaker.costs[KIND_BY_NAME[card]], speaker) for card in hand)
    return speaker.say("board-hand", cards=cards)
