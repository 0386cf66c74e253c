"""Where the round of a scenario stands: the draft, the calls, who was named by whom, a turn under way."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from citadels.cards.characters import CHARACTER_NAMES, CROWN_RANK, RANK_OF
from citadels.cards.districts import CARD_NAMES, is_unique
from citadels.rules.characters.magistrate import WARRANTS
from citadels.rules.config import ADD_FACE_DOWN, KEEP
from citadels.rules.draft import lay_face_down, lay_face_up
from citadels.rules.round import start_round
from citadels.rules.state import (
    ABILITY_DONE,
    ACTION_PLAYED,
    AFTER_DRAFT,
    CALLING,
    CROWN_DONE,
    DISCARDED_CARD,
    DRAFT,
    FACE_DOWN_CARD,
    FACE_UP_CARD,
    GATHERED,
    HAS_BUILT,
    INCOME_DONE,
    NEW_ROUND,
    PAID_BUILD,
    ROUND_END,
    State,
)
from citadels.scenarios import values
from citadels.scenarios.problems import ScenarioError, at, check_keys
from citadels.scenarios.values import NOBODY

# What happened earlier in the round.
_MARKS: Final = (
    "murdered",
    "bewitched",
    "robbed",
    "warrants",
    "threats",
    "protected",
    "collector",
    "acrobat",
)
ROUND_KEYS: Final = {"start", "call", "draft", "face_up", "face_down", "turn", *_MARKS}
_STARTS: Final = {
    "new_round": NEW_ROUND,
    "draft": DRAFT,
    "after_draft": AFTER_DRAFT,
    "call": CALLING,
    "round_end": ROUND_END,
}
# What can have been done in a turn, and its flag.
_DONE: Final = {
    "gathered": GATHERED,
    "income": INCOME_DONE,
    "ability": ABILITY_DONE,
    "crown": CROWN_DONE,
    "action_card": ACTION_PLAYED,
}
_MOST_BUILT: Final = 20
_MOST_PAID: Final = 1_000


class WrittenRound:
    """The round of a scenario, brought into a position."""

    def __init__(self, data: Mapping[str, Any], seats: Sequence[Mapping[str, Any]], state: State) -> None:
        self.data = data
        self.seats = seats
        self.state = state
        with at("start"):
            written = data.get("start", "draft" if "draft" in data else "call")
            self.phase = values.one_of(written, _STARTS, "start")
        # Whether the seats watch the characters being dealt out.
        self.sees_draft = self.phase in ("new_round", "draft")
        self._check_together()

    def _check_together(self) -> None:
        """Keys that say something about another part of the round than its start."""
        data = self.data
        apart: list[str] = []
        if self.phase != "call":
            apart += ["call", "turn"]
        if self.phase != "draft":
            apart += ["draft"]
        if self.sees_draft:
            apart += [*_MARKS, "face_up", "face_down", "first_complete"]
        for key in apart:
            if key in data:
                with at(key):
                    raise ScenarioError(f"{key} does not go with start: {self.phase}")
        if "turn" in data and "call" not in data:
            raise ScenarioError("turn needs call: the character whose turn has begun")
        if self.sees_draft and self.state.ending:
            raise ScenarioError(f"last_round does not go with start: {self.phase}")

    def start(self) -> State:
        """Bring it about, up to what happens by itself; the position from which seats remember."""
        state = self.state
        state.phase = _STARTS[self.phase]
        if self.sees_draft:
            self._check_no_characters()
            state.phase = NEW_ROUND
            before = state.clone()
            state.round -= 1
            if self.phase == "draft":
                self._draft()
            return before
        self._held()
        if self.phase == "round_end":
            state.called = state.config.highest_rank
        elif "call" in self.data:
            with at("call"):
                state.called = self._rank("call", self.data["call"]) - 1
        self._reveal()
        self._marks()
        self._turns_behind()
        return state.clone()

    # Who has which character

    def _check_no_characters(self) -> None:
        for place, seat in enumerate(self.seats):
            if seat.get("characters"):
                with at("seats", place, "characters"):
                    raise ScenarioError(
                        f"nobody has characters with start: {self.phase}; put them into in_play"
                    )

    def _held(self) -> None:
        state = self.state
        held = [DISCARDED_CARD] * (state.config.highest_rank + 1)
        most = sum(1 for action, offset in state.config.draft if action == KEEP and offset == 0)
        for place, seat in enumerate(self.seats):
            with at("seats", place, "characters"):
                named = values.characters(seat.get("characters"), "characters")
                if len(named) > most:
                    raise ScenarioError(
                        f"seat {place} has {len(named)} characters; with {len(self.seats)} players "
                        f"everybody has {most}"
                    )
                for number in named:
                    if held[RANK_OF[number]] >= 0:
                        raise ScenarioError(f"{CHARACTER_NAMES[number]} is held twice")
                    held[RANK_OF[number]] = place
        if "face_up" in self.data:
            for rank in self._face_up(self.data["face_up"]):
                self._put(held, rank, FACE_UP_CARD)
        if "face_down" in self.data:
            with at("face_down"):
                if any(action == ADD_FACE_DOWN for action, _ in state.config.draft):
                    raise ScenarioError("face_down: with so many players the last one takes that card")
                self._put(held, self._rank("face_down", self.data["face_down"]), FACE_DOWN_CARD)
        state.held = tuple(held)

    def _put(self, held: list[int], rank: int, place: int) -> None:
        if held[rank] != DISCARDED_CARD:
            name = CHARACTER_NAMES[self.state.config.characters[rank]]
            raise ScenarioError(f"{name} cannot lie on the table and be somewhere else")
        held[rank] = place

    def _face_up(self, written: object) -> list[int]:
        count = self.state.config.face_up
        with at("face_up"):
            named = values.listed(written, "face_up")
            ranks = [self._rank("face_up", name) for name in named]
            if len(set(ranks)) != len(ranks) or len(ranks) != count or CROWN_RANK in ranks:
                raise ScenarioError(
                    f"face_up needs {count} different characters, none of rank {CROWN_RANK}; "
                    f"there are {len(ranks)}"
                )
        return ranks

    def _draft(self) -> None:
        """A draft with its discards as written."""
        state = self.state
        with at("draft"):
            draft = check_keys(self.data.get("draft", {}), {"face_up", "face_down"}, "draft")
            if "face_down" not in draft:
                raise ScenarioError("draft needs a face_down card")
            face_up = self._face_up(draft.get("face_up"))
            face_down = self._rank("face_down", draft["face_down"])
            if face_down in face_up:
                raise ScenarioError(f"{draft['face_down']} cannot lie face up and face down")
            start_round(state)
            if state.config.parameters.face_down_first:
                lay_face_down(state, face_down)
            for rank in face_up:
                lay_face_up(state, rank)
            if not state.config.parameters.face_down_first:
                lay_face_down(state, face_down)

    def _rank(self, what: str, name: object) -> int:
        number = values.character(name)
        rank, config = RANK_OF[number], self.state.config
        if rank > config.highest_rank or config.characters[rank] != number:
            raise ScenarioError(f"{what}: {name} is not in play; put it into in_play")
        return rank

    # What the ranks called before have left

    def _reveal(self) -> None:
        """Ranks below the one that is called next have had their turns, unless murdered."""
        state = self.state
        if "murdered" in self.data:
            with at("murdered"):
                state.murdered = self._rank("murdered", self.data["murdered"])
        for rank in range(1, state.called + 1):
            if state.held[rank] >= 0 and rank != state.murdered:
                state.revealed |= 1 << rank

    def _marks(self) -> None:
        """Who was named by whom."""
        data, state = self.data, self.state
        if "bewitched" in data:
            with at("bewitched"):
                state.bewitched = self._rank("bewitched", data["bewitched"])
        if "robbed" in data:
            with at("robbed"):
                state.robbed = self._rank("robbed", data["robbed"])
                state.thief = self._holder(2, "robbed")
        if "warrants" in data:
            with at("warrants"):
                self._warrants(data["warrants"])
        if "threats" in data:
            with at("threats"):
                self._threats(data["threats"])
        with at("acrobat"):
            state.acrobat = values.switch(data.get("acrobat", False), "acrobat")

    def _warrants(self, written: object) -> None:
        state = self.state
        marks = check_keys(written, {"signed", "unsigned"}, "warrants")
        names = [marks.get("signed"), *values.listed(marks.get("unsigned"), "unsigned")]
        ranks = [self._rank("warrants", name) for name in names]
        if len(set(ranks)) != len(ranks) or len(ranks) > WARRANTS:
            raise ScenarioError(
                f"warrants needs {WARRANTS} different characters: one signed and {WARRANTS - 1} unsigned"
            )
        state.signed = ranks[0]
        state.warrants = sum(1 << rank for rank in ranks)
        self._holder(1, "warrants")

    def _threats(self, written: object) -> None:
        state = self.state
        marks = check_keys(written, {"flower", "plain"}, "threats")
        flower, plain = (self._rank("threats", marks.get(name)) for name in ("flower", "plain"))
        if flower == plain:
            raise ScenarioError("threats needs 2 different characters: flower and plain")
        state.flower = flower
        state.threats = 1 << flower | 1 << plain
        state.blackmailer = self._holder(2, "threats")

    def _holder(self, rank: int, what: str) -> int:
        """Who placed a mark: the holder of the rank, or the Witch who has bewitched that rank."""
        seat = self._player_of(rank)
        if seat < 0:
            raise ScenarioError(f"{what} needs a player with rank {rank}")
        return seat

    def _player_of(self, rank: int) -> int:
        """Who has the turn with the abilities of a rank."""
        return self.state.held[1] if self.state.bewitched == rank else self.state.held[rank]

    def _turns_behind(self) -> None:
        """What the turns before have brought for the rest of the round, unless the file says otherwise."""
        state = self.state
        for rank in range(1, state.called + 1):
            seat = self._player_of(rank)
            if state.revealed >> rank & 1 and seat >= 0:
                state.config.cast[state.config.characters[rank]].takes_hold(state, seat)
        state.protected = self._seat_or_nobody("protected", state.protected)
        state.collector = self._seat_or_nobody("collector", state.collector)

    def _seat_or_nobody(self, name: str, default: int) -> int:
        if name not in self.data:
            return default
        with at(name):
            written = self.data[name]
            return -1 if written == NOBODY else values.seat_number(written, len(self.seats), name)

    # A turn under way

    def begin_turn(self) -> None:
        """What has been done in the turn of the character that is called, once that turn is open."""
        if "turn" not in self.data:
            return
        state = self.state
        with at("turn"):
            turn = check_keys(self.data["turn"], {"done", "built", "paid", "used"}, "turn")
            called = self._rank("call", self.data["call"])
            if not state.top.decision.is_turn or state.rank != called:
                asked = (
                    f"the decision {state.top.decision.id} is open" if state.is_open else "the game is over"
                )
                raise ScenarioError(f"turn: {self.data['call']} has no turn that has begun; {asked}")
            for name in values.listed(turn.get("done"), "done"):
                state.now(_DONE[values.one_of(name, _DONE, "thing done in a turn")])
            state.built = values.whole_number(turn.get("built", 0), "built", most=_MOST_BUILT)
            state.paid = values.whole_number(turn.get("paid", 0), "paid", most=_MOST_PAID)
            if state.built or state.paid:
                state.now(HAS_BUILT)
            if state.paid:
                state.now(PAID_BUILD)
            for kind in values.cards(turn.get("used"), "used"):
                if not is_unique(kind) or not state.kinds[state.seat] >> kind & 1:
                    raise ScenarioError(
                        f"used: seat {state.seat} has no unique {CARD_NAMES[kind]} in its city"
                    )
                state.used |= 1 << kind
            state.options = None
