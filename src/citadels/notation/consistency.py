"""Whether the parts of a written position fit together: what play itself never breaks.

Every value on its own has been read and is possible; here they are compared with each other. A position that
passes can be played on. Scenarios leave things out, such as cards or a seat's character, so only what later
play relies on is asked for.
"""

from collections import Counter
from collections.abc import Callable
from typing import Final

from citadels.cards.characters import (
    ARTIST,
    ASSASSIN,
    BLACKMAILER,
    CARDINAL,
    CROWN_RANK,
    DIPLOMAT,
    EMPEROR,
    MAGICIAN,
    MAGISTRATE,
    OLD_TAX_COLLECTOR,
    RANK_OF,
    SCHOLAR,
    SEER,
    WARLORD,
    WITCH,
    WIZARD,
)
from citadels.cards.districts import (
    ACROBAT,
    BELL_TOWER,
    FORTUNE_TELLER,
    GRAVEYARD,
    HAUNTED_QUARTER,
    HOSPITAL,
    HUMAN_CANNONBALL,
    LIGHTHOUSE,
    MUSEUM,
    STRONGMAN,
    THEATER,
    THIEVES_DEN,
)
from citadels.cards.house_rules import FIRST_VERSION, SECOND_VERSION
from citadels.rules.actions.acrobat import ACROBAT_DECISION
from citadels.rules.actions.fortune_teller import FORTUNE_TELLER_DECISION
from citadels.rules.actions.human_cannonball import CANNONBALL_DECISION
from citadels.rules.actions.strongman import STRONGMAN_DECISION, marked
from citadels.rules.actions.ticket_wagon import WAGON_DECISION, WAGON_KEEP_DECISION, wagon_gold, wagon_owner
from citadels.rules.building import price
from citadels.rules.characters.artist import BEAUTIFY_DECISION
from citadels.rules.characters.blackmailer import REVEAL_THREAT_DECISION, THREAT_DECISION, THREATEN_DECISION
from citadels.rules.characters.cardinal import GIVE_FOR_GOLD_DECISION, LENDER_DECISION
from citadels.rules.characters.diplomat import EXCHANGE_DECISION
from citadels.rules.characters.emperor import (
    CROWN_AT_ONCE_DECISION,
    CROWN_ON_DECISION,
    PAY_TRIBUTE_DECISION,
    TRIBUTE_DECISION,
    DarkCityEmperor,
)
from citadels.rules.characters.magician import REPLACE_DECISION
from citadels.rules.characters.magistrate import CONFISCATE_DECISION, WARRANT_DECISION, WARRANTS
from citadels.rules.characters.scholar import STUDY_DECISION
from citadels.rules.characters.seer import SEER_GIVE_DECISION
from citadels.rules.characters.thief import unsafe_to_name
from citadels.rules.characters.wizard import WIZARD_DECISION
from citadels.rules.city import has_kind
from citadels.rules.config import ADD_FACE_DOWN, DISCARD_ONE, KEEP
from citadels.rules.decisions import DecisionKind, Frame
from citadels.rules.draft import DRAFT_DECISION, DRAFT_DISCARD_DECISION, drafter
from citadels.rules.gathering import KEEP_DECISION
from citadels.rules.state import (
    ABILITY_DONE,
    ACTION_PLAYED,
    ANSWERING,
    BEWITCHED,
    BEWITCHED_GATHERED,
    CALLING,
    CROWN_DONE,
    CROWN_GIVEN_ON,
    DISCARDED_CARD,
    DRAFT,
    FACE_DOWN_CARD,
    FACE_UP_CARD,
    FINISHED,
    GATHERED,
    HAS_BUILT,
    IN_HOSPITAL,
    IN_PILE,
    INCOME_DONE,
    ONLY_ENDING,
    PAID_BUILD,
    RESUMED,
    SHORT_TURN,
    STRONG,
    THREATENED,
    State,
)
from citadels.rules.turn import TURN_DECISION
from citadels.rules.uniques.bell_tower import BELL_TOWER_DECISION
from citadels.rules.uniques.graveyard import GRAVEYARD_DECISION
from citadels.rules.uniques.hospital import HOSPITAL_DECISION, hides_a_character
from citadels.rules.uniques.lighthouse import LIGHTHOUSE_DECISION, SEARCH_DECISION
from citadels.rules.uniques.theater import THEATER_DECISION, THEATER_GIVE_DECISION
from citadels.rules.uniques.thieves_den import PAY_DECISION


