"""The Magistrate (rank 1)."""

from typing import Final

from citadels.cards.characters import MAGISTRATE, RANK_OF
from citadels.cards.house_rules import FIRST_VERSION
from citadels.rules import event_arguments as arg
from citadels.rules.building import built, finish_building
from citadels.rules.characters.base import Character, character_in_play, naming_obstacle
from citadels.rules.choices import CONFISCATE, LET_STAND, WARRANT, is_verb
from citadels.rules.city import districts_proper, place
from citadels.rules.decisions import BUILDING_SITE, About, DecisionKind, Frame
from citadels.rules.event_kinds import BANK, EACH, STAYS_TURN, declare_event
from citadels.rules.events import PUBLIC, emit, only
from citadels.rules.fitting import ranks_in_play, uses_ability
from citadels.rules.hands import gain_gold
from citadels.rules.reasons import (
    ALREADY_BUILT,
    ALREADY_NAMED,
    NOT_IN_PLAY,
    NOT_THIS_DECISION,
    WARRANT_UNSIGNED,
)
from citadels.rules.state import ABILITY_DONE, HELD_UP, PAID_BUILD, State

WARRANTS_PLACED: Final = declare_event(
    "warrants_placed",
    "The Magistrate placed the warrants; only the Magistrate knows which one is signed.",
    (arg.WHO, arg.CHARACTERS, "a=signed:character! the character with the signed warrant"),
    concerns="characters",
    lays="warrant>characters",
    stays=STAYS_TURN,
)
CONFISCATED: Final = declare_event(
    "confiscated",
    "The Magistrate took a district that was just paid for; the builder got the gold back.",
    (arg.WHO, arg.FROM, arg.CARD, "b=refund:number the gold that the builder got back"),
    moves="table>city",
    harms="from",
    sound="destroy",
    gold=f"{BANK}>from refund",
    settles="warrants_placed",
    moment=EACH,
)
STANDS: Final = declare_event("stands", "The Magistrate let a district stand.", (arg.WHO, arg.CARD))

WARRANTS: Final = 3


class Magistrate(Character):
    """C-magistrate: three warrants, one of them signed; the signed one confiscates the first paid build."""

    number: int = MAGISTRATE
    verbs: tuple[int, ...] = (WARRANT,)

    def decisions(self) -> tuple[DecisionKind, ...]:
        return (WARRANT_DECISION, CONFISCATE_DECISION)

    def options(self, state: State, out: list[int]) -> None:
        if not state.flags & ABILITY_DONE:
            for character in state.config.characters[1:]:
                out.append(WARRANT + character)

    def obstacle(self, state: State, verb: int, argument: int) -> int:
        return naming_obstacle(state, argument)

    def use(self, state: State, verb: int, argument: int) -> None:
        """The first warrant placed is the signed one; the others see only all three together."""
        state.now(ABILITY_DONE)
        rank = RANK_OF[argument]
        state.ask(WARRANT_DECISION, state.seat, rank, 1 << rank)

    def build_paid(self, state: State, card: int, gold: int) -> bool:
        """The first of a turn. T12: asked for every warrant, signed or not, until the signed one is shown."""
        magistrate = state.held[RANK_OF[MAGISTRATE]]
        if state.flags & PAID_BUILD or state.warrant_shown or magistrate == state.seat:
            return False
        if not state.warrants >> state.rank & 1:
            return False
        state.ask(CONFISCATE_DECISION, magistrate, card, gold)
        return True

    def misfit(self, state: State) -> str:
        warrants, signed = state.warrants, state.signed
        if state.warrant_shown and not signed:
            return "a warrant is shown and none was placed"
        if warrants and (state.config.characters[1] != MAGISTRATE or state.held[1] < 0):
            return "there are warrants without a Magistrate"
        if warrants and not signed:
            return "one of the warrants must be signed"
        # K26: the second Strongman takes the warrant of its player away, unseen.
        if state.config.parameters.action_cards not in (None, FIRST_VERSION):
            fits = warrants.bit_count() <= WARRANTS
        else:
            fits = warrants.bit_count() in (0, WARRANTS)
            if signed and not warrants >> signed & 1:
                return "the signed rank has no warrant"
        return "" if fits else f"there must be {WARRANTS} warrants"


