"""What the engine says as ids with arguments, put into sentences of one language for one reader."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from citadels.cards.characters import CHARACTER_BY_NAME, RANK_OF
from citadels.cards.districts import COSTS, KIND_BY_NAME, NO_TYPE, TYPE_NAMES, TYPE_OF
from citadels.cards.editions import EDITIONS
from citadels.cards.house_rules import ACTION_CARD_VERSIONS, CHOICE, HOUSE_RULES
from citadels.cards.sets import RANDOM_SET, READY_MADE_SETS
from citadels.cards.versions import VERSIONS, on_offer
from citadels.game import Game
from citadels.lang.language import Language, Reader, Value
from citadels.policy.grounds import Ground
from citadels.rules.choice_texts import Option
from citadels.rules.errors import CitadelsError, SetupError
from citadels.rules.event_kinds import EVENT_KINDS
from citadels.rules.explain import Reason
from citadels.rules.setup import NO_ACTION_CARDS

# Lists of valid ids, for errors that name them.
_ALLOWED: Final[dict[str, Iterable[str]]] = {
    "unknown_edition": EDITIONS,
    "unknown_set": (*READY_MADE_SETS, RANDOM_SET),
    "unknown_action_cards": (NO_ACTION_CARDS, *ACTION_CARD_VERSIONS),
    **{
        f"unknown_{rule.name}": [str(value) for value in rule.values]
        for rule in HOUSE_RULES
        if rule.kind == CHOICE
    },
    "no_versions": sorted(VERSIONS),
}

Arguments = Mapping[str, Any]


class Speaker:
    """A language spoken to one reader at one table; without a seat, a spectator, for whom nobody is "you"."""

    def __init__(
        self,
        language: Language,
        seat: int | None = None,
        edition: str = "",
        names: Sequence[str] = (),
        costs: Sequence[int] = COSTS,
    ) -> None:
        self.language = language
        self.reader = Reader(edition, tuple(names), seat)
        self.costs = costs

    @classmethod
    def at_table(
        cls, language: Language, game: Game, seat: int | None = None, names: Sequence[str] = ()
    ) -> "Speaker":
        """A speaker who knows the edition and the costs of a game."""
        config = game.state.config
        return cls(language, seat, config.edition, names, config.cost)

    # What the engine says

    def event(self, seen: Arguments) -> str | None:
        """What happened, as a seat has seen it; None for events without a sentence."""
        kind = EVENT_KINDS[seen["event"]]
        if not kind.told:
            return None
        arguments = {argument.name: seen[argument.name] for argument in kind.arguments}
        if kind.own:
            arguments["own"] = seen[kind.own] == seen["seat"]
        return self.format(f"event-{kind.id}", arguments)

    def choice(self, kind: str, option: Option, foreseen: Arguments) -> str:
        """A choice as a short phrase, with what is foreseen of it, such as its price."""
        id = f"choice-{option.verb}"
        in_decision = f"{id}-in-{kind}"
        if self.language.has(in_decision):
            id = in_decision
        return self.format(id, {**self._of_cards(option.arguments), **option.arguments, **foreseen}) or str(
            option
        )

    def _of_cards(self, arguments: Arguments) -> dict[str, Value]:
        """What is printed on the card or character that a choice names."""
        printed: dict[str, Value] = {}
        kind = KIND_BY_NAME.get(arguments.get("card", ""))
        if kind is not None and TYPE_OF[kind] != NO_TYPE:
            if self.costs[kind]:
                printed["cost"] = self.costs[kind]
            printed["type"] = TYPE_NAMES[TYPE_OF[kind]]
        if "character" in arguments:
            printed["rank"] = str(RANK_OF[CHARACTER_BY_NAME[arguments["character"]]])
        return printed

    def reason(self, reason: Reason) -> str:
        return self.format(f"reason-{reason.id}", reason.arguments) or str(reason)

    def ground(self, ground: Ground) -> str:
        """Why a choice is better than another."""
        return self.format(f"advice-{ground.id}", ground.arguments) or str(ground)

    def decision(self, view: Arguments) -> str:
        """What the open decision of a view asks."""
        turn = view["turn"] or {"seat": None, "acting": None, "kind": ""}
        decision = view["decision"]
        kind = decision["kind"]
        about = {detail["name"]: detail["value"] for detail in decision["about"] or ()}
        arguments = {"seat": turn["seat"], "acting": turn["acting"], "card": view["building_site"], **about}
        id = f"decision-{kind}"
        in_turn = f"{id}-{turn['kind']}"
        return self.format(in_turn if self.language.has(in_turn) else id, arguments) or str(kind)

    def error(self, error: CitadelsError) -> str:
        """An error in this language if it has a message for it, otherwise the error's own text."""
        id = f"error-{error.id}" if self.language.has(f"error-{error.id}") else f"reason-{error.id}"
        arguments = dict(error.arguments)
        if error.id in _ALLOWED:
            arguments["allowed"] = ", ".join(_ALLOWED[error.id])
        elif error.id == "unknown_version":
            arguments["allowed"] = ", ".join(on_offer(str(arguments["card"])))
        # The compiled engine keeps the cause of an error only as its context.
        cause = error.__cause__ or error.__context__
        if isinstance(cause, CitadelsError):
            arguments["cause"] = self.error(cause)
        text = self.format(id, arguments) if self.language.has(id) else None
        if text is None:
            return str(error)
        return f"{text} ({error.rule})" if isinstance(error, SetupError) else text

    # Messages

    def say(self, id: str, **arguments: Any) -> str:
        """A message whose arguments are all known."""
        text = self.format(id, arguments)
        assert text is not None, id
        return text

    def format(self, id: str, arguments: Arguments) -> str | None:
        """The first variant of a message whose arguments are all known, the reader's own before others."""
        values = {name: _value(value) for name, value in arguments.items() if value is not None}
        own = self.reader.seat is not None and arguments.get("seat") == self.reader.seat
        for attribute in ("you", "you-brief", "", "brief") if own else ("", "brief"):
            if self.language.has(id, attribute) and self.language.variables(id, attribute) <= values.keys():
                return self.language.say(id, values, attribute, self.reader)
        return None

    def card(self, id: str) -> str:
        """The name of a card, as the edition prints it."""
        return self.language.card(id, self.reader.edition)

    def player(self, seat: int) -> str:
        """A player's name for a list; the reader is "You", unless they have a nickname."""
        if seat < len(self.reader.names):
            return self.reader.names[seat]
        if seat == self.reader.seat:
            return self.language.say("player-me")
        return self.language.say("player-name", {"number": str(seat)})


def _value(value: Any) -> Value:
    """An argument as Fluent takes it: flags are yes or no, lists of ids have spaces between them."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, (list, tuple)):
        return " ".join(value)
    if isinstance(value, (int, str)):
        return value
    return str(value)
