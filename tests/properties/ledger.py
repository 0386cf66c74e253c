"""Accounts kept from the events alone: what viewers can work out from them must agree with the position."""

from collections import Counter
from typing import Any

from citadels import Game
from citadels.rules.choice_texts import district_name
from citadels.rules.event_kinds import BANK, EVENT_KINDS
from citadels.rules.state import SEAT_MASK, WAGON_SHIFT

Seen = dict[str, Any]


def split(district: str) -> tuple[str, int]:
    """``market+1``: the card, and the Artist's gold on it."""
    card, _, gold = district.partition("+")
    return card, int(gold or 0)


class PublicLedger:
    """Stashes, cities, the tax token, the crown and the bank, followed through a spectator's events."""

    def __init__(self, game: Game) -> None:
        self.read = 0
        self.gold = [2] * game.players  # S3
        self.declared = [2] * game.players  # the same, from what the events declare about gold
        self.cities: list[Counter[str]] = [Counter() for _ in range(game.players)]
        self.tax = 0
        self.wagons: list[list[int]] = []  # Ticket Wagons: owner and gold
        self.bank = 0  # what it has paid out, less what it took back
        self.seen: Counter[str] = Counter()
        self.compared: tuple[tuple[int, ...], ...] | None = None
        self.changed = False  # a city, since the last comparison
        self.on_districts = 0
        self.crown = game.state.crown if game.state.round == 1 else -1

    def follow(self, game: Game) -> None:
        """Enter everything that has happened since, and compare."""
        for event in game.events(None, self.read):
            self.read += 1
            name = event["event"]
            self.seen[name] += 1
            entry = getattr(self, f"on_{name}", None)
            if entry is not None:
                entry(event)
            self.book_as_declared(event)
        self.compare(game)

    def book_as_declared(self, event: Seen) -> None:
        kind = EVENT_KINDS[event["event"]]
        gold = event[kind.gold_amount] if kind.gold_amount else 1
        if kind.gold_from and kind.gold_from != BANK:
            self.declared[event[kind.gold_from]] -= gold
        if kind.gold_to and kind.gold_to != BANK:
            self.declared[event[kind.gold_to]] += gold

    def compare(self, game: Game) -> None:
        state = game.state
        assert self.declared == self.gold, "an event declares other gold than it moves"
        assert list(state.gold) == self.gold, "a stash is not what the events say"
        assert min(state.gold) >= 0
        assert state.tax == self.tax, "the tax token is not what the events say"
        assert state.crown == self.crown
        if state.cities != self.compared or self.changed:
            assert [Counter(city) for city in city_texts(game)] == self.cities, (
                "a city is not what the events say"
            )
            self.compared = state.cities
            self.changed = False
            self.on_districts = sum(split(text)[1] for city in city_texts(game) for text in city)
        assert [[wagon & SEAT_MASK, wagon >> WAGON_SHIFT] for wagon in state.wagons] == self.wagons
        on_wagons = sum(gold for _, gold in self.wagons)
        total = sum(state.gold) + state.tax + self.on_districts + on_wagons
        assert total == 2 * game.players + self.bank, "gold has come from nowhere or is lost"

    # Gold from and to the bank

    def from_bank(self, seat: int, gold: int) -> None:
        self.gold[seat] += gold
        self.bank += gold

    def between(self, giver: int, taker: int, gold: int) -> None:
        assert gold >= 0
        self.gold[giver] -= gold
        self.gold[taker] += gold

    def on_gold_gathered(self, event: Seen) -> None:
        self.from_bank(event["seat"], event["gold"])

    on_gained_gold = on_gold_gathered
    on_income = on_gold_gathered
    on_refunded = on_gold_gathered
    on_laboratory_used = on_gold_gathered

    def on_poor_house(self, event: Seen) -> None:
        self.from_bank(event["seat"], 1)

    on_throne_room = on_poor_house

    def on_paid(self, event: Seen) -> None:
        self.from_bank(event["seat"], -event["gold"])

    on_smithy_used = on_paid

    # Gold between players and the token

    def on_borrowed(self, event: Seen) -> None:
        self.between(event["from"], event["seat"], event["gold"])

    on_robbed = on_borrowed
    on_gold_taken = on_borrowed
    on_tribute = on_borrowed

    def on_bribed(self, event: Seen) -> None:
        self.between(event["seat"], event["to"], event["gold"])

    on_paid_player = on_bribed

    def on_tax_paid(self, event: Seen) -> None:
        self.between(event["seat"], event["to"], 1)

    def on_saved(self, event: Seen) -> None:
        self.from_bank(event["seat"], -1)

    def on_taxed(self, event: Seen) -> None:
        self.gold[event["seat"]] -= 1
        self.tax += 1

    def on_tax_collected(self, event: Seen) -> None:
        assert event["gold"] == self.tax, "all gold on the token is taken"
        self.gold[event["seat"]] += self.tax
        self.tax = 0

    # Cities

    def lose(self, owner: int, district: str) -> None:
        """A district goes under the deck and the gold on it to the bank."""
        self.remove(owner, district)
        self.bank -= split(district)[1]

    def remove(self, owner: int, district: str) -> None:
        assert self.cities[owner][district] > 0, "a district leaves that is not there"
        self.cities[owner][district] -= 1
        if not self.cities[owner][district]:
            del self.cities[owner][district]
        self.changed = True

    def add(self, owner: int, district: str) -> None:
        self.cities[owner][district] += 1
        self.changed = True

    def on_built(self, event: Seen) -> None:
        self.add(event["seat"], event["card"])

    def on_confiscated(self, event: Seen) -> None:
        self.add(event["seat"], event["card"])
        self.from_bank(event["from"], event["refund"])

    def on_beautified(self, event: Seen) -> None:
        self.remove(event["seat"], event["card"])
        self.add(event["seat"], event["card"] + "+1")
        self.gold[event["seat"]] -= 1

    def on_destroyed(self, event: Seen) -> None:
        self.from_bank(event["seat"], -event["gold"])
        self.lose(event["owner"], event["district"])

    def on_sacrificed(self, event: Seen) -> None:
        self.lose(event["seat"], event["district"])

    def on_armory_used(self, event: Seen) -> None:
        own = self.cities[event["seat"]]
        self.lose(event["seat"], "armory+1" if own["armory+1"] else "armory")
        self.lose(event["owner"], event["district"])

    def on_exchanged(self, event: Seen) -> None:
        seat, other = event["seat"], event["with"]
        self.remove(seat, event["given"])
        self.remove(other, event["taken"])
        self.add(seat, event["taken"])
        self.add(other, event["given"])

    def on_seized(self, event: Seen) -> None:
        self.remove(event["from"], event["district"])
        self.add(event["seat"], event["district"])

    # Action cards

    def on_card_played(self, event: Seen) -> None:
        if event["card"] == "big_top":
            self.add(event["seat"], "big_top")
        elif event["card"] == "ticket_wagon":
            self.wagons.append([event["seat"], 0])

    def on_wagon_used(self, event: Seen) -> None:
        self.gold[event["seat"]] -= 1
        self.wagons[event["wagon"]][1] += 1
        assert self.wagons[event["wagon"]] == [event["owner"], event["gold"]]

    def on_wagon_cashed(self, event: Seen) -> None:
        assert self.wagons.pop(event["wagon"]) == [event["seat"], event["gold"]]
        self.gold[event["seat"]] += event["gold"]

    def on_upgraded(self, event: Seen) -> None:
        self.from_bank(event["seat"], -event["gold"])
        self.lose(event["seat"], event["district"])
        self.add(event["seat"], event["card"])

    # The crown

    def on_round_started(self, event: Seen) -> None:
        assert self.crown in (-1, event["crown"])
        self.crown = event["crown"]

    def on_crown_moved(self, event: Seen) -> None:
        assert event["from"] == self.crown != event["to"]
        self.crown = event["to"]


