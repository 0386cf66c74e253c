"""The steward: what good players know, as a worth for every choice. The best one is taken.

It reads a position as its seat may know it: its own hand, what lies open, and how many cards others have.
The same code therefore plays from a blind position in a real game and for every seat in a play-out.
"""

from typing import Final

from citadels.cards.characters import ARCHITECT, RANK_OF
from citadels.cards.districts import (
    ARMORY,
    FIRST_ACTION_CARD,
    FRAMEWORK,
    GOLD_MINE,
    KEEP,
    KIND_MASK,
    LABORATORY,
    LIBRARY,
    MAP_ROOM,
    NECROPOLIS,
    OBSERVATORY,
    SECRET_VAULT,
    SMITHY,
    STATUE,
    TYPE_OF,
)
from citadels.policy.beliefs import Beliefs, looks_from_world
from citadels.policy.dice import Dice
from citadels.policy.liking import could_finish, liking
from citadels.policy.style import Style
from citadels.policy.worth import (
    build_worth,
    card_worth,
    city_points,
    danger,
    district_points,
    districts_left,
    hand_worth,
    is_spare,
    type_count,
)
from citadels.rules import choices as c
from citadels.rules.actions.acrobat import ACROBAT_DECISION
from citadels.rules.actions.fortune_teller import FORTUNE_TELLER_DECISION
from citadels.rules.actions.human_cannonball import CANNONBALL_DECISION, difference, replaceable
from citadels.rules.actions.strongman import STRONGMAN_DECISION
from citadels.rules.actions.ticket_wagon import WAGON_DECISION, WAGON_KEEP_DECISION, wagon_gold
from citadels.rules.building import build_limit, price
from citadels.rules.characters.artist import BEAUTIFY_DECISION
from citadels.rules.characters.base import IncomeCharacter
from citadels.rules.characters.blackmailer import REVEAL_THREAT_DECISION, THREAT_DECISION, THREATEN_DECISION
from citadels.rules.characters.cardinal import GIVE_FOR_GOLD_DECISION, LENDER_DECISION
from citadels.rules.characters.diplomat import EXCHANGE_DECISION, exchange_price, exchanges
from citadels.rules.characters.emperor import (
    CROWN_AT_ONCE_DECISION,
    CROWN_ON_DECISION,
    PAY_TRIBUTE_DECISION,
    TRIBUTE_DECISION,
)
from citadels.rules.characters.magician import REPLACE_DECISION
from citadels.rules.characters.magistrate import CONFISCATE_DECISION, WARRANT_DECISION
from citadels.rules.characters.scholar import STUDY_DECISION
from citadels.rules.characters.seer import SEER_GIVE_DECISION
from citadels.rules.characters.wizard import WIZARD_DECISION
from citadels.rules.city import district_cost
from citadels.rules.decisions import DecisionKind
from citadels.rules.draft import DRAFT_DECISION, DRAFT_DISCARD_DECISION
from citadels.rules.gathering import KEEP_DECISION
from citadels.rules.hands import cards_left, distinct
from citadels.rules.rank_eight import attack_cost, district_of, seat_of
from citadels.rules.state import GATHERED, INCOME_DONE, State
from citadels.rules.turn import TURN_DECISION
from citadels.rules.uniques.bell_tower import BELL_TOWER_DECISION
from citadels.rules.uniques.graveyard import GRAVEYARD_DECISION
from citadels.rules.uniques.hospital import HOSPITAL_DECISION
from citadels.rules.uniques.laboratory import Laboratory
from citadels.rules.uniques.lighthouse import LIGHTHOUSE_DECISION, SEARCH_DECISION
from citadels.rules.uniques.smithy import Smithy
from citadels.rules.uniques.theater import THEATER_DECISION, THEATER_GIVE_DECISION
from citadels.rules.uniques.thieves_den import PAY_DECISION

# Ranges of worth that put the steps of a turn into their order.
FIRST: Final = 1000.0  # costs nothing and brings or tells something
GATHER: Final = 500.0
BUILD: Final = 100.0
NEVER: Final = -1000.0

MOST_CARDS_PLANNED: Final = 9


