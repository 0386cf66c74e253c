"""The Blackmailer (rank 2)."""

from typing import Final

from citadels.cards.characters import BLACKMAILER, RANK_OF
from citadels.cards.versions import FORMER
from citadels.rules import event_arguments as arg
from citadels.rules.characters.base import Character, character_in_play, naming_obstacle
from citadels.rules.characters.thief import rank_two_obstacle
from citadels.rules.choices import LEAVE_THREAT, PAY_BRIBE, REFUSE_BRIBE, REVEAL_THREAT, THREATEN, is_verb
from citadels.rules.decisions import About, DecisionKind, Frame
from citadels.rules.event_kinds import ALWAYS, STAYS_TURN, declare_event
from citadels.rules.events import GOLD_TAKEN, PUBLIC, emit, only
from citadels.rules.fitting import in_turn, uses_ability
from citadels.rules.hands import move_gold
from citadels.rules.reasons import ALREADY_NAMED, ANSWER_THREAT_FIRST, FINE, NOT_IN_PLAY, NOT_THIS_DECISION
from citadels.rules.state import ABILITY_DONE, BEWITCHED, GATHERED, THREATENED, State

THREATS_PLACED: Final = declare_event(
    "threats_placed",
    "The Blackmailer placed the threats; only the Blackmailer knows which one has the flower.",
    (arg.WHO, arg.CHARACTERS, "a=flower:character! the character with the flower"),
    concerns="characters",
    lays="threat>characters",
    stays=STAYS_TURN,
)
BRIBED: Final = declare_event(
    "bribed",
    "A threatened player paid the Blackmailer.",
    (arg.WHO, arg.TO, arg.GOLD),
    helps="to",
    gold="seat>to",
    sound="gold",
    settles="threats_placed",
)
BRIBE_REFUSED: Final = declare_event("bribe_refused", "A threatened player refused to pay.", (arg.WHO,))
THREAT_REVEALED: Final = declare_event(
    "threat_revealed",
    "The Blackmailer turned a threat face up.",
    (arg.WHO, arg.CHARACTER, "b=flower:flag whether it has the flower"),
    reveals=ALWAYS,
    harms="character if flower",
    lays="flower>character",
    settles="threats_placed",
)
THREAT_LEFT: Final = declare_event("threat_left", "The Blackmailer left a threat face down.", (arg.WHO,))


# Once everybody has seen the flower, ``state.flower`` is the rank that nobody can threaten.
FLOWER_SHOWN: Final = 1


class Blackmailer(Character):
    """C-blackmailer: two threats, one with the flower; threatened players pay half or risk everything."""

    number: int = BLACKMAILER
    verbs: tuple[int, ...] = (THREATEN,)
    other_threat_stays: bool = True  # K14: when the flower has been shown

    def decisions(self) -> tuple[DecisionKind, ...]:
        return (THREATEN_DECISION, THREAT_DECISION, REVEAL_THREAT_DECISION)

    def options(self, state: State, out: list[int]) -> None:
        if not state.flags & ABILITY_DONE:
            for rank in ranks_to_threaten(state):
                out.append(THREATEN + state.config.characters[rank])

    def obstacle(self, state: State, verb: int, argument: int) -> int:
        return naming_obstacle(state, argument) or rank_two_obstacle(state, RANK_OF[argument])

    def use(self, state: State, verb: int, argument: int) -> None:
        """The first threat placed has the flower; the others see only both together."""
        state.now(ABILITY_DONE)
        state.ask(THREATEN_DECISION, state.seat, RANK_OF[argument])

    def turn_begun(self, state: State) -> None:
        """A threat waits for this character; K14: not for the Blackmailer's own other character."""
        if state.threats >> state.rank & 1 and state.seat != state.blackmailer:
            state.now(THREATENED)

    def holds_up_turn(self, state: State) -> int:
        return ANSWER_THREAT_FIRST if state.flags & THREATENED else FINE

    def gathering_done(self, state: State) -> bool:
        """C-blackmailer.2: the threat is answered before anything else."""
        if not state.flags & THREATENED:
            return False
        state.ask(THREAT_DECISION, state.seat)
        return True

    def misfit(self, state: State) -> str:
        if state.threats and (state.blackmailer < 0 or not state.flower):
            return "there are threats without a Blackmailer"
        if state.threats & 1 << 1:
            return "rank 1 is threatened"
        # K14: a threat of another player waits until after gathering, and is answered then.
        if state.flags & THREATENED and in_turn(state):
            if not state.threats >> state.rank & 1 or state.blackmailer == state.seat:
                return "no threat waits for an answer"
            if state.flags & GATHERED and state.top.decision is not THREAT_DECISION:
                return "the threat must be answered after gathering"
        return ""


class FormerBlackmailer(Blackmailer):
    """C-blackmailer as it used to be: once the flower has been shown, the other threat goes away."""

    version: str = FORMER["blackmailer"]
    other_threat_stays: bool = False


def ranks_to_threaten(state: State) -> list[int]:
    """C-blackmailer.1: her own character too, as a bluff."""
    return [rank for rank in range(2, state.config.highest_rank + 1) if not rank_two_obstacle(state, rank)]


def other_threat_stays(state: State) -> bool:
    blackmailer = state.config.cast[BLACKMAILER]
    assert isinstance(blackmailer, Blackmailer)
    return blackmailer.other_threat_stays