class Inconsistent(Exception):
    """What does not fit."""


def check_consistency(state: State) -> None:
    """Inconsistent says what does not fit together."""
    _check_ranks(state)
    _check_rank_one_marks(state)
    _check_rank_two_marks(state)
    _check_old_tax(state)
    _check_revealed(state)
    _check_table(state)
    _check_strongman(state)
    if state.phase == FINISHED:
        _check_finished(state)
        return
    _need(state.is_open, "no decision is open")
    if state.phase == DRAFT:
        _check_draft(state)
        return
    _need(IN_PILE not in state.held[1:], "characters are still in the pile")
    if state.phase == CROWN_GIVEN_ON:
        _check_crown_given_on(state)
    elif state.phase == ANSWERING:
        _check_answering(state)
    elif state.phase == CALLING and _first(state).decision is ACROBAT_DECISION:
        _check_unanswered(state)
    elif state.phase == CALLING and state.called == 0:
        _check_theater(state)
    else:
        _need(state.phase in (CALLING, BEWITCHED_GATHERED), "nothing is decided in this phase")
        if _first(state).decision is HOSPITAL_DECISION:
            _check_hospital(state)
        else:
            _check_turn(state)


def _first(state: State) -> Frame:
    """The open decision that all others wait above."""
    return state.open_decisions()[0]


def _need(condition: bool, otherwise: str) -> None:
    if not condition:
        raise Inconsistent(otherwise)


# The whole table


def _ranks_in_play(state: State) -> int:
    """All ranks, as a bit mask."""
    return (1 << state.config.highest_rank + 1) - 2


def _check_ranks(state: State) -> None:
    """S2: with eight characters nothing names a ninth rank."""
    ranks = (
        state.called,
        state.murdered,
        state.bewitched,
        state.robbed,
        state.signed,
        state.flower,
        state.rank,
    )
    _need(max(ranks) <= state.config.highest_rank, "it names a rank that is not in play")
    masks = state.revealed | state.warrants | state.threats
    _need(masks & ~_ranks_in_play(state) == 0, "it marks a rank that is not in play")


def _check_rank_one_marks(state: State) -> None:
    """C-assassin, C-witch, C-magistrate: whoever has marked a rank is in play; later play asks the holder."""
    first = state.config.characters[1]
    present = state.held[1] >= 0
    _need(not state.murdered or first == ASSASSIN, "somebody is murdered without an Assassin")
    _need(not state.bewitched or (first == WITCH and present), "somebody is bewitched without a Witch")
    _need(state.murdered != 1 and state.bewitched != 1, "rank 1 has named itself")
    _need(not state.warrants or (first == MAGISTRATE and present), "there are warrants without a Magistrate")
    _need(not state.warrants or state.signed != 0, "one of the warrants must be signed")
    _need(state.warrants.bit_count() <= WARRANTS, f"there must be {WARRANTS} warrants")
    # K26: of the second Strongman's player the warrant has left, unseen.
    if state.config.parameters.action_cards != SECOND_VERSION:
        _need(not state.signed or bool(state.warrants >> state.signed & 1), "the signed rank has no warrant")
        _need(state.warrants.bit_count() in (0, WARRANTS), f"there must be {WARRANTS} warrants")
    _need(not state.warrant_shown or state.signed != 0, "a warrant is shown and none was placed")


def _check_rank_two_marks(state: State) -> None:
    """C-thief, C-blackmailer: the robbed and the threatened have somebody to pay."""
    _need((state.robbed != 0) == (state.thief >= 0), "the robbed rank and the thief belong together")
    _need(state.robbed != 1, "rank 1 is robbed")
    demanded = state.blackmailer >= 0 and state.flower != 0
    _need(not state.threats or demanded, "there are threats without a Blackmailer")
    _need(not state.threats & 1 << 1, "rank 1 is threatened")


