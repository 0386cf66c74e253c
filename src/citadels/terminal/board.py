"""The position in plain lines, from a view, with columns where they help."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from citadels.cards.districts import KIND_BY_NAME, NO_TYPE, TYPE_NAMES, TYPE_OF
from citadels.lang import Speaker
from citadels.lang.no_break import NO_BREAK
from citadels.terminal.screen import together

_SEPARATOR: Final = f"{NO_BREAK}· "  # a line does not begin with it
_COLUMN: Final = "  "
_CROWN: Final = "♛"
_INDENT: Final = "    "
# What a character may have on it, in the order shown.
MARKS: Final = (
    "face_up",
    "face_down",
    "murdered",
    "bewitched",
    "robbed",
    "warrant",
    "signed",
    "threat",
    "flower",
)

View = Mapping[str, Any]


def board_lines(view: View, speaker: Speaker) -> list[str]:
    """The whole position as its viewer may know it."""
    lines = [speaker.say("board-head", round=view["round"], deck=view["deck"], size=view["city_size"])]
    if view["last_round"]:
        lines.append(speaker.say("board-last_round"))
    if view["end_size"] < view["city_size"]:
        lines.append(speaker.say("board-bell", size=view["end_size"]))
    if view["tax"]:
        lines.append(speaker.say("board-tax", gold=view["tax"]))
    if view["discard"]:
        lines.append(speaker.say("board-discard_pile", cards=view["discard"]))
    heads = in_columns([_player_columns(player, view["crown"], speaker) for player in view["players"]])
    for player, head in zip(view["players"], heads, strict=True):
        lines.append(head)
        lines += [_INDENT + line for line in _before(player, view, speaker)]
    ranks = _SEPARATOR.join(_rank(entry, speaker) for entry in view["characters"])
    lines.append(f"{speaker.say('board-characters')} {ranks}")
    seat = speaker.reader.seat
    if seat is not None:
        lines.append(_hand_line(view["players"][seat]["hand"], speaker))
    return lines


def in_columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """Rows of texts in columns; the last column has no fixed width."""
    widths = [max(len(cell) for cell in column) for column in zip(*(row[:-1] for row in rows), strict=True)]
    return [
        _COLUMN.join(
            [*(f"{cell:<{width}}" for cell, width in zip(row, widths, strict=False)), row[-1]]
        ).rstrip()
        for row in rows
    ]


def own_lines(player: View, speaker: Speaker) -> list[str]:
    """What changes during the reader's turn."""
    city = _districts(player["city"], speaker)
    own = speaker.say("board-own", gold=player["gold"], points=player["score"]["total"], city=city)
    return [own, _hand_line(player["hand"], speaker)]


def _player_columns(player: View, crown: int, speaker: Speaker) -> list[str]:
    seat = player["seat"]
    # A symbol is quick to see, a word can be read aloud.
    last = [speaker.say("board-crown")] if seat == crown else []
    if player["complete"]:
        last.append(speaker.say("board-complete"))
    if player["characters"]:
        last.append(speaker.language.listed([speaker.card(id) for id in player["characters"]]))
    return [
        f"{_CROWN if seat == crown else ' '} {speaker.player(seat)}",
        speaker.say("count-gold", count=player["gold"]),
        speaker.say("board-hand_size", count=player["hand_size"]),
        speaker.say("count-points", count=player["score"]["total"]),
        _SEPARATOR.join(last),
    ]


def _before(player: View, view: View, speaker: Speaker) -> list[str]:
    """What lies in front of a player."""
    lines = [_districts(player["city"], speaker)]
    if player["seat"] != speaker.reader.seat:
        if player["hand"]:
            lines.append(speaker.say("board-their_hand", cards=_cards(player["hand"], speaker)))
        elif player["known_hand"]:
            lines.append(speaker.say("board-known", cards=player["known_hand"]))
    museum = player["museum"]
    if museum and museum["count"]:
        if museum["cards"]:
            lines.append(speaker.say("board-museum_known", cards=museum["cards"]))
        else:
            lines.append(speaker.say("board-museum", count=museum["count"]))
    lines += [
        speaker.say("board-wagon", gold=wagon["gold"])
        for wagon in view["wagons"]
        if wagon["owner"] == player["seat"]
    ]
    return lines


def _districts(city: list[View], speaker: Speaker) -> str:
    told = [printed("district", entry["card"], entry["cost"], speaker) for entry in city]
    return ", ".join(told) if told else speaker.say("board-no_city")


def printed(word: str, card: str, cost: int, speaker: Speaker) -> str:
    """A card with its cost and type, if it has them."""
    type = TYPE_OF[KIND_BY_NAME[card]]
    if type == NO_TYPE or not cost:
        return together(speaker.card(card))
    return together(speaker.say(f"board-{word}", **{word: card}, cost=cost, type=TYPE_NAMES[type]))


def _rank(entry: View, speaker: Speaker) -> str:
    """A character and everything known about it."""
    title = speaker.say("board-rank", rank=entry["rank"], character=entry["character"])
    marks = [] if entry["player"] is None else [speaker.player(entry["player"])]
    marks += [speaker.say(f"mark-{mark}") for mark in MARKS if entry.get(mark)]
    if entry["called"] and not entry["revealed"] and not entry["face_up"]:
        marks.append(speaker.say("mark-silent"))
    return together(f"{title} ({', '.join(marks)})" if marks else title)


def _hand_line(hand: list[str], speaker: Speaker) -> str:
    if not hand:
        return speaker.say("board-empty_hand")
    return speaker.say("board-hand", cards=_cards(hand, speaker))


def _cards(cards: list[str], speaker: Speaker) -> str:
    return ", ".join(printed("card", card, speaker.costs[KIND_BY_NAME[card]], speaker) for card in cards)
