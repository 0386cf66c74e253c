"""Every kind of decision in one list, in the order in which documents and the schema name them."""

from typing import Final

from citadels.rules.actions.acrobat import ACROBAT_DECISION
from citadels.rules.actions.fortune_teller import FORTUNE_TELLER_DECISION
from citadels.rules.actions.human_cannonball import CANNONBALL_DECISION
from citadels.rules.actions.strongman import STRONGMAN_DECISION
from citadels.rules.actions.ticket_wagon import WAGON_DECISION, WAGON_KEEP_DECISION
from citadels.rules.characters.artist import BEAUTIFY_DECISION
from citadels.rules.characters.blackmailer import REVEAL_THREAT_DECISION, THREAT_DECISION, THREATEN_DECISION
from citadels.rules.characters.cardinal import GIVE_FOR_GOLD_DECISION, LENDER_DECISION
from citadels.rules.characters.diplomat import EXCHANGE_DECISION
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
from citadels.rules.decisions import WAIT_DECISION, DecisionKind
from citadels.rules.draft import DRAFT_DECISION, DRAFT_DISCARD_DECISION
from citadels.rules.gathering import KEEP_DECISION
from citadels.rules.turn import TURN_DECISION
from citadels.rules.uniques.bell_tower import BELL_TOWER_DECISION
from citadels.rules.uniques.graveyard import GRAVEYARD_DECISION
from citadels.rules.uniques.hospital import HOSPITAL_DECISION
from citadels.rules.uniques.lighthouse import LIGHTHOUSE_DECISION, SEARCH_DECISION
from citadels.rules.uniques.theater import THEATER_DECISION, THEATER_GIVE_DECISION
from citadels.rules.uniques.thieves_den import PAY_DECISION

DECISIONS: Final[tuple[DecisionKind, ...]] = (
    DRAFT_DECISION,
    DRAFT_DISCARD_DECISION,
    THEATER_DECISION,
    THEATER_GIVE_DECISION,
    TURN_DECISION,
    KEEP_DECISION,
    PAY_DECISION,
    LENDER_DECISION,
    GIVE_FOR_GOLD_DECISION,
    WARRANT_DECISION,
    CONFISCATE_DECISION,
    THREATEN_DECISION,
    THREAT_DECISION,
    REVEAL_THREAT_DECISION,
    REPLACE_DECISION,
    WIZARD_DECISION,
    SEER_GIVE_DECISION,
    TRIBUTE_DECISION,
    CROWN_ON_DECISION,
    STUDY_DECISION,
    EXCHANGE_DECISION,
    BEAUTIFY_DECISION,
    CROWN_AT_ONCE_DECISION,
    PAY_TRIBUTE_DECISION,
    GRAVEYARD_DECISION,
    BELL_TOWER_DECISION,
    LIGHTHOUSE_DECISION,
    SEARCH_DECISION,
    HOSPITAL_DECISION,
    WAGON_KEEP_DECISION,
    WAGON_DECISION,
    FORTUNE_TELLER_DECISION,
    CANNONBALL_DECISION,
    ACROBAT_DECISION,
    STRONGMAN_DECISION,
    WAIT_DECISION,
)
DECISION_IDS: Final[tuple[str, ...]] = tuple([decision.id for decision in DECISIONS])
DECISION_BY_ID: Final[dict[str, DecisionKind]] = {decision.id: decision for decision in DECISIONS}