def _check_old_tax(state: State) -> None:
    """C-oldtax: who collects is revealed as the older Tax Collector, who owes was rank 1."""
    rank = RANK_OF[OLD_TAX_COLLECTOR]
    if state.collector < 0 and state.owing < 0:
        return
    _need(state.config.characters[rank] == OLD_TAX_COLLECTOR, "there is no Tax Collector of rank 2")
    if state.collector >= 0:
        collector = state.held[1] if state.bewitched == rank else state.held[rank]
        revealed = bool(state.revealed >> rank & 1) and collector == state.collector
        _need(revealed, "another player collects the tax")
    _need(state.owing < 0 or (state.owing == state.held[1] and state.called > 0), "another player owes tax")


def _check_revealed(state: State) -> None:
    """T1: only characters that were called and that somebody holds are revealed."""
    first = state.config.parameters.action_cards == FIRST_VERSION and not state.murdered
    for rank in range(1, state.config.highest_rank + 1):
        if state.revealed >> rank & 1:
            # K26: the first Strongman shows a character before it is called.
            called = rank <= state.called or (first and state.called > 0)
            _need(state.held[rank] >= 0 and called, "a character is revealed that cannot be")


def _stands(state: State, kind: int) -> bool:
    return any(kinds >> kind & 1 for kinds in state.kinds)


def _check_table(state: State) -> None:
    """E2: the first completed city ends the game. K24: cards lie only under a Museum that stands."""
    first = state.first_complete >= 0 or state.early_complete > 0
    _need(state.ending or not first, "a city is complete and the end is not near")
    _need(not state.museum or _stands(state, MUSEUM), "there is no Museum for cards")
    _need(not state.discard or state.config.discard_pile, "there is no discard pile in this game")
    _need(not state.bell or _stands(state, BELL_TOWER), "there is no Bell Tower to be announced")
    _need(state.bell or not state.early_complete, "without a Bell Tower one city is the first")
    # K3: whoever was first by the usual number is among the first by the smaller one, or came later.
    whole = not state.bell or state.first_complete < 0 or state.early_complete > 0
    _need(whole and state.early_complete >> state.config.players == 0, "the first cities do not fit")
    _need(state.haunted_built <= state.round, "the Haunted Quarter was built in a round to come")
    _need(
        state.haunted_built == 0 or HAUNTED_QUARTER in state.config.uniques,
        "there is no Haunted Quarter",
    )


def _check_strongman(state: State) -> None:
    """K26: the second Strongman lies on the table to the end of the turn that it keeps safe."""
    if state.flags & STRONG:
        second = state.config.parameters.action_cards == SECOND_VERSION
        played = bool(state.flags & ACTION_PLAYED) and state.phase == CALLING and state.is_open
        _need(
            second and played and _first(state).decision is TURN_DECISION, "the Strongman keeps no turn safe"
        )


def _check_finished(state: State) -> None:
    """E2: a game ends after a whole round, with nothing left open."""
    _need(not state.is_open, "a finished game has no open decision")
    _need(not state.aside, "a finished game has no cards on the table")
    _need(state.ending and state.called == state.config.highest_rank, "the last round is not over")
    _need(IN_PILE not in state.held[1:], "characters are still in the pile")


# Between the turns


def _check_draft(state: State) -> None:
    """D1 to D7: the step of the draft says who chooses and where all characters are."""
    steps = state.config.draft
    _need(1 <= state.draft_step <= len(steps), "there is no such step of the draft")
    _check_only_decision(state)
    decision, seat = _first(state).decision, _first(state).seat
    action = steps[state.draft_step - 1][0]
    _need(
        decision is {KEEP: DRAFT_DECISION, DISCARD_ONE: DRAFT_DISCARD_DECISION}.get(action),
        "it is another step of the draft",
    )
    _need(seat == drafter(state, state.draft_step - 1), "another player chooses in the draft")
    _need(Counter(state.held[1:]) == _drafted(state), "the characters are not where the draft puts them")
    _need(not state.called, "a character is called during the draft")
    _check_nobody_has_acted(state)


