"""From ids and arguments to sentences, for one viewer."""

from collections.abc import Mapping, Sequence
from string import Formatter
from typing import Any, Final

from citadels.cards.characters import CHARACTER_BY_NAME, RANK_OF
from citadels.cards.districts import COSTS, KIND_BY_NAME, TYPE_NAMES, TYPE_OF
from citadels.rules.choices import Option
from citadels.rules.events import EVENT_ARGUMENTS, EVENT_NAMES
from citadels.rules.explain import Reason
from citadels.terminal import english

# What each argument holds: of an event by its declaration, of a choice or a reason by its name.
HOLDS: Final[dict[str, dict[str, str]]] = {
    name: {argument.name: argument.holds for argument in arguments}
    for name, arguments in zip(EVENT_NAMES, EVENT_ARGUMENTS, strict=True)
}

# A value and what it holds.
Told = tuple[str, Any]


class _NotTold(Exception):
    """A field of a template is not known, or there is nothing of it."""


def name(id: str) -> str:
    """The name of a card or character."""
    return english.SPECIAL_NAMES.get(id) or id.replace("_", " ").title()


def district(text: str) -> str:
    """A district in a city: its name, and the Artist's gold on it."""
    kind, _, gold = text.partition("+")
    return english.WORDS["gold_on"].format(name=name(kind), gold=gold) if gold else name(kind)


def full_card(id: str) -> str:
    """A card with its cost and type."""
    kind = KIND_BY_NAME[id]
    return english.WORDS["full_card"].format(name=name(id), cost=COSTS[kind], type=card_type(id))


def card_type(id: str) -> str:
    return english.TYPES[TYPE_NAMES[TYPE_OF[KIND_BY_NAME[id]]]]


def the_character(id: str) -> str:
    return english.WORDS["the_character"].format(name=name(id))


def listed(items: Sequence[str]) -> str:
    if len(items) < 2:
        return items[0] if items else english.WORDS["no_cards"]
    return english.WORDS["and"].format(first=", ".join(items[:-1]), last=items[-1])


def cards_number(number: int) -> str:
    return english.WORDS["one_card" if number == 1 else "cards"].format(number=number)


def points_number(number: int) -> str:
    return english.WORDS["one_point" if number == 1 else "points"].format(number=number)


def sentence(text: str) -> str:
    """With a capital letter at its beginning."""
    return text[:1].upper() + text[1:]


def event_arguments(seen: Mapping[str, Any]) -> dict[str, Told]:
    """The arguments of an event as a seat has seen it, each with what it holds."""
    holds = HOLDS[seen["event"]]
    return {argument: (holds[argument], value) for argument, value in seen.items() if argument in holds}


class Wording(Formatter):
    """Sentences as one seat reads them; None: a spectator, for whom nobody is "you"."""

    def __init__(self, viewer: int | None) -> None:
        self.viewer = viewer

    def player(self, seat: int, whose: bool = False) -> str:
        if seat == self.viewer:
            return english.WORDS["your" if whose else "you"]
        return english.WORDS["players" if whose else "player"].format(seat=seat)

    # Messages

    def event(self, seen: Mapping[str, Any]) -> str | None:
        """What happened; None for what is not worth a sentence."""
        return self.message(english.EVENTS[seen["event"]], event_arguments(seen))

    def choice(self, kind: str, option: Option, foreseen: Mapping[str, Told]) -> str:
        """A choice as a short phrase, with what is foreseen of it, such as its price."""
        verb = option.verb
        templates = english.CHOICES.get(f"{kind}.{verb}") or english.CHOICES[verb]
        told = {word: (word, value) for word, value in option.arguments.items()}
        return self.message(templates, {**told, **foreseen}) or str(option)

    def reason(self, reason: Reason) -> str:
        told = {word: (word, value) for word, value in reason.arguments.items()}
        return self.message(english.REASONS[reason.id], told) or str(reason)

    def decision(self, view: Mapping[str, Any]) -> str:
        """What the open decision of a view asks."""
        turn = view["turn"] or {"seat": None, "acting": None}
        told = {
            "seat": ("seat", turn["seat"]),
            "acting": ("character", turn["acting"]),
            "card": ("card", view["building_site"]),
        }
        kind = view["decision"]["kind"]
        return self.message(english.DECISIONS[kind], told) or kind

    def message(self, templates: Sequence[str], told: Mapping[str, Told]) -> str | None:
        """The first template whose fields are all known."""
        for template in templates:
            try:
                return sentence(self.vformat(template, (), told))
            except _NotTold:
                continue
        return None

    # The fields of a template

    def get_value(self, key: int | str, args: Sequence[Any], kwargs: Mapping[str, Any]) -> Told:
        holds, value = kwargs.get(str(key), ("", None))
        if value is None:
            raise _NotTold
        return holds, value

    def format_field(self, value: Told, format_spec: str) -> str:
        holds, content = value
        if format_spec == "yes" or format_spec.startswith("+"):
            if not content:
                raise _NotTold
            format_spec = format_spec.removeprefix("+")
        if format_spec == "yes":
            return ""
        if format_spec == "gold":
            return english.WORDS["gold"].format(number=content)
        if format_spec == "cards":
            return cards_number(content)
        if format_spec == "full":
            return full_card(content)
        if format_spec == "rank":
            return self._ranked(content)
        return self._plain(holds, content, format_spec == "whose")

    def _ranked(self, character: str) -> str:
        rank = RANK_OF[CHARACTER_BY_NAME[character]]
        return english.WORDS["ranked_character"].format(rank=rank, name=name(character))

    def _plain(self, holds: str, content: Any, whose: bool) -> str:
        if holds == "seat":
            return self.player(content, whose)
        if holds == "card":
            return name(content)
        if holds == "character":
            return the_character(content)
        if holds == "district":
            return district(content)
        if holds == "type":
            return english.TYPES[content]
        if holds == "cards":
            return listed([name(card) for card in content])
        if holds == "characters":
            return listed([the_character(character) for character in content])
        return str(content)
