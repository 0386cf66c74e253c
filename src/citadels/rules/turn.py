"""A turn: gathering, building, the character's ability and the uniques, in any order the rules allow."""

from typing import Final

from citadels.cards.districts import (
    ARMORY,
    BIG_TOP,
    DIRECTOR,
    FIRST_ACTION_CARD,
    FORTUNE_TELLER,
    HUMAN_CANNONBALL,
    LABORATORY,
    MUSEUM,
    SMITHY,
    TICKET_WAGON,
)
from citadels.rules.ability import Ability
from citadels.rules.actions.base import action_card
from citadels.rules.actions.strongman import take_strongman_back
from citadels.rules.actions.ticket_wagon import WAGONS
from citadels.rules.building import Building
from citadels.rules.characters.base import acting
from citadels.rules.characters.blackmailer import threatened
from citadels.rules.characters.old_tax_collector import pay_old_tax
from citadels.rules.choices import (
    END_TURN,
    PLAY_BIG_TOP,
    PLAY_CANNONBALL,
    PLAY_DIRECTOR,
    PLAY_FORTUNE_TELLER,
    PLAY_TICKET_WAGON,
    USE_ARMORY,
    USE_LABORATORY,
    USE_MUSEUM,
    USE_SMITHY,
    VERB_OF,
)
from citadels.rules.decisions import DecisionKind
from citadels.rules.events import PUBLIC, TURN_ENDED, emit
from citadels.rules.gathering import Gathering
from citadels.rules.hands import distinct
from citadels.rules.reasons import (
    ANSWER_THREAT_FIRST,
    BEWITCHED_ONLY_GATHERS,
    GATHER_FIRST,
    MURDERED_ONLY_GATHERS,
    NO_SUCH_UNIQUE,
    NOT_THIS_DECISION,
    NOT_YOUR_CHARACTER,
    ONLY_ENDING_LEFT,
    WITCH_MUST_NAME,
)
from citadels.rules.state import (
    ACTION_PLAYED,
    BEWITCHED,
    GATHERED,
    IN_HOSPITAL,
    ONLY_ENDING,
    RESUMED,
    SHORT_TURN,
    THREATENED,
    State,
)
from citadels.rules.uniques.base import OFFER_IN_TURN, WORK_AT_END_OF_TURN, standing


def begin_turn(state: State, seat: int, rank: int, flags: int) -> None:
    """A turn of the called character, or of the Witch who goes on as that character."""
    state.seat = seat
    state.rank = rank
    state.acting = state.config.characters[rank]
    state.flags = flags | (THREATENED if threatened(state, seat, rank) else 0)
    state.used = 0
    state.built = 0
    state.paid = 0
    state.wagons_used = 0
    state.ask(TURN_DECISION, seat)
    if not flags & SHORT_TURN:
        acting(state).begin(state)
    if flags & RESUMED:
        acting(state).gathered(state)


class Ending(Ability):
    """T9: the turn ends when the player says so. K8 says in which order the rest comes."""

    verbs: tuple[int, ...] = (END_TURN,)

    def obstacle(self, state: State, verb: int, argument: int) -> int:
        return acting(state).end_obstacle(state) if state.flags & GATHERED else GATHER_FIRST

    def use(self, state: State, verb: int, argument: int) -> None:
        character = acting(state)
        character.settle_crown(state)
        for unique in standing(state, state.seat, WORK_AT_END_OF_TURN):
            unique.end_of_turn(state, state.seat)
        character.end_of_turn(state)
        pay_old_tax(state)
        take_strongman_back(state)
        state.answered()
        emit(state, TURN_ENDED, PUBLIC, state.seat)


GATHERING: Final = Gathering()
BUILDING: Final = Building()
ENDING: Final = Ending()

# What every turn offers, by verb; all other verbs belong to the acting character.
COMMON: Final[dict[int, Ability]] = {
    verb: ability for ability in (GATHERING, BUILDING, ENDING, WAGONS) for verb in ability.verbs
}
UNIQUE_OF_VERB: Final[dict[int, int]] = {
    USE_ARMORY: ARMORY,
    USE_LABORATORY: LABORATORY,
    USE_SMITHY: SMITHY,
    USE_MUSEUM: MUSEUM,
}
ACTION_OF_VERB: Final[dict[int, int]] = {
    PLAY_BIG_TOP: BIG_TOP,
    PLAY_TICKET_WAGON: TICKET_WAGON,
    PLAY_FORTUNE_TELLER: FORTUNE_TELLER,
    PLAY_DIRECTOR: DIRECTOR,
    PLAY_CANNONBALL: HUMAN_CANNONBALL,
}
CHARACTER_VERBS: Final[set[int]] = set()


class TurnDecision(DecisionKind):
    """T3 to T9: what the player whose turn it is may do next."""

    id: str = "turn"

    def options(self, state: State) -> list[int]:
        out: list[int] = []
        gathered = state.flags & GATHERED
        if not gathered:
            GATHERING.options(state, out)
        # C-witch.2, U-hospital, C-blackmailer.2: only gathering until it is done.
        if state.flags & (SHORT_TURN | THREATENED):
            return out
        character = acting(state)
        if state.flags & ONLY_ENDING:
            return [END_TURN]
        character.options(state, out)
        if character.suspends_turn:
            return out
        if gathered:
            BUILDING.options(state, out)
        for unique in standing(state, state.seat, OFFER_IN_TURN):
            unique.options(state, out)
        hand = state.hands[state.seat]
        # A hand is sorted, and action cards are its last kinds.
        if hand and hand[-1] >= FIRST_ACTION_CARD and not state.flags & ACTION_PLAYED:
            for card in distinct(hand):
                if card >= FIRST_ACTION_CARD:
                    action_card(state, card).options(state, out)
        if state.wagons:
            WAGONS.options(state, out)
        if gathered and not character.end_obstacle(state):
            out.append(END_TURN)
        return out

    def ability(self, state: State, verb: int) -> Ability | None:
        """What a verb belongs to, if not to the acting character."""
        ability = COMMON.get(verb)
        if ability is None and verb in UNIQUE_OF_VERB:
            return state.config.districts[UNIQUE_OF_VERB[verb]]
        if ability is None and verb in ACTION_OF_VERB:
            return action_card(state, ACTION_OF_VERB[verb])
        return ability

    def apply(self, state: State, choice: int) -> None:
        verb = VERB_OF[choice]
        (self.ability(state, verb) or acting(state)).use(state, verb, choice - verb)

    def obstacle(self, state: State, choice: int) -> int:
        verb = VERB_OF[choice]
        ability = self.ability(state, verb)
        if ability is None and verb not in CHARACTER_VERBS:
            return NOT_THIS_DECISION
        if ability is not GATHERING:
            if state.flags & BEWITCHED:
                return BEWITCHED_ONLY_GATHERS
            if state.flags & IN_HOSPITAL:
                return MURDERED_ONLY_GATHERS
            if state.flags & THREATENED:
                return ANSWER_THREAT_FIRST
            if state.flags & ONLY_ENDING and ability is not ENDING:
                return ONLY_ENDING_LEFT
        character = acting(state)
        if ability is None:
            if verb not in character.verbs:
                return NOT_YOUR_CHARACTER
            return character.obstacle(state, verb, choice - verb)
        if character.suspends_turn and ability is not GATHERING:
            return WITCH_MUST_NAME
        if verb in UNIQUE_OF_VERB and not state.kinds[state.seat] >> UNIQUE_OF_VERB[verb] & 1:
            return NO_SUCH_UNIQUE
        return ability.obstacle(state, verb, choice - verb)


TURN_DECISION: Final = TurnDecision()