def _drafted(state: State) -> Counter[int]:
    """How many characters are in each place when the present step of the draft is decided."""
    config = state.config
    places = Counter({FACE_UP_CARD: config.face_up, FACE_DOWN_CARD: 1})
    for step in range(state.draft_step - 1):
        action = config.draft[step][0]
        if action == KEEP:
            places[drafter(state, step)] += 1
        elif action == ADD_FACE_DOWN:
            places[FACE_DOWN_CARD] -= 1
        else:
            places[DISCARDED_CARD] += 1
    places[IN_PILE] = config.highest_rank - places.total()
    return places


def _check_only_decision(state: State) -> None:
    """Between the turns one decision is open, and it is about no district cards."""
    _need(len(state.open_decisions()) == 1, "more than one decision is open")
    _need(not state.aside, "cards lie on the table for nothing")


def _check_nobody_has_acted(state: State) -> None:
    """Before the first call of a round there is no turn and no mark."""
    marks = state.murdered | state.bewitched | state.robbed | state.warrants | state.threats
    _need(not marks, "a character is marked before the first call")
    _need(
        state.seat < 0 and state.rank == 0 and state.acting < 0, "it is somebody's turn before the first call"
    )


def _check_theater(state: State) -> None:
    """D11: before the first call only the Theater's owner is asked, and everybody has a character."""
    _check_only_decision(state)
    _check_nobody_has_acted(state)
    frame = _first(state)
    seat, other = frame.seat, frame.a
    _need(frame.decision in (THEATER_DECISION, THEATER_GIVE_DECISION), "it is nobody's turn yet")
    _need(has_kind(state, seat, THEATER), "a player without a Theater is asked about it")
    _need(set(range(state.config.players)) <= set(state.held), "a player has no character to exchange")
    if frame.decision is THEATER_GIVE_DECISION:
        _need(_another_player(state, seat, other), "nobody to exchange characters with")
        _need(state.held.count(seat) > 1, "there is only one character to give")


def _check_crown_given_on(state: State) -> None:
    """C-emperor.4: after the last call a murdered Emperor who was shown gives the crown on."""
    _check_only_decision(state)
    decision, seat = _first(state).decision, _first(state).seat
    _need(decision is CROWN_ON_DECISION, "after the last call only the crown is given on")
    _need(state.called == state.config.highest_rank, "not all ranks have been called")
    emperor = state.config.characters[CROWN_RANK] == EMPEROR and state.murdered == CROWN_RANK
    _need(emperor and not _crowns_at_once(state), "no Emperor was murdered who gives the crown on")
    shown = bool(state.revealed >> CROWN_RANK & 1)
    _need(shown and state.held[CROWN_RANK] == seat, "another player gives the crown on")


def _check_hospital(state: State) -> None:
    """U-hospital, P14: a murdered rank is called, and the owner has not revealed all characters."""
    _check_only_decision(state)
    seat = _first(state).seat
    murdered = state.phase == CALLING and state.called == state.murdered
    _need(murdered and not state.revealed >> state.called & 1, "no murdered character is called")
    _need(has_kind(state, seat, HOSPITAL), "a player without a Hospital is asked about it")
    _need(state.held[state.called] != FACE_UP_CARD, "the murdered character lies face up")
    _need(hides_a_character(state, seat), "the Hospital's owner has revealed everything")


def _check_answering(state: State) -> None:
    """K26: between the call and the answer only a marked player is asked about the second Strongman."""
    _check_only_decision(state)
    frame = _first(state)
    seat, rank = frame.seat, frame.a
    second = state.config.parameters.action_cards == SECOND_VERSION
    _need(second and frame.decision is STRONGMAN_DECISION, "nothing is decided between a call and its answer")
    _need(0 < rank == state.called and marked(state, rank), "nobody needs a Strongman")
    _need(not state.revealed >> rank & 1 and not state.flags, "the call has been answered")
    _need(state.held[rank] == seat and STRONGMAN in state.hands[seat], "another player has the Strongman")


def _check_unanswered(state: State) -> None:
    """K27: nobody has answered the call of rank 4, and who has the Acrobat is asked."""
    _check_only_decision(state)
    _need(state.called == CROWN_RANK and not state.acrobat, "it is not the time for the Acrobat")
    silent = state.held[CROWN_RANK] < 0 or state.murdered == CROWN_RANK
    _need(silent and not state.revealed >> CROWN_RANK & 1, "rank 4 has answered the call")
    _need(ACROBAT in state.hands[_first(state).seat], "another player has the Acrobat")