class WarrantDecision(DecisionKind):
    """C-magistrate.1, K11: all three are placed, on different characters. Frame: signed rank, all ranks."""

    id: str = "warrant"
    text: str = (
        "On whom the Magistrate puts the second and the third warrant; the first one is the signed one."
    )
    secret_frame: bool = True
    verbs: tuple[int, ...] = (WARRANT,)

    def about(self, state: State) -> list[About]:
        signed, placed = state.top.a, state.top.b
        characters = state.config.characters
        others = [rank for rank in range(1, len(characters)) if placed >> rank & 1 and rank != signed]
        unsigned: list[About] = [("unsigned", "character", characters[rank]) for rank in others]
        return [("signed", "character", characters[signed]), *unsigned]

    def options(self, state: State) -> list[int]:
        placed = state.top.b
        characters = state.config.characters
        return [
            WARRANT + characters[rank]
            for rank in range(1, state.config.highest_rank + 1)
            if not placed >> rank & 1
        ]

    def apply(self, state: State, choice: int) -> None:
        seat, signed, placed = state.top.seat, state.top.a, state.top.b
        placed |= 1 << RANK_OF[choice - WARRANT]
        state.answered()
        if placed.bit_count() < WARRANTS:
            state.ask(WARRANT_DECISION, seat, signed, placed)
            return
        state.warrants = placed
        state.signed = signed
        named = tuple(
            character for rank, character in enumerate(state.config.characters) if placed >> rank & 1
        )
        emit(state, WARRANTS_PLACED, only(seat), seat, a=state.config.characters[signed], cards=named)

    def obstacle(self, state: State, choice: int) -> int:
        if not is_verb(choice, WARRANT):
            return NOT_THIS_DECISION
        return ALREADY_NAMED if character_in_play(state, choice - WARRANT) else NOT_IN_PLAY

    def fits(self, state: State, frame: Frame) -> bool:
        """One or two of the three are placed, the signed one among them."""
        signed, placed = frame.a, frame.b
        some = placed & ~ranks_in_play(state) == 0 and 1 <= placed.bit_count() < WARRANTS
        unplaced = uses_ability(state, frame, MAGISTRATE) and not state.warrants
        return unplaced and some and bool(placed >> signed & 1)


WARRANT_DECISION: Final = WarrantDecision()


class ConfiscateDecision(DecisionKind):
    """C-magistrate.2 to .10: the Magistrate decides at the moment of payment. Frame: card, gold paid."""

    id: str = "confiscate"
    text: str = "Whether the Magistrate takes the district just paid for; also asked for unsigned warrants."
    table: str = BUILDING_SITE
    verbs: tuple[int, ...] = (CONFISCATE, LET_STAND)
    expected: tuple[int, ...] = (CONFISCATE,)

    def about(self, state: State) -> list[About]:
        card, gold = state.top.a, state.top.b
        return [("from", "seat", state.seat), ("card", "card", card), ("gold", "number", gold)]

    def options(self, state: State) -> list[int]:
        return [LET_STAND] if self._confiscation_obstacle(state) else [CONFISCATE, LET_STAND]

    def _confiscation_obstacle(self, state: State) -> int:
        magistrate, card = state.top.seat, state.top.a
        if state.signed != state.rank:
            return WARRANT_UNSIGNED
        # C-magistrate.5: not even with the Quarry.
        if state.kinds[magistrate] >> card & 1:
            return ALREADY_BUILT
        return state.config.districts[card].build_obstacle(len(districts_proper(state, magistrate)))

    def obstacle(self, state: State, choice: int) -> int:
        return self._confiscation_obstacle(state) if choice == CONFISCATE else NOT_THIS_DECISION

    def apply(self, state: State, choice: int) -> None:
        magistrate, card, gold = state.top.seat, state.top.a, state.top.b
        state.answered()
        if choice == LET_STAND:
            emit(state, STANDS, PUBLIC, magistrate, a=card)
            finish_building(state)
            return
        # C-magistrate.3: it has counted towards the limit already, and the gold comes back.
        state.warrant_shown = True
        state.aside = ()
        gain_gold(state, state.seat, gold)
        state.paid -= gold
        emit(state, CONFISCATED, PUBLIC, magistrate, other=state.seat, a=card, b=gold)
        place(state, magistrate, card)
        # C-magistrate.9, K13: the Magistrate pays the tax instead of the builder.
        built(state, magistrate, card)

    def fits(self, state: State, frame: Frame) -> bool:
        """T12: asked about a card just paid for, until the signed warrant is shown."""
        magistrate, card, gold = frame.seat, frame.a, frame.b
        asked = magistrate == state.held[1] != state.seat and bool(state.warrants >> state.rank & 1)
        paid = bool(state.flags & PAID_BUILD) and gold <= state.paid and state.aside == (card,)
        return asked and paid and not state.flags & HELD_UP and not state.warrant_shown


CONFISCATE_DECISION: Final = ConfiscateDecision()