def bribe(state: State) -> int:
    """C-blackmailer.2: half of the gold, rounded down."""
    return state.gold[state.seat] // 2


class ThreatenDecision(DecisionKind):
    """C-blackmailer.1, K14: both are placed. Frame: the rank with the flower."""

    id: str = "threaten"
    text: str = "Whom the Blackmailer threatens with the second threat; the first one has the flower."
    secret_frame: bool = True
    verbs: tuple[int, ...] = (THREATEN,)

    def about(self, state: State) -> list[About]:
        flower = state.top.a
        return [("flower", "character", state.config.characters[flower])]

    def options(self, state: State) -> list[int]:
        flower = state.top.a
        ranks = ranks_to_threaten(state)
        return [THREATEN + state.config.characters[rank] for rank in ranks if rank != flower]

    def obstacle(self, state: State, choice: int) -> int:
        if not is_verb(choice, THREATEN):
            return NOT_THIS_DECISION
        flower = state.top.a
        rank = character_in_play(state, choice - THREATEN)
        if not rank:
            return NOT_IN_PLAY
        return ALREADY_NAMED if rank == flower else rank_two_obstacle(state, rank)

    def apply(self, state: State, choice: int) -> None:
        flower = state.top.a
        state.answered()
        state.flower = flower
        state.threats = 1 << flower | 1 << RANK_OF[choice - THREATEN]
        state.blackmailer = state.seat
        characters = state.config.characters
        named = tuple(character for rank, character in enumerate(characters) if state.threats >> rank & 1)
        emit(state, THREATS_PLACED, only(state.seat), state.seat, a=characters[flower], cards=named)

    def fits(self, state: State, frame: Frame) -> bool:
        """The first threat is on a rank that may be named."""
        flower = frame.a
        allowed = flower in ranks_to_threaten(state)
        return uses_ability(state, frame, BLACKMAILER) and not state.threats and allowed


THREATEN_DECISION: Final = ThreatenDecision()


class ThreatDecision(DecisionKind):
    """C-blackmailer.2: after gathering, before anything else, pay half of the gold or refuse."""

    id: str = "threat"
    text: str = "Whether you pay the Blackmailer half of your gold or refuse."
    verbs: tuple[int, ...] = (PAY_BRIBE, REFUSE_BRIBE)

    def about(self, state: State) -> list[About]:
        return [("to", "seat", state.blackmailer), ("gold", "number", bribe(state))]

    def options(self, state: State) -> list[int]:
        return [PAY_BRIBE, REFUSE_BRIBE]

    def apply(self, state: State, choice: int) -> None:
        state.answered()
        state.flags &= ~THREATENED
        if choice == REFUSE_BRIBE:
            emit(state, BRIBE_REFUSED, PUBLIC, state.seat)
            # T12: asked after every refusal.
            state.ask(REVEAL_THREAT_DECISION, state.blackmailer)
            return
        gold = bribe(state)
        move_gold(state, state.seat, state.blackmailer, gold)
        emit(state, BRIBED, PUBLIC, state.seat, other=state.blackmailer, a=gold)
        state.threats &= ~(1 << state.rank)
        state.character.gathered(state)

    def fits(self, state: State, frame: Frame) -> bool:
        """The threatened player answers after gathering."""
        waits = bool(state.flags & THREATENED) and not state.flags & BEWITCHED
        return frame.seat == state.seat and waits and bool(state.flags & GATHERED)


THREAT_DECISION: Final = ThreatDecision()


class RevealThreatDecision(DecisionKind):
    """C-blackmailer.3: with the flower the Blackmailer takes all the gold, without it nothing happens."""

    id: str = "reveal_threat"
    text: str = (
        "Whether the Blackmailer reveals a threat that was not paid for; also asked without the flower."
    )
    verbs: tuple[int, ...] = (REVEAL_THREAT, LEAVE_THREAT)

    def about(self, state: State) -> list[About]:
        return [("of", "seat", state.seat), ("character", "character", state.config.characters[state.rank])]

    def options(self, state: State) -> list[int]:
        return [REVEAL_THREAT, LEAVE_THREAT]

    def apply(self, state: State, choice: int) -> None:
        state.answered()
        state.threats &= ~(1 << state.rank)
        if choice == LEAVE_THREAT:
            emit(state, THREAT_LEFT, PUBLIC, state.blackmailer)
        else:
            self._reveal(state)
        state.character.gathered(state)

    def _reveal(self, state: State) -> None:
        flower = state.flower == state.rank
        emit(
            state,
            THREAT_REVEALED,
            PUBLIC,
            state.blackmailer,
            a=state.config.characters[state.rank],
            b=int(flower),
        )
        if flower:
            gold = state.gold[state.seat]
            move_gold(state, state.seat, state.blackmailer, gold)
            emit(state, GOLD_TAKEN, PUBLIC, state.blackmailer, other=state.seat, a=gold)
            # K14: the other threat stays, though everybody knows what it is.
            if other_threat_stays(state):
                state.flower = FLOWER_SHOWN
            else:
                state.threats = 0

    def fits(self, state: State, frame: Frame) -> bool:
        """The Blackmailer is asked after a refusal."""
        refused = bool(state.threats >> state.rank & 1) and not state.flags & (BEWITCHED | THREATENED)
        return frame.seat == state.blackmailer != state.seat and refused


REVEAL_THREAT_DECISION: Final = RevealThreatDecision()