# A turn


def _check_turn(state: State) -> None:
    """T1: the called rank has its turn, its decision first on the stack, and at most one question above."""
    rank, seat = state.rank, state.seat
    _need(seat >= 0 and rank == state.called, "it is not the turn of the rank called")
    _need(state.acting == state.config.characters[rank], "another character acts than the one called")
    hospital = bool(state.flags & IN_HOSPITAL)
    _need(bool(state.revealed >> rank & 1), "that character has no turn")
    _need((rank == state.murdered) == hospital, "a murdered character has a turn only in the Hospital")
    _need(not hospital or has_kind(state, seat, HOSPITAL), "a murdered player has no Hospital")
    _check_whose_turn(state)
    _check_threat(state)
    first = _first(state)
    own_turn = first.decision is TURN_DECISION and first.seat == seat and first.a == first.b == 0
    _need(own_turn, "the turn itself must be the first decision")
    _need(len(state.open_decisions()) <= 2, "too many decisions are open")
    _check_only_ending(state)
    if len(state.open_decisions()) == 1:
        _need(not state.aside, "cards lie on the table for nothing")
    else:
        _check_question(state)


def _check_whose_turn(state: State) -> None:
    """C-witch.2, .3: a bewitched rank has a short turn, then the Witch goes on; all others just a turn."""
    flags, holder = state.flags, state.held[state.rank]
    short = state.phase == BEWITCHED_GATHERED
    resumed = state.rank == state.bewitched and not short
    _need(not short or state.rank == state.bewitched, "a short turn of a character that is not bewitched")
    _need(bool(flags & BEWITCHED) == short, "the flags of the turn do not fit a bewitched character")
    _need(bool(flags & RESUMED) == resumed, "the flags of the turn do not fit a Witch going on")
    _need(state.seat == (state.held[1] if resumed else holder), "it is another player's turn")
    _need(not resumed or bool(flags & GATHERED), "a Witch who goes on has gathered")
    _need(not flags & SHORT_TURN or not flags & GATHERED, "a short turn is over once gathered")


def _check_only_ending(state: State) -> None:
    """C16: only rank 8 does something at the end of the turn, after which nothing but ending it is left."""
    if state.flags & ONLY_ENDING:
        rank_8 = state.acting in (WARLORD, DIPLOMAT) and RANK_OF[state.acting] == state.rank
        done = GATHERED | ABILITY_DONE
        _need(rank_8 and state.flags & done == done, "the turn has not come to its end")


def _check_threat(state: State) -> None:
    """C-blackmailer.2, K14: a threat of another player waits until after gathering, and is answered then."""
    if not state.flags & THREATENED:
        return
    waits = bool(state.threats >> state.rank & 1) and state.blackmailer != state.seat
    _need(waits, "no threat waits for an answer")
    asked = state.top.decision is THREAT_DECISION
    _need(asked or not state.flags & GATHERED, "the threat must be answered after gathering")


def _check_question(state: State) -> None:
    """The decision above the turn is one that this turn can have come to."""
    frame = state.top
    fits = QUESTIONS.get(frame.decision)
    _need(fits is not None and fits(state, frame), f"the decision {frame.decision.id} does not fit the turn")
    _need(not state.aside or frame.decision in WITH_CARDS, "cards lie on the table for nothing")


def _another_player(state: State, seat: int, other: int) -> bool:
    return other < state.config.players and other != seat


def _acts(state: State, frame: Frame, character: int) -> bool:
    """The player whose turn it is uses an ability; neither bewitched nor before answering a threat."""
    free = not state.flags & (SHORT_TURN | THREATENED)
    return frame.seat == state.seat and free and state.acting == character


def _used(state: State, frame: Frame, character: int) -> bool:
    """The same with an ability that counts as used when it asks."""
    return _acts(state, frame, character) and bool(state.flags & ABILITY_DONE)


def _keeping(state: State, frame: Frame) -> bool:
    """T3: drawn to gather, more than are kept; also in a bewitched or threatened turn."""
    return frame.seat == state.seat and not state.flags & GATHERED and len(state.aside) > frame.a + 1