class Steward:
    """A player of one style; its dice mix what would be predictable."""

    def __init__(self, style: Style, seed: int) -> None:
        self.style = style
        self.dice = Dice(seed)

    def choose(self, state: State, seat: int, options: list[int], looks: list[int] | None) -> int:
        """One of the options. ``looks`` is what the seat saw of the draft; None: as the world has it."""
        if len(options) == 1:
            return options[0]
        kind = state.top.decision
        beliefs: Beliefs | None = None
        if kind is TURN_DECISION or kind is THREATEN_DECISION or kind is WARRANT_DECISION:
            beliefs = self._beliefs_if_named(state, seat, options, looks)
        best = options[0]
        most = -1e9
        for option in options:
            worth = self._worth(state, seat, kind, option, beliefs)
            if worth > most:
                most = worth
                best = option
        return best

    def best_of(
        self, state: State, seat: int, options: list[int], looks: list[int] | None, most: int
    ) -> list[int]:
        """The options that look best, the best first."""
        if len(options) == 1:
            return options
        kind = state.top.decision
        beliefs: Beliefs | None = None
        if kind in (TURN_DECISION, THREATEN_DECISION, WARRANT_DECISION):
            beliefs = self._beliefs_if_named(state, seat, options, looks)
        worths: list[float] = []
        for option in options:
            worths.append(self._worth(state, seat, kind, option, beliefs))
        found: list[int] = []
        while len(found) < min(most, len(options)):
            best = 0
            for number in range(1, len(options)):
                if worths[number] > worths[best]:
                    best = number
            if worths[best] <= NEVER and found:
                break
            found.append(options[best])
            worths[best] = -1e9
        return found

    def _beliefs_if_named(
        self, state: State, seat: int, options: list[int], looks: list[int] | None
    ) -> Beliefs | None:
        """Beliefs where a character is to be named."""
        for option in options:
            verb = c.VERB_OF[option]
            if (
                verb == c.MURDER
                or verb == c.BEWITCH
                or verb == c.ROB
                or verb == c.THREATEN
                or verb == c.WARRANT
            ):
                seen = looks_from_world(state, seat) if looks is None else looks
                return Beliefs(state, seat, seen, self.style)
        return None

    def _worth(
        self, state: State, seat: int, kind: DecisionKind, option: int, beliefs: Beliefs | None
    ) -> float:
        if kind is TURN_DECISION:
            return self._turn(state, seat, option, beliefs)
        if kind is DRAFT_DECISION:
            return self._draft(state, seat, option - c.CHOOSE)
        if kind is DRAFT_DISCARD_DECISION:
            return self._throw_away(state, seat, option - c.DISCARD)
        if kind in (KEEP_DECISION, STUDY_DECISION, SEARCH_DECISION, WAGON_KEEP_DECISION):
            return card_worth(state, seat, option - c.KEEP_CARD, self.style)
        if kind is THREATEN_DECISION:
            return self._rob(state, seat, option - c.THREATEN, beliefs)
        if kind is WARRANT_DECISION:
            return self._warrant(state, seat, option - c.WARRANT, beliefs)
        if kind is CONFISCATE_DECISION:
            return 1.0 if option == c.CONFISCATE else 0.0
        if kind is THREAT_DECISION:
            return self._answer(state, seat, option)
        if kind is REVEAL_THREAT_DECISION:
            mine = state.flower == state.rank
            return 1.0 if (option == c.REVEAL_THREAT) == mine else 0.0
        if kind is REPLACE_DECISION:
            return self._replace(state, seat, option)
        if kind is WIZARD_DECISION:
            return self._from_open_hand(state, seat, option)
        if kind is SEER_GIVE_DECISION or kind is GIVE_FOR_GOLD_DECISION:
            return -card_worth(state, seat, option - c.GIVE_CARD, self.style)
        if kind is TRIBUTE_DECISION:
            wants = not self._usable(state, seat)
            return 1.0 if (option == c.TRIBUTE_CARD) == wants else 0.0
        if kind in (CROWN_ON_DECISION, CROWN_AT_ONCE_DECISION):
            return self._give_crown(state, seat, option - c.GIVE_CROWN)
        if kind is PAY_TRIBUTE_DECISION:
            if option == c.HAND_OVER_GOLD:
                return -self.style.gold
            return -card_worth(state, seat, option - c.HAND_OVER_CARD, self.style)
        if kind is GRAVEYARD_DECISION:
            return self._save(state, seat, option)
        if kind is EXCHANGE_DECISION:
            return self._exchange(state, seat, state.top.a, option - c.EXCHANGE_FOR)
        if kind is BEAUTIFY_DECISION:
            return self._beautify(state, seat, option)
        if kind is PAY_DECISION:
            return self._pay(state, seat, option)
        if kind is LENDER_DECISION:
            return (
                danger(state, option - c.BORROW_FROM, self.style) + 0.1 * state.gold[option - c.BORROW_FROM]
            )
        if kind is FORTUNE_TELLER_DECISION:
            return card_worth(state, seat, option - c.TAKE_CARD, self.style)
        if kind is CANNONBALL_DECISION:
            return self._upgrade(state, seat, option - c.REPLACE_DISTRICT, state.top.a)
        if kind is WAGON_DECISION:
            enough = wagon_gold(state, state.top.a) >= 2 or districts_left(state, seat) <= 2
            return 1.0 if (option == c.CASH_IN) == enough else 0.0
        if kind is BELL_TOWER_DECISION:
            return 1.0 if (option == c.RING_BELL) == self._ahead(state, seat) else 0.0
        if kind is LIGHTHOUSE_DECISION:
            return 1.0 if option == c.SEARCH_DECK else 0.0
        if kind is HOSPITAL_DECISION:
            return 1.0 if option == c.SHOW_MURDERED else 0.0
        if kind is ACROBAT_DECISION:
            wants = state.crown != seat and (not state.ending or bool(state.kinds[seat] >> STATUE & 1))
            return 1.0 if (option == c.PLAY_ACROBAT) == wants else 0.0
        if kind is STRONGMAN_DECISION:
            return 1.0 if (option == c.PLAY_STRONGMAN) == self._in_need(state, seat) else 0.0
        if kind is THEATER_DECISION:
            return self._theater(state, seat, option)
        if kind is THEATER_GIVE_DECISION:
            return -liking(state, seat, option - c.GIVE_CHARACTER, self.style)
        return self.dice.unit()

    # The draft

    def _draft(self, state: State, seat: int, character: int) -> float:
        style = self.style
        return self.private_liking(state, seat, character) + style.mix * self.dice.unit()

    def private_liking(self, state: State, seat: int, character: int) -> float:
        """What a character promises, the own hand considered."""
        style = self.style
        likes = liking(state, seat, character, style)
        gold = state.gold[seat] + 2
        shape = state.config.cast[character]
        if isinstance(shape, IncomeCharacter) and not shape.income_in_cards:
            gold += type_count(state, seat, shape.income_type)
        one = self.plan(state, seat, gold, 1)
        if shape.build_limit > 1:
            more = self.plan(state, seat, gold, shape.build_limit) - one
            usual = style.extra_build * min(
                shape.build_limit - 1.0,
                max(0.0, (state.gold[seat] - 1) / 3.0),
                (len(state.hands[seat]) + 1) * 0.6,
            )
            likes += 0.7 * (more - usual)
        elif not shape.may_build:
            likes -= 0.5 * one
        if character == ARCHITECT or RANK_OF[character] == 1:
            for other in range(state.config.players):
                if other != seat and could_finish(state, other):
                    likes += style.deny if character == ARCHITECT else 0.5 * style.deny
                    break
        return likes

    def _throw_away(self, state: State, seat: int, character: int) -> float:
        """What the other would like best goes."""
        likes = 0.0
        for other in range(state.config.players):
            if other != seat:
                likes += liking(state, other, character, self.style)
        return likes + self.style.mix * self.dice.unit()

    def _theater(self, state: State, seat: int, option: int) -> float:
        if option == c.KEEP_CHARACTER:
            own = 0.0
            for rank in range(1, state.config.highest_rank + 1):
                if state.held[rank] == seat:
                    own = max(own, self.private_liking(state, seat, state.config.characters[rank]))
            return own
        return 2.2 + 0.1 * danger(state, option - c.EXCHANGE_CHARACTER, self.style)

    # The turn

    def _turn(self, state: State, seat: int, option: int, beliefs: Beliefs | None) -> float:
        style = self.style
        verb = c.VERB_OF[option]
        argument = option - verb
        if verb == c.END_TURN:
            return 0.0
        if verb == c.TAKE_GOLD:
            return GATHER + self._gather_gold(state, seat)
        if verb == c.TAKE_CARDS:
            return GATHER + self._gather_cards(state, seat)
        if verb == c.BUILD:
            return self._build(state, seat, argument, price(state, seat, argument))
        if verb == c.BUILD_BY_FRAMEWORK:
            return self._build_for_district(state, seat, argument, FRAMEWORK)
        if verb == c.BUILD_NECROPOLIS:
            return self._build_for_district(state, seat, NECROPOLIS, argument)
        if verb == c.BORROW:
            return self._build(state, seat, argument, price(state, seat, argument)) - 1.0
        if verb == c.INCOME or verb == c.INCOME_IN_GOLD:
            return self._income(state, seat, verb, argument)
        if verb == c.MURDER:
            return FIRST + self._murder(state, seat, argument, beliefs)
        if verb == c.BEWITCH:
            return FIRST + self._bewitch(state, seat, argument, beliefs)
        if verb == c.ROB or verb == c.THREATEN:
            return FIRST + self._rob(state, seat, argument, beliefs)
        if verb == c.WARRANT:
            return FIRST + self._warrant(state, seat, argument, beliefs)
        if verb == c.SWAP_HANDS:
            return self._swap(state, seat, argument)
        if verb == c.REPLACE:
            return self._start_replacing(state, seat, argument)
        if verb == c.LOOK_AT_HAND:
            return self._look(state, seat, argument)
        if verb == c.SPY_ON:
            return FIRST + self._spy(state, argument)
        if verb == c.GIVE_CROWN:
            return FIRST + self._give_crown(state, seat, argument)
        if verb == c.FOUR_GOLD:
            return FIRST + (1.0 if self._usable(state, seat) >= 2 or state.ending else 0.0)
        if verb == c.FOUR_CARDS:
            return FIRST + 0.5
        if verb == c.DESTROY:
            return self._destroy(state, seat, seat_of(argument), district_of(argument))
        if verb == c.SEIZE:
            return self._seize(state, seat, seat_of(argument), district_of(argument))
        if verb == c.OFFER:
            return self._offer(state, seat, argument)
        if verb == c.BEAUTIFY:
            return self._beautify(state, seat, option)
        if verb == c.USE_ARMORY:
            return self._armory(state, seat, seat_of(argument), district_of(argument))
        if verb == c.USE_LABORATORY:
            return self._laboratory(state, seat, argument)
        if verb == c.USE_SMITHY:
            return self._smithy(state, seat)
        if verb == c.USE_MUSEUM:
            return self._museum(state, seat, argument)
        if verb >= c.PLAY_BIG_TOP:
            return self._action_card(state, seat, verb, argument)
        if verb == c.ALMS:
            return FIRST + danger(state, argument, self.style)
        # Whatever is left brings gold, cards or the crown and costs nothing.
        return FIRST + style.gold

    # Building

    def plan(self, state: State, seat: int, gold: int, limit: int) -> float:
        """The worth of the best builds that so much gold pays for, the gold that is spent counted off."""
        cards: list[int] = []
        for card in distinct(state.hands[seat]):
            if not is_spare(state, seat, card) and price(state, seat, card) <= gold:
                cards.append(card)
        if not cards:
            return 0.0
        worths: list[float] = []
        prices: list[int] = []
        keep = 0.0 if state.ending else self.style.gold
        for card in cards[:MOST_CARDS_PLANNED]:
            cost = price(state, seat, card)
            worths.append(build_worth(state, seat, card, self.style) - keep * cost)
            prices.append(cost)
        worth = _best_sum(worths, prices, 0, gold, limit)
        left = districts_left(state, seat)
        if 0 < left <= limit and state.first_complete < 0 and _cheapest(prices, left) <= gold:
            worth += self._finishing(state, seat, 2 * left)
        return worth

    def _build(self, state: State, seat: int, card: int, cost: int) -> float:
        style = self.style
        worth = build_worth(state, seat, card, style)
        if not state.ending:
            worth -= style.gold * cost
        if districts_left(state, seat) == 1:
            worth += self._finishing(state, seat, state.config.cost[card])
        limit = build_limit(state) - state.built
        if limit > 1 and state.config.districts[card].counts_towards_limit:
            rest = state.gold[seat] - cost
            if rest >= 0:
                worth += self._plan_without(state, seat, rest, limit - 1, card)
        if worth <= 0.0:
            return worth
        return BUILD + worth

    def _plan_without(self, state: State, seat: int, gold: int, limit: int, without: int) -> float:
        """The best further builds after one of them."""
        worths: list[float] = []
        prices: list[int] = []
        keep = 0.0 if state.ending else self.style.gold
        for card in distinct(state.hands[seat]):
            if card != without and not is_spare(state, seat, card) and len(worths) < MOST_CARDS_PLANNED:
                cost = price(state, seat, card)
                if cost <= gold:
                    worths.append(build_worth(state, seat, card, self.style) - keep * cost)
                    prices.append(cost)
        return _best_sum(worths, prices, 0, gold, limit)

    def _finishing(self, state: State, seat: int, points: int) -> float:
        """Completing the city with so many points more: good for whoever is ahead when the round is over."""
        if state.first_complete >= 0:
            return 0.0
        mine = city_points(state, seat) + points + 4
        best = 0.0
        for other in range(state.config.players):
            if other != seat:
                theirs = city_points(state, other)
                if not self._has_played(state, other):
                    theirs += 1.0 + min(5, state.gold[other] + 2) * 0.6
                best = max(best, theirs)
        if mine > best:
            return self.style.finish
        return self.style.finish_behind - 0.3 * (best - mine)

    def _has_played(self, state: State, other: int) -> bool:
        """Whether a player has had a turn in this round, as far as is public."""
        for rank in range(1, state.called + 1):
            if state.revealed >> rank & 1 and state.held[rank] == other:
                return True
        return False

    def _build_for_district(self, state: State, seat: int, card: int, paid: int) -> float:
        """A district goes instead of gold: the Framework, or any other for the Necropolis."""
        style = self.style
        lost = district_points(state, seat, paid) * style.point + style.tempo
        if paid & KIND_MASK == FRAMEWORK:
            lost += 0.5
        worth = build_worth(state, seat, card, style) - lost
        if price(state, seat, card) <= state.gold[seat]:
            return worth - 3.0
        return BUILD + worth if worth > 0.5 else NEVER

    # Gathering

    def _usable(self, state: State, seat: int) -> int:
        """How many different cards of the hand can be built some day."""
        count = 0
        for card in distinct(state.hands[seat]):
            if not is_spare(state, seat, card):
                count += 1
        return count

    def _limit(self, state: State) -> int:
        character = state.character
        return build_limit(state) - state.built if character.may_build else 0

    def _income_to_come(self, state: State, seat: int) -> int:
        """Gold that the acting character still has to fetch in this turn."""
        character = state.character
        if state.flags & INCOME_DONE or not isinstance(character, IncomeCharacter):
            return 0
        if character.income_in_cards:
            return 0
        return type_count(state, seat, character.income_type)

    def _gather_gold(self, state: State, seat: int) -> float:
        style = self.style
        more = 2
        if state.kinds[seat] >> GOLD_MINE & 1:
            more += 1
        gold = state.gold[seat] + more + self._income_to_come(state, seat)
        worth = self.plan(state, seat, gold, self._limit(state))
        if state.ending:
            return worth
        return worth + style.gold * more

    def _gather_cards(self, state: State, seat: int) -> float:
        style = self.style
        gold = state.gold[seat] + self._income_to_come(state, seat)
        worth = self.plan(state, seat, gold, self._limit(state))
        if not cards_left(state):
            return worth
        usable = float(self._usable(state, seat))
        if worth > 0.0:
            usable -= 1.0
        more = 1.0
        drawn = 3 if state.kinds[seat] >> OBSERVATORY & 1 else 2
        if state.kinds[seat] >> LIBRARY & 1:
            more = float(drawn)
        elif drawn == 3:
            more = 1.15
        if state.ending:
            # A card that can be built at once is still a point or two.
            return worth + (0.0 if worth > 0.0 else 0.5 * min(gold, 4))
        later = hand_worth(style, usable + more) - hand_worth(style, usable)
        if worth <= 0.0 and gold >= 2 and self._limit(state) > 0:
            later += 0.5  # it may be built at once
        return worth + later

    def _income(self, state: State, seat: int, verb: int, argument: int) -> float:
        """At once, unless a district that is built first makes it more."""
        if verb == c.INCOME_IN_GOLD:
            count = type_count(state, seat, 1)
            wanted = count if self._usable(state, seat) >= 2 else (count + 1) // 2
            return FIRST + 1.0 - abs(argument - wanted)
        character = state.character
        if not isinstance(character, IncomeCharacter) or self._limit(state) <= 0:
            return FIRST
        type = character.income_type
        gold = state.gold[seat]
        if not state.flags & GATHERED:
            # Wait with it until the gathering is done, if a district of that type could come first.
            for card in state.hands[seat]:
                if TYPE_OF[card] == type and not is_spare(state, seat, card):
                    return GATHER - 100.0
            return FIRST
        count = type_count(state, seat, type)
        best = self.plan(state, seat, gold + count, self._limit(state))
        for card in distinct(state.hands[seat]):
            if TYPE_OF[card] == type and not is_spare(state, seat, card):
                cost = price(state, seat, card)
                if cost <= gold:
                    now = build_worth(state, seat, card, self.style) - self.style.gold * (cost - 1)
                    if now >= best:
                        return 1.0  # after the build, before the end
        return FIRST

    # Naming

    def _turn_harm(self, state: State, seat: int, other: int, character: int) -> float:
        """What it costs another player to lose a turn as a character, as the others see it."""
        style = self.style
        harm = (
            style.harm_turn
            + style.harm_gold * min(state.gold[other] + 2, 7)
            + style.harm_liking * liking(state, other, character, style)
        )
        if character == ARCHITECT and could_finish(state, other):
            harm += 4.0
        return harm * (0.5 + style.fear * 0.6 * danger(state, other, style))

    def _murder(self, state: State, seat: int, character: int, beliefs: Beliefs | None) -> float:
        assert beliefs is not None
        rank = RANK_OF[character]
        worth = 0.0
        for other in range(state.config.players):
            if other != seat:
                chance = beliefs.of(other, rank)
                if chance > 0.0:
                    worth += chance * self._turn_harm(state, seat, other, character)
        if beliefs.of(seat, rank) > 0.0:
            worth -= 20.0
        return worth + 0.3 * self.dice.unit()

    def _bewitch(self, state: State, seat: int, character: int, beliefs: Beliefs | None) -> float:
        assert beliefs is not None
        rank = RANK_OF[character]
        worth = 0.0
        mine = 2.5 + liking(state, seat, character, self.style)
        if state.config.cast[character].may_build:
            mine += self.plan(state, seat, state.gold[seat], state.config.cast[character].build_limit)
        for other in range(state.config.players):
            chance = beliefs.of(other, rank)
            if chance > 0.0:
                gain = mine if other == seat else mine + 0.5 * self._turn_harm(state, seat, other, character)
                worth += chance * gain
        return worth + 0.3 * self.dice.unit()

    def _rob(self, state: State, seat: int, character: int, beliefs: Beliefs | None) -> float:
        assert beliefs is not None
        rank = RANK_OF[character]
        worth = 0.0
        for other in range(state.config.players):
            if other != seat:
                chance = beliefs.of(other, rank)
                if chance > 0.0:
                    worth += chance * state.gold[other] * (1.0 + 0.15 * danger(state, other, self.style))
        return worth + 0.3 * self.dice.unit()

    def _warrant(self, state: State, seat: int, character: int, beliefs: Beliefs | None) -> float:
        assert beliefs is not None
        rank = RANK_OF[character]
        worth = 0.0
        if not state.config.cast[character].may_build:
            return self.dice.unit() * 0.1
        for other in range(state.config.players):
            if other != seat and state.hands[other]:
                worth += beliefs.of(other, rank) * (1.0 + min(state.gold[other] + 2, 6))
        return worth + 0.3 * self.dice.unit()

    def _answer(self, state: State, seat: int, option: int) -> float:
        """A threat: half for certain, or all with a chance of one in two."""
        gold = state.gold[seat]
        if state.threats.bit_count() == 1 and state.flower == 0:
            # The other threat has gone; often it was bribed away, so nothing is certain.
            risk = 0.55
        else:
            risk = 0.5
        half = gold // 2
        limit = self._limit(state)
        keep = self.style.gold
        if option == c.PAY_BRIBE:
            return self.plan(state, seat, gold - half, limit) + keep * (gold - half)
        safe = self.plan(state, seat, gold, limit) + keep * gold
        return (1.0 - risk) * safe + 0.4 * (self.dice.unit() - 0.5)

    def _spy(self, state: State, argument: int) -> float:
        """The most cards of the commonest type."""
        other, type = argument // c.TYPES, argument % c.TYPES
        share = 0
        for card in state.config.deck:
            if TYPE_OF[card] == type:
                share += 1
        expected = len(state.hands[other]) * share / len(state.config.deck)
        gold = min(float(state.gold[other]), expected)
        return expected * 0.8 + gold * self.style.gold * 1.5 + 0.1 * self.dice.unit()

    # Hands

    def _swap(self, state: State, seat: int, other: int) -> float:
        """Swap hands: late in the turn if something can be built from the own one, else at once."""
        own = state.hands[seat]
        if state.ending:
            return -1.0
        usable = self._usable(state, seat)
        gain = len(state.hands[other]) * 0.85 - usable
        if gain < 1.0:
            return -1.0
        worth = gain + 0.3 * danger(state, other, self.style)
        if own and self.plan(state, seat, state.gold[seat] + 2, 1) > 0.0:
            if not state.flags & GATHERED or state.built == 0:
                if not state.flags & GATHERED or self.plan(state, seat, state.gold[seat], 1) > 0.0:
                    return 1.0 + 0.1 * worth if state.flags & GATHERED else GATHER - 50.0
        return FIRST + worth

    def _spare_in_hand(self, state: State, seat: int) -> int:
        """Cards that will hardly be built."""
        count = 0
        last = -1
        for card in state.hands[seat]:
            if card == SECRET_VAULT or card >= FIRST_ACTION_CARD:
                continue
            if card == last or is_spare(state, seat, card):
                count += 1
            last = card
        return count

    def _start_replacing(self, state: State, seat: int, card: int) -> float:
        """Cards that cannot be built go for new ones, if nobody's hand is better."""
        if card == SECRET_VAULT or state.ending:
            return NEVER
        if self._spare_in_hand(state, seat) == 0 or not is_spare(state, seat, card):
            return -1.0
        return 2.0 if state.flags & GATHERED else FIRST + 0.5

    def _replace(self, state: State, seat: int, option: int) -> float:
        if option == c.DRAW_REPLACEMENTS:
            return 0.5
        card = option - c.REPLACE
        if card == SECRET_VAULT:
            return NEVER
        return 1.0 - card_worth(state, seat, card, self.style)

    def _look(self, state: State, seat: int, other: int) -> float:
        if not state.hands[other]:
            return -1.0
        return FIRST + len(state.hands[other]) + 0.5 * danger(state, other, self.style)

    def _from_open_hand(self, state: State, seat: int, option: int) -> float:
        """The Wizard: built at once, it costs a turn's gold but no build of the turn."""
        style = self.style
        verb = c.VERB_OF[option]
        argument = option - verb
        if verb == c.TAKE_CARD:
            worth = card_worth(state, seat, argument, style)
            if state.ending and argument != SECRET_VAULT:
                worth = 0.1 * worth
            return worth
        if verb == c.BUILD:
            cost = price(state, seat, argument)
            worth = build_worth(state, seat, argument, style)
            if districts_left(state, seat) == 1:
                worth += self._finishing(state, seat, state.config.cost[argument])
            if state.ending:
                return worth
            rest = self.plan(state, seat, state.gold[seat] - cost + self._gold_to_come(state), 1)
            usual = self.plan(state, seat, state.gold[seat] + self._gold_to_come(state), 1)
            return worth - style.gold * cost + rest - usual + 0.5
        if verb == c.BUILD_BY_FRAMEWORK:
            return self._build_for_district(state, seat, argument, FRAMEWORK) - BUILD
        return self._build_for_district(state, seat, NECROPOLIS, argument) - BUILD

    def _gold_to_come(self, state: State) -> int:
        return 0 if state.flags & GATHERED else 2

    # The crown

    def _give_crown(self, state: State, seat: int, other: int) -> float:
        """To a player who does little with it, and just before us, so that we choose early."""
        players = state.config.players
        offset = (seat - other) % players
        worth = 2.0 - danger(state, other, self.style) - 0.4 * offset
        if state.gold[other] or state.hands[other]:
            worth += 0.8
        return worth + 0.2 * self.dice.unit()

    # Rank 8 and others who touch cities

    def _loss(self, state: State, seat: int, other: int, district: int) -> float:
        """What an opponent's loss of a district is worth to us."""
        style = self.style
        points = district_points(state, other, district)
        close = danger(state, other, self.style)
        worth = style.hurt * 0.3 * points + style.hurt_leader * 0.25 * close * (1.0 + 0.35 * points)
        if city_points(state, other) + 4 < city_points(state, seat):
            worth *= 0.4
        return worth

    def _spare_gold(self, state: State, seat: int) -> float:
        """The worth of a gold that is spent now beside building."""
        if state.ending:
            return 0.05
        return self.style.gold

    def _destroy(self, state: State, seat: int, other: int, district: int) -> float:
        if other == seat:
            return NEVER
        gold = attack_cost(state, other, district) - 1
        return self._loss(state, seat, other, district) - self._spare_gold(state, seat) * gold - 0.2

    def _seize(self, state: State, seat: int, other: int, district: int) -> float:
        gold = attack_cost(state, other, district)
        kind = district & KIND_MASK
        worth = build_worth(state, seat, kind, self.style) + self._loss(state, seat, other, district)
        if districts_left(state, seat) == 1:
            worth += self._finishing(state, seat, state.config.cost[kind])
        return worth - (self._spare_gold(state, seat) + 0.25) * gold

    def _exchange(self, state: State, seat: int, given: int, target: int) -> float:
        other, taken = seat_of(target), district_of(target)
        style = self.style
        gold = exchange_price(state, other, given, taken)
        gain = district_points(state, seat, taken) - district_points(state, seat, given)
        loss = district_points(state, other, taken) - district_points(state, other, given)
        mask = 0
        for district in state.cities[seat]:
            if district != given:
                mask |= 1 << TYPE_OF[district & KIND_MASK]
        if not mask >> TYPE_OF[given & KIND_MASK] & 1:
            gain -= style.new_type
        if not mask >> TYPE_OF[taken & KIND_MASK] & 1:
            gain += style.new_type
        worth = style.point * gain + style.hurt * 0.3 * loss * (1.0 + 0.3 * danger(state, other, self.style))
        return worth - (self._spare_gold(state, seat) + 0.2) * gold

    def _offer(self, state: State, seat: int, district: int) -> float:
        best = NEVER
        for option in exchanges(state, district):
            best = max(best, self._exchange(state, seat, district, option - c.EXCHANGE_FOR))
        return best - 0.3

    def _save(self, state: State, seat: int, option: int) -> float:
        """The Graveyard: a destroyed district for a gold."""
        if option == c.LEAVE_DISTRICT or state.ending:
            return 0.0 if option == c.LEAVE_DISTRICT else -1.0
        card = state.aside[0]
        return card_worth(state, seat, card, self.style) - 2.0 * self.style.gold

    def _armory(self, state: State, seat: int, other: int, district: int) -> float:
        """A last resort against a player about to win."""
        if other == seat:
            return NEVER
        lost = self.style.point * state.config.cost[ARMORY] + self.style.tempo
        worth = 1.5 * self._loss(state, seat, other, district)
        if districts_left(state, other) == 1 and city_points(state, other) > city_points(state, seat):
            worth += 3.0
        return worth - lost

    # Action cards

    def _action_card(self, state: State, seat: int, verb: int, argument: int) -> float:
        """Each is worth a point if it is kept to the end."""
        style = self.style
        if verb == c.PLAY_BIG_TOP:
            last = districts_left(state, seat) == 1
            if state.ending:
                return 1.0 if last else -1.0
            worth = style.tempo - style.point + (self._finishing(state, seat, 0) if last else 0.0)
            return BUILD + worth if worth > 0.0 else -1.0
        if verb == c.PLAY_TICKET_WAGON:
            return FIRST if districts_left(state, seat) >= 3 and not state.ending else -1.0
        if verb == c.USE_WAGON:
            usable = float(self._usable(state, seat))
            gain = hand_worth(style, usable + 1.1) - hand_worth(style, usable)
            return -1.0 if state.ending else min(gain - 1.5 * style.gold - 0.3, 50.0)
        if verb == c.PLAY_FORTUNE_TELLER:
            if state.ending or len(state.hands[argument]) < 2:
                return -1.0
            return FIRST + 0.3 * len(state.hands[argument]) + 0.3 * danger(state, argument, style)
        if verb == c.PLAY_DIRECTOR:
            if not state.flags & GATHERED:
                return -1.0
            gold, limit = state.gold[seat], self._limit(state)
            more = self.plan(state, seat, gold, limit + 2) - self.plan(state, seat, gold, limit)
            return BUILD + 50.0 if more > 1.2 * style.point else -1.0
        if verb == c.PLAY_CANNONBALL:
            best = NEVER
            for district in replaceable(state, argument):
                best = max(best, self._upgrade(state, seat, district, argument))
            return best - style.point
        return self.dice.unit()

    def _upgrade(self, state: State, seat: int, district: int, card: int) -> float:
        """The Human Cannonball: what a dearer district in the place of another brings."""
        style = self.style
        gain = build_worth(state, seat, card, style) - style.tempo
        gain -= style.point * district_points(state, seat, district)
        return gain - self._spare_gold(state, seat) * difference(state, district, card)

    def _ahead(self, state: State, seat: int) -> bool:
        """Whether a sooner end is to one's liking."""
        mine = city_points(state, seat) - 1.5 * districts_left(state, seat)
        for other in range(state.config.players):
            if other != seat and city_points(state, other) - 1.5 * districts_left(state, other) > mine:
                return False
        return True

    def _in_need(self, state: State, seat: int) -> bool:
        """Whether what lies on the own character is worth a Strongman."""
        rank = state.top.a
        if rank in (state.murdered, state.bewitched):
            return True
        if rank == state.robbed or state.threats >> rank & 1:
            return state.gold[seat] >= 3
        return self.plan(state, seat, state.gold[seat] + 2, 1) > 4.0

    # Gold on districts, cards under them

    def _beautify(self, state: State, seat: int, option: int) -> float:
        if option == c.STOP_BEAUTIFYING:
            return 0.0
        district = option - c.BEAUTIFY
        kept = state.gold[seat]
        worth = self.style.point - self._spare_gold(state, seat)
        if state.ending:
            return worth + 0.01 * district_cost(state, district)
        if kept <= 2:
            worth -= 0.5
        if district & KIND_MASK == KEEP:
            worth += 0.1
        return worth + 0.02 * district_cost(state, district) - 0.1

    def _laboratory(self, state: State, seat: int, card: int) -> float:
        """A card that will hardly be built for 2 gold; if gold is what a better build lacks, sooner."""
        style = self.style
        if card == SECRET_VAULT or card >= FIRST_ACTION_CARD:
            return NEVER
        lab = state.config.districts[LABORATORY]
        brings = lab.gold if isinstance(lab, Laboratory) else 1
        worth = brings * style.gold - 0.3
        if is_spare(state, seat, card):
            return FIRST + worth
        hand = state.hands[seat]
        usable = self._usable(state, seat)
        lost = hand_worth(style, float(usable)) - hand_worth(style, usable - 1.0)
        lost += 0.3 * card_worth(state, seat, card, style)
        if state.ending:
            lost = 0.0 if state.flags & GATHERED else 5.0
        if state.flags & GATHERED and state.built < build_limit(state) and len(hand) > 1:
            gold = state.gold[seat]
            gain = self.plan(state, seat, gold + brings, 1) - self.plan(state, seat, gold, 1)
            if gain > lost + 0.5:
                return BUILD + 20.0 + gain - lost
        if state.kinds[seat] >> MAP_ROOM & 1 and state.ending:
            return NEVER
        return min(worth - lost, 5.0)

    def _smithy(self, state: State, seat: int) -> float:
        """Cards for those who have gold but nothing to build."""
        style = self.style
        if state.ending or not cards_left(state):
            return -1.0
        smithy = state.config.districts[SMITHY]
        assert isinstance(smithy, Smithy)
        usable = float(self._usable(state, seat))
        gain = hand_worth(style, usable + 0.8 * smithy.cards) - hand_worth(style, usable)
        worth = gain - smithy.gold * style.gold - 0.4
        if state.gold[seat] - smithy.gold < 2 and usable > 0:
            worth -= 0.7
        if usable == 0 and state.flags & GATHERED and state.gold[seat] >= 4 and worth > 0:
            return BUILD + worth
        return min(worth, 20.0)

    def _museum(self, state: State, seat: int, card: int) -> float:
        """A point for a card, the least useful one."""
        if card == SECRET_VAULT:
            return NEVER
        style = self.style
        worth = style.point
        if state.ending:
            lost = 1.0 if state.kinds[seat] >> MAP_ROOM & 1 or card >= FIRST_ACTION_CARD else 0.0
            if state.built < build_limit(state) and not is_spare(state, seat, card):
                lost += 0.5
            return worth - lost
        if is_spare(state, seat, card) and card < FIRST_ACTION_CARD:
            return worth
        usable = self._usable(state, seat)
        lost = hand_worth(style, float(usable)) - hand_worth(style, usable - 1.0)
        return worth - lost - 0.1 * card_worth(state, seat, card, style)

    def _pay(self, state: State, seat: int, option: int) -> float:
        """Thieves' Den: spare cards go first, then gold, then cards that could be built."""
        if option == c.PAY_REST:
            return 0.6
        card = option - c.PAY_CARD
        if card == SECRET_VAULT:
            return NEVER
        if is_spare(state, seat, card) and card < FIRST_ACTION_CARD:
            return 1.0
        if state.ending:
            return 0.7
        return 0.6 + 0.2 * (self.style.gold - 0.25 * card_worth(state, seat, card, self.style))


def _best_sum(worths: list[float], prices: list[int], first: int, gold: int, limit: int) -> float:
    """The greatest sum of some worths that the gold pays for, at most ``limit`` of them."""
    best = 0.0
    if limit <= 0:
        return best
    for number in range(first, len(worths)):
        if prices[number] <= gold and worths[number] > 0.0:
            worth = worths[number]
            if limit > 1:
                worth += _best_sum(worths, prices, number + 1, gold - prices[number], limit - 1)
            if worth > best:
                best = worth
    return best


def _cheapest(prices: list[int], count: int) -> int:
    """What the cheapest so many cost together."""
    if len(prices) < count:
        return 99
    total = 0
    for cost in sorted(prices)[:count]:
        total += cost
    return total
