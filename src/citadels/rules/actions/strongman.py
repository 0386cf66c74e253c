"""The Strongman."""

from typing import Final

from citadels.cards.characters import ASSASSIN
from citadels.cards.districts import STRONGMAN
from citadels.cards.house_rules import FIRST_VERSION, SECOND_VERSION
from citadels.rules import event_arguments as arg
from citadels.rules.actions.base import ActionCard, play_card, put_back
from citadels.rules.choices import HOLD_BACK, PLAY_STRONGMAN
from citadels.rules.decisions import About, DecisionKind, Frame
from citadels.rules.event_kinds import declare_event
from citadels.rules.events import PUBLIC, emit
from citadels.rules.fitting import in_turn
from citadels.rules.state import ABILITY_DONE, ACTION_PLAYED, ANSWERING, CALLING, STRONG, State

STRONGMAN_SHOWN: Final = declare_event(
    "strongman_shown",
    "The Strongman saves a player, so everybody knows who has that character.",
    (arg.WHO, arg.CHARACTER),
    draft="holder",
    chosen=False,
    turns_up="character",
)


class AnyStrongman(ActionCard):
    """What both versions have in common: only who has it is asked, and others see only a wait (T12)."""

    kind: int = STRONGMAN

    def decisions(self) -> tuple[DecisionKind, ...]:
        return (STRONGMAN_DECISION,)

    def shown(self, state: State, rank: int) -> None:
        """It has been played for a rank."""
        raise AssertionError("each version says what it keeps away")


class Strongman(AnyStrongman):
    """The murdered player shows it when named: the murder is void, and the player has a turn as usual.

    K26: out of turn, not counted as the turn's card; only when named. It shows who holds the character, and
    the Thief may name it.
    """

    def murder_named(self, state: State, rank: int) -> None:
        _ask_holder(state, rank)

    def shown(self, state: State, rank: int) -> None:
        state.murdered = 0
        state.revealed |= 1 << rank
        put_back(state, STRONGMAN)

    def reveals_early(self, state: State) -> bool:
        return state.config.parameters.action_cards == FIRST_VERSION and not state.murdered

    def misfit(self, state: State) -> str:
        return "the Strongman keeps no turn safe" if state.flags & STRONG else ""


class SecondStrongman(AnyStrongman):
    """When called, a marked player is safe from Assassin, Witch, Magistrate, Thief and Blackmailer.

    K26: only with a mark; the tokens leave unseen, the Thief gets nothing, the Witch does not go on. It is
    the one action card of the turn, and lies on the table to its end (STRONG).
    """

    version: str = SECOND_VERSION

    def rank_called(self, state: State, rank: int) -> bool:
        return marked(state, rank) and _ask_holder(state, rank)

    def turn_over(self, state: State) -> None:
        """It is discarded at the end of the turn that it kept safe."""
        if state.flags & STRONG:
            state.flags &= ~STRONG
            put_back(state, STRONGMAN)

    def shown(self, state: State, rank: int) -> None:
        if rank == state.murdered:
            state.murdered = 0
        if rank == state.bewitched:
            state.bewitched = 0
        if rank == state.robbed:
            state.robbed = 0
            state.thief = -1
        state.warrants &= ~(1 << rank)
        state.threats &= ~(1 << rank)
        state.flags = ACTION_PLAYED | STRONG

    def misfit(self, state: State) -> str:
        """K26: it lies on the table to the end of the turn that it keeps safe."""
        if not state.flags & STRONG:
            return ""
        keeps = bool(state.flags & ACTION_PLAYED) and state.phase == CALLING and in_turn(state)
        return "" if keeps else "the Strongman keeps no turn safe"


def marked(state: State, rank: int) -> bool:
    """Murdered, bewitched, robbed, warranted or threatened."""
    warrants = 0 if state.warrant_shown else state.warrants
    return rank in (state.murdered, state.bewitched, state.robbed) or bool(
        (warrants | state.threats) >> rank & 1
    )


def _ask_holder(state: State, rank: int) -> bool:
    """T12: only the player who has the card is asked. False if nobody is."""
    seat = state.held[rank]
    if seat < 0 or STRONGMAN not in state.hands[seat]:
        return False
    state.ask(STRONGMAN_DECISION, seat, rank)
    return True


class StrongmanDecision(DecisionKind):
    """K26: show the Strongman or not; others see only that the game waits (T12). Frame: the rank."""

    id: str = "strongman"
    text: str = "Whether you show the Strongman: against a murder just named, or when you are called."
    alone: bool = True
    verbs: tuple[int, ...] = (PLAY_STRONGMAN, HOLD_BACK)
    hidden: bool = True

    def about(self, state: State) -> list[About]:
        rank = state.top.a
        return [("character", "character", state.config.characters[rank])]

    def options(self, state: State) -> list[int]:
        return [PLAY_STRONGMAN, HOLD_BACK]

    def apply(self, state: State, choice: int) -> None:
        seat, rank = state.top.seat, state.top.a
        state.answered()
        if choice == PLAY_STRONGMAN:
            play_card(state, seat, STRONGMAN)
            emit(state, STRONGMAN_SHOWN, PUBLIC, seat, a=state.config.characters[rank])
            card = state.config.districts[STRONGMAN]
            assert isinstance(card, AnyStrongman)
            card.shown(state, rank)

    def fits(self, state: State, frame: Frame) -> bool:
        """K26: the player of a character that is murdered, or in the second version marked and called."""
        seat, rank = frame.seat, frame.a
        version = state.config.parameters.action_cards
        if frame.below.decision.is_turn:
            used = state.acting == ASSASSIN and bool(state.flags & ABILITY_DONE)
            fits = version == FIRST_VERSION and used and 0 < rank == state.murdered
        else:
            called = state.phase == ANSWERING and 0 < rank == state.called and marked(state, rank)
            fits = version != FIRST_VERSION and called and not state.revealed >> rank & 1 and not state.flags
        return fits and state.held[rank] == seat and STRONGMAN in state.hands[seat]


STRONGMAN_DECISION: Final = StrongmanDecision()