def _studying(state: State, frame: Frame) -> bool:
    """C-scholar: of the cards drawn."""
    return _used(state, frame, SCHOLAR) and bool(state.aside)


def _paying(state: State, frame: Frame) -> bool:
    """U-thieves-den: some of the price is open; gold and cards are enough unless the Cardinal borrows."""
    seat, paid, borrowing = frame.seat, frame.a, frame.b
    rest = price(state, state.seat, THIEVES_DEN) - paid
    if seat != state.seat or state.aside != (THIEVES_DEN,) or rest <= 0:
        return False
    if borrowing:
        return borrowing == 1 and _used(state, frame, CARDINAL)
    return _acts(state, frame, state.acting) and rest <= state.gold[seat] + len(state.hands[seat])


def _choosing_lender(state: State, frame: Frame) -> bool:
    """C-cardinal.2, K15: exactly what is missing, less the cards paid for a Thieves' Den."""
    if not _used(state, frame, CARDINAL) or len(state.aside) != 1:
        return False
    borrowed, card = frame.a, state.aside[0]
    missing = price(state, state.seat, card) - state.gold[state.seat]
    exact = borrowed == missing or (card == THIEVES_DEN and borrowed < missing)
    return exact and 1 <= borrowed <= len(state.hands[state.seat])


def _giving_for_gold(state: State, frame: Frame) -> bool:
    """C-cardinal.2: with the loan all gold at hand is the price, less the cards paid for a Thieves' Den."""
    seat, lender, owed = frame.seat, frame.a, frame.b
    if not _used(state, frame, CARDINAL) or len(state.aside) != 1 or not _another_player(state, seat, lender):
        return False
    card, gold = state.aside[0], state.gold[seat]
    full = price(state, seat, card)
    exact = gold == full or (card == THIEVES_DEN and gold < full)
    return exact and 1 <= owed <= len(state.hands[seat])


def _placing_warrants(state: State, frame: Frame) -> bool:
    """C-magistrate.1: one or two of the three are placed, the signed one among them."""
    signed, placed = frame.a, frame.b
    some = placed & ~_ranks_in_play(state) == 0 and 1 <= placed.bit_count() < WARRANTS
    return _used(state, frame, MAGISTRATE) and not state.warrants and some and bool(placed >> signed & 1)


def _confiscating(state: State, frame: Frame) -> bool:
    """T12: the Magistrate is asked about a card just paid for, until the signed warrant is shown."""
    magistrate, card, gold = frame.seat, frame.a, frame.b
    asked = magistrate == state.held[1] != state.seat and bool(state.warrants >> state.rank & 1)
    paid = bool(state.flags & PAID_BUILD) and gold <= state.paid and state.aside == (card,)
    free = not state.flags & (SHORT_TURN | THREATENED)
    return asked and paid and free and not state.warrant_shown


def _placing_threats(state: State, frame: Frame) -> bool:
    """C-blackmailer.1: the first threat is on a rank that may be named."""
    flower = frame.a
    allowed = 1 <= flower <= state.config.highest_rank and not unsafe_to_name(state, flower)
    return _used(state, frame, BLACKMAILER) and not state.threats and allowed


def _answering_threat(state: State, frame: Frame) -> bool:
    """C-blackmailer.2: the threatened answers after gathering."""
    waits = bool(state.flags & THREATENED) and not state.flags & BEWITCHED
    return frame.seat == state.seat and waits and bool(state.flags & GATHERED)


def _revealing_threat(state: State, frame: Frame) -> bool:
    """C-blackmailer.3: the Blackmailer is asked after a refusal."""
    refused = bool(state.threats >> state.rank & 1) and not state.flags & (BEWITCHED | THREATENED)
    return frame.seat == state.blackmailer != state.seat and refused


def _replacing(state: State, frame: Frame) -> bool:
    """C-magician: at least one card is put away already."""
    return _used(state, frame, MAGICIAN) and bool(state.aside)


def _choosing_from_hand(state: State, frame: Frame) -> bool:
    """C-wizard.1: the hand of another player, not empty."""
    owner = frame.a
    return (
        _used(state, frame, WIZARD) and _another_player(state, state.seat, owner) and bool(state.hands[owner])
    )