class HandLedger:
    """The hand of one seat, followed through that seat's own events."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.read = 0
        self.hand: Counter[str] = Counter()
        self.drawn: list[str] = []  # cards to choose from

    def follow(self, game: Game) -> None:
        for event in game.events(self.seat, self.read):
            self.read += 1
            expected = ("kept", "discarded")
            assert not self.drawn or event["event"] in expected, "first one of the cards drawn is kept"
            entry = getattr(self, f"on_{event['event']}", None)
            if entry is not None:
                entry(event)
        self.compare(game)

    def compare(self, game: Game) -> None:
        hand = Counter(game.view(self.seat)["players"][self.seat]["hand"])
        assert hand == self.hand, f"seat {self.seat} cannot explain its hand"

    def gain(self, *cards: str) -> None:
        self.hand.update(cards)

    def lose(self, *cards: str) -> None:
        for card in cards:
            assert self.hand[card] > 0, f"seat {self.seat} loses {card} and has none"
            self.hand -= Counter([card])

    def on_hand_dealt(self, event: Seen) -> None:
        if event["seat"] == self.seat:
            assert event["count"] == len(event["cards"])
            self.gain(*event["cards"])

    on_drew = on_hand_dealt

    def on_deck_searched(self, event: Seen) -> None:
        if event["seat"] == self.seat:
            self.drawn = event["cards"]

    def on_cards_gathered(self, event: Seen) -> None:
        if event["seat"] == self.seat and event["to_choose"]:
            self.drawn = event["cards"]
        elif event["seat"] == self.seat:
            self.gain(*event["cards"])

    def on_kept(self, event: Seen) -> None:
        if event["seat"] == self.seat:
            rest = list(self.drawn)
            rest.remove(event["card"])
            self.gain(event["card"])
            assert event["returned"] == len(event["cards"])
            # Library and Observatory of older editions: two of three are kept, one after the other.
            assert sorted(event["cards"]) == sorted(rest) or (not event["returned"] and len(rest) == 2)
            self.drawn = [] if event["returned"] else rest

    def on_building(self, event: Seen) -> None:
        if event["from"] == self.seat:
            self.lose(event["card"])

    def on_paid_card(self, event: Seen) -> None:
        if event["seat"] == self.seat:
            self.lose(event["card"])

    on_card_played = on_paid_card
    on_laboratory_used = on_paid_card
    on_museum_used = on_paid_card
    on_put_aside = on_paid_card

    def on_hands_swapped(self, event: Seen) -> None:
        if self.seat in (event["seat"], event["with"]):
            mine, theirs = event["given"], event["received"]
            if event["with"] == self.seat:
                mine, theirs = theirs, mine
            self.lose(*mine)
            assert not +self.hand, "a whole hand is swapped"
            self.gain(*theirs)

    def on_saved(self, event: Seen) -> None:
        if event["seat"] == self.seat:
            self.gain(event["card"])

    def on_card_taken(self, event: Seen) -> None:
        self.transfer(event["card"], event["from"], event["seat"])

    def on_card_given(self, event: Seen) -> None:
        self.transfer(event["card"], event["seat"], event["to"])

    def on_tribute(self, event: Seen) -> None:
        if event["card"] is not None:
            self.transfer(event["card"], event["from"], event["seat"])

    def transfer(self, card: str, giver: int, taker: int) -> None:
        if self.seat == giver:
            self.lose(card)
        elif self.seat == taker:
            self.gain(card)


def city_texts(game: Game) -> list[list[str]]:
    """The cities as a position writes them."""
    return [[district_name(district) for district in city] for city in game.state.cities]
