"""What the parts of the table show, from a view: chips of characters, cities, the hand and the actions."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from citadels.cards.districts import KIND_BY_NAME
from citadels.lang import Speaker
from citadels.lang.no_break import with_plain_spaces
from citadels.terminal.board import MARKS, printed
from citadels.terminal.full.chips import Chip, badge, number_of, put_together
from citadels.terminal.options import Offer
from citadels.terminal.placing import NOWHERE, cards_on_table, district_place, own_hand
from citadels.terminal.sitting import View

CROWN: Final = "♛"
GOLD: Final = "●"
HAND: Final = "▤"
POINTS: Final = "★"
# A sign for what a character has on it; the words are in the line about it.
SIGNS: Final = {
    "murdered": "†",
    "bewitched": "~",
    "robbed": "$",
    "warrant": "§",
    "signed": "✓",
    "threat": "!",
    "flower": "*",
}

Placed = Mapping[str, Sequence[Offer]]


class Parts:
    """The parts of one view for one reader."""

    def __init__(self, view: View, speaker: Speaker, placed: Placed) -> None:
        self.view = view
        self.speaker = speaker
        self.placed = placed

    def _offers(self, place: str) -> tuple[Offer, ...]:
        return tuple(self.placed.get(place, ()))

    # The title

    def title(self) -> str:
        view, say = self.view, self.speaker.say
        parts: list[str] = []
        if view["last_round"]:
            parts.append(say("board-last_round"))
        if view["end_size"] < view["city_size"]:
            parts.append(say("board-bell", size=view["end_size"]))
        if view["tax"]:
            parts.append(say("board-tax", gold=view["tax"]))
        parts.append(say("board-head", round=view["round"], deck=view["deck"], size=view["city_size"]))
        return with_plain_spaces("  ".join(parts))

    def crown(self) -> str:
        return f"{CROWN} {self.speaker.player(self.view['crown'])}"

    # Characters

    def ranks(self) -> list[Chip]:
        return [self._rank(entry) for entry in self.view["characters"]]

    def _rank(self, entry: View) -> Chip:
        place = f"character {entry['character']}"
        offers = self._offers(place)
        name = self.speaker.card(entry["character"])
        turn = self.view["turn"]
        acting = turn is not None and entry["character"] in (turn["called"], turn["acting"])
        silent = entry["called"] and not entry["revealed"]
        classes = ["rank"]
        if entry["face_up"]:
            classes.append("gone")
        elif acting:
            classes.append("acting")
        elif silent:
            classes.append("silent")
        holder = [] if entry["player"] is None else [(f" {self.speaker.player(entry['player'])}", "bold")]
        signs = "".join(sign for mark, sign in SIGNS.items() if entry.get(mark))
        marks = [(f" {signs}", "bold $error")] if signs else []
        content = put_together(number_of(offers), [(f"{entry['rank']} {name}", "")], holder, marks)
        return Chip(place, content, self._about_rank(entry), entry["character"], tuple(classes), offers)

    def _about_rank(self, entry: View) -> str:
        told = [] if entry["player"] is None else [self.speaker.player(entry["player"])]
        told += [self.speaker.say(f"mark-{mark}") for mark in MARKS if entry.get(mark)]
        short = self.short_text(entry["character"])
        name = self.speaker.say("board-rank", rank=entry["rank"], character=entry["character"])
        known = f" ({', '.join(told)})" if told else ""
        return self.speaker.language.labelled(f"{name}{known}", short)

    def short_text(self, card: str) -> str:
        """What a card does, in a line; empty for districts that do nothing."""
        ids = [f"short-{card}-{self.view['edition']}", f"short-{card}"]
        return next((self.speaker.say(id) for id in ids if self.speaker.language.has(id)), "")

    # Cities

    def seats(self) -> list[int]:
        """All seats, the reader's first and then clockwise."""
        count, first = len(self.view["players"]), self.view["viewer"] or 0
        return [(first + place) % count for place in range(count)]

    def head(self, seat: int) -> Chip:
        """A player's name and belongings."""
        player = self.view["players"][seat]
        place = f"seat {seat}"
        offers = self._offers(place)
        crown = [(f"{CROWN} ", "bold $crown")] if seat == self.view["crown"] else []
        name = self.speaker.player(seat)
        built, size = player["counted"], self.view["city_size"]
        figures = [
            (f"{player['gold']}{GOLD}", "bold $gold"),
            (f" {player['hand_size']}{HAND}", ""),
            (f" {player['score']['total']}{POINTS}", "bold"),
            (f" {built}/{size}", "bold $success" if player["complete"] else "$text-muted"),
        ]
        content = put_together(number_of(offers), crown, [(name, "bold"), ("\n", "")], figures)
        classes = ["head"]
        if seat == self.view["viewer"]:
            classes.append("own")
        turn = self.view["turn"]
        if turn is not None and turn["seat"] == seat:
            classes.append("acting")
        return Chip(place, content, self._about_player(player), "", tuple(classes), offers)

    def _about_player(self, player: View) -> str:
        say, seat = self.speaker.say, player["seat"]
        told = [
            say("count-gold", count=player["gold"]),
            say("board-hand_size", count=player["hand_size"]),
            say("count-points", count=player["score"]["total"]),
        ]
        if seat == self.view["crown"]:
            told.append(say("board-crown"))
        if player["complete"]:
            told.append(say("board-complete"))
        told += [self.speaker.card(character) for character in player["characters"]]
        lines = [self.speaker.language.labelled(self.speaker.player(seat), ", ".join(told))]
        if seat != self.view["viewer"]:
            if player["hand"]:
                cards = ", ".join(map(self.speaker.card, player["hand"]))
                lines.append(say("board-their_hand", cards=cards))
            elif player["known_hand"]:
                lines.append(say("board-known", cards=player["known_hand"]))
        museum = player["museum"]
        if museum and museum["count"]:
            known = museum["cards"]
            lines.append(
                say("board-museum_known", cards=known)
                if known
                else say("board-museum", count=museum["count"])
            )
        lines += [
            say("board-wagon", gold=wagon["gold"]) for wagon in self.view["wagons"] if wagon["owner"] == seat
        ]
        return " · ".join(lines)

    def city(self, seat: int, compact: bool) -> list[Chip]:
        """The districts of a city; compact: without their names."""
        return [self._district(seat, district, compact) for district in self.view["players"][seat]["city"]]

    def _district(self, seat: int, district: Mapping[str, Any], compact: bool) -> Chip:
        card, gold = district["card"], district["gold"]
        place = district_place(seat, card, gold)
        offers = self._offers(place)
        name = [] if compact else [(f" {self.speaker.card(card)}", "")]
        beautified = [(f"+{gold}", "bold $gold")] if gold else []
        printed_on = badge(card, district["cost"], self.speaker)
        content = put_together(number_of(offers), printed_on, beautified, name)
        return Chip(place, content, self.about_card(card, district["cost"]), card, ("district",), offers)

    # Cards

    def about_card(self, card: str, cost: int) -> str:
        text = with_plain_spaces(printed("card", card, cost, self.speaker))
        short = self.short_text(card)
        return self.speaker.language.labelled(text, short) if short else text

    def hand(self) -> list[Chip]:
        return [self._card("hand", card) for card in own_hand(self.view)]

    def on_table(self) -> list[Chip]:
        return [self._card("table", card) for card in cards_on_table(self.view)]

    def _card(self, where: str, card: str) -> Chip:
        place = f"{where} {card}"
        offers = self._offers(place)
        cost = self.speaker.costs[KIND_BY_NAME[card]]
        printed_on = badge(card, cost, self.speaker)
        gap = [(" ", "")] if printed_on else []
        name = [(self.speaker.card(card), "")]
        content = put_together(number_of(offers), printed_on, gap, name)
        return Chip(place, content, self.about_card(card, cost), card, ("card",), offers)

    # Actions

    def actions(self) -> list[Chip]:
        """Choices that are about nothing on the table."""
        return [
            Chip(
                NOWHERE,
                put_together(number_of([offer]), [(with_plain_spaces(offer.phrase), "")]),
                with_plain_spaces(offer.phrase),
                "",
                ("action",),
                (offer,),
            )
            for offer in self._offers(NOWHERE)
        ]

    def prompt(self) -> str:
        """What is asked, or whom the table waits for."""
        view, say = self.view, self.speaker.say
        decision, turn = view["decision"], view["turn"]
        if view["over"]:
            return say("table-over")
        if decision is not None and decision["options"]:
            return self.speaker.decision(view)
        if decision is None or decision["seat"] is None:
            return say("table-waits")
        seat = decision["seat"]
        if view["phase"] == "draft":
            return say("table-waits_draft", seat=seat)
        if turn is not None and turn["seat"] == seat and turn["acting"]:
            return say("table-waits_turn", seat=seat, character=turn["acting"])
        return say("table-waits_answer", seat=seat)