def _seer_giving(state: State, frame: Frame) -> bool:
    """C-seer.1: other players wait, and there is a card for each."""
    waiting = frame.a
    others = (1 << state.config.players) - 1 & ~(1 << state.seat)
    enough = 1 <= waiting.bit_count() <= len(state.hands[state.seat])
    return _used(state, frame, SEER) and waiting & ~others == 0 and enough


def _taking_tribute(state: State, frame: Frame) -> bool:
    """C-emperor.3: from the new holder of the crown."""
    given = bool(state.flags & CROWN_DONE) and frame.a == state.crown != state.seat
    return _acts(state, frame, EMPEROR) and given and not _crowns_at_once(state)


def _crowns_at_once(state: State) -> bool:
    """C-emperor.2: the older Emperor."""
    return isinstance(state.config.cast[EMPEROR], DarkCityEmperor)


def _giving_crown_at_once(state: State, frame: Frame) -> bool:
    """C-emperor.2 in dark-city: the first thing of the turn."""
    first = not state.flags & (INCOME_DONE | ABILITY_DONE)
    return _acts(state, frame, EMPEROR) and _crowns_at_once(state) and first


def _paying_tribute(state: State, frame: Frame) -> bool:
    """C-emperor.3 in dark-city: the new holder of the crown has something to give."""
    holder, emperor = frame.seat, frame.a
    something = bool(state.gold[holder] or state.hands[holder])
    owed = state.acting == EMPEROR and emperor == state.seat != holder == state.crown
    free = not state.flags & (SHORT_TURN | THREATENED)
    return owed and something and free and _crowns_at_once(state)


def _saving_district(state: State, frame: Frame) -> bool:
    """K23: the owner of the Graveyard has gold and is not the one who acts as the Warlord."""
    seat = frame.seat
    able = seat != state.seat and has_kind(state, seat, GRAVEYARD) and state.gold[seat] > 0
    destroyed = state.acting == WARLORD and bool(state.flags & ABILITY_DONE) and len(state.aside) == 1
    return able and destroyed and not state.flags & (SHORT_TURN | THREATENED)


def _exchanging(state: State, frame: Frame) -> bool:
    """C-diplomat.2: for an own district; the ability counts as used after the exchange."""
    unused = not state.flags & ABILITY_DONE
    return _acts(state, frame, DIPLOMAT) and unused and frame.a in state.cities[state.seat]


def _just_built(state: State, seat: int, kind: int) -> bool:
    """A unique came into a city in this turn: built, laid by the Cannonball, or confiscated."""
    new = bool(state.flags & (HAS_BUILT | ACTION_PLAYED if seat == state.seat else PAID_BUILD))
    confiscated = seat == state.seat or (state.warrant_shown and seat == state.held[1])
    free = not state.flags & (SHORT_TURN | THREATENED)
    return has_kind(state, seat, kind) and new and confiscated and free


def _ringing(state: State, frame: Frame) -> bool:
    """U-belltower: asked once."""
    return _just_built(state, frame.seat, BELL_TOWER) and not state.bell


def _lighthouse_offer(state: State, frame: Frame) -> bool:
    """U-lighthouse: with cards to look at."""
    return _just_built(state, frame.seat, LIGHTHOUSE) and bool(state.deck)


def _searching(state: State, frame: Frame) -> bool:
    """U-lighthouse: the whole deck lies open to one player."""
    return _just_built(state, frame.seat, LIGHTHOUSE) and bool(state.aside) and not state.deck


def _beautifying(state: State, frame: Frame) -> bool:
    """C-artist: a second district."""
    return _used(state, frame, ARTIST)


def _at_wagon(state: State, place: int) -> bool:
    """K29: a wagon of another player was used in this turn."""
    if place >= len(state.wagons) or state.flags & (SHORT_TURN | THREATENED):
        return False
    used = bool(state.wagons_used >> place & 1) and wagon_gold(state, place) > 0
    return used and wagon_owner(state, place) != state.seat


def _keeping_from_wagon(state: State, frame: Frame) -> bool:
    """K29: of the cards drawn at a wagon."""
    seat, more, place = frame.seat, frame.a, frame.b
    return seat == state.seat and not more and _at_wagon(state, place) and len(state.aside) > 1


def _cashing_in(state: State, frame: Frame) -> bool:
    """K29: the owner of a wagon just used."""
    return _at_wagon(state, frame.a) and wagon_owner(state, frame.a) == frame.seat


def _action_played(state: State, frame: Frame) -> bool:
    """A2: the action card of the turn asks something."""
    return bool(state.flags & ACTION_PLAYED) and _acts(state, frame, state.acting)


def _telling_fortune(state: State, frame: Frame) -> bool:
    """K21: the hand of another player, not empty."""
    owner = frame.a
    others = _another_player(state, state.seat, owner) and bool(state.hands[owner])
    return others and state.aside == (FORTUNE_TELLER,) and _action_played(state, frame)


def _upgrading(state: State, frame: Frame) -> bool:
    """K28: a card of the hand is to take the place of an own district."""
    return state.aside == (HUMAN_CANNONBALL, frame.a) and _action_played(state, frame)


def _taking_crown_as_acrobat(state: State, frame: Frame) -> bool:
    """K27: a bewitched rank 4 was called, in the second version."""
    second = state.config.parameters.action_cards == SECOND_VERSION
    called = state.phase == BEWITCHED_GATHERED and state.rank == CROWN_RANK and not state.acrobat
    return second and called and ACROBAT in state.hands[frame.seat]


def _showing_strongman(state: State, frame: Frame) -> bool:
    """K26: at the naming, the player of the murdered character, in the first version."""
    seat, rank = frame.seat, frame.a
    first = state.config.parameters.action_cards == FIRST_VERSION
    named = state.acting == ASSASSIN and bool(state.flags & ABILITY_DONE) and 0 < rank == state.murdered
    return first and named and state.held[rank] == seat and STRONGMAN in state.hands[seat]


# What may be asked in the middle of a turn, and whether it fits.
QUESTIONS: Final[dict[DecisionKind, Callable[[State, Frame], bool]]] = {
    KEEP_DECISION: _keeping,
    PAY_DECISION: _paying,
    LENDER_DECISION: _choosing_lender,
    GIVE_FOR_GOLD_DECISION: _giving_for_gold,
    WARRANT_DECISION: _placing_warrants,
    CONFISCATE_DECISION: _confiscating,
    THREATEN_DECISION: _placing_threats,
    THREAT_DECISION: _answering_threat,
    REVEAL_THREAT_DECISION: _revealing_threat,
    REPLACE_DECISION: _replacing,
    WIZARD_DECISION: _choosing_from_hand,
    SEER_GIVE_DECISION: _seer_giving,
    TRIBUTE_DECISION: _taking_tribute,
    CROWN_AT_ONCE_DECISION: _giving_crown_at_once,
    PAY_TRIBUTE_DECISION: _paying_tribute,
    GRAVEYARD_DECISION: _saving_district,
    STUDY_DECISION: _studying,
    EXCHANGE_DECISION: _exchanging,
    BEAUTIFY_DECISION: _beautifying,
    BELL_TOWER_DECISION: _ringing,
    LIGHTHOUSE_DECISION: _lighthouse_offer,
    SEARCH_DECISION: _searching,
    WAGON_KEEP_DECISION: _keeping_from_wagon,
    WAGON_DECISION: _cashing_in,
    FORTUNE_TELLER_DECISION: _telling_fortune,
    CANNONBALL_DECISION: _upgrading,
    ACROBAT_DECISION: _taking_crown_as_acrobat,
    STRONGMAN_DECISION: _showing_strongman,
}
# Of these, the ones about cards on the table.
WITH_CARDS: Final = frozenset(
    {
        KEEP_DECISION,
        WAGON_KEEP_DECISION,
        STUDY_DECISION,
        FORTUNE_TELLER_DECISION,
        CANNONBALL_DECISION,
        PAY_DECISION,
        LENDER_DECISION,
        GIVE_FOR_GOLD_DECISION,
        CONFISCATE_DECISION,
        REPLACE_DECISION,
        GRAVEYARD_DECISION,
        SEARCH_DECISION,
    }
)
