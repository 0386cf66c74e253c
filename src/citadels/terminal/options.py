"""The choices of a decision as a person sees and types them: phrases in groups, numbered in that order."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from citadels.cards.districts import KIND_BY_NAME, is_action_card
from citadels.lang import Speaker
from citadels.lang.finder import find_cards, folded
from citadels.rules.all_cards import CARDS
from citadels.rules.choice_texts import Option, option, parse_choice
from citadels.rules.choices import END_TURN, VERB_BY_NAME, VERBS
from citadels.rules.explain import Reason
from citadels.rules.turn import ACTING_CHARACTER
from citadels.terminal.typed import as_choice_texts

# The groups of a turn in their order.
_GROUPS: Final = ("gather", "build", "character", "districts", "cards", "turn")
# Reasons that apply to every card: they are shown elsewhere, or obvious.
_NOT_TOLD: Final = ("gather_first", "not_this_decision", "limit_reached", "cannot_build", "witch_must_name")


@dataclass(frozen=True)
class Offer:
    """A choice with its number and phrase."""

    number: int
    option: Option
    phrase: str
    group: str


class Offers:
    """All choices of the decision that a view asks."""

    def __init__(
        self, view: Mapping[str, Any], why_not: Callable[[str], Reason | None], speaker: Speaker
    ) -> None:
        self.speaker = speaker
        self.kind: str = view["decision"]["kind"]
        self._view = view
        self._why_not = why_not  # asks the game about a choice
        told = zip(view["decision"]["options"], view["decision"]["foreseen"], strict=True)
        grouped: list[tuple[str, Option, str]] = []
        for text, foreseen in told:
            choice = parse_choice(text)
            assert choice is not None, text
            found = option(choice)
            grouped.append((_group(self.kind, found.verb), found, speaker.choice(self.kind, found, foreseen)))
        grouped.sort(key=lambda found: _GROUPS.index(found[0]) if found[0] else 0)
        self.all = [
            Offer(number, option, phrase, group) for number, (group, option, phrase) in enumerate(grouped, 1)
        ]

    def lines(self) -> list[str]:
        """The choices with their numbers, and what a person might want but cannot do."""
        by_group: dict[str, list[str]] = {group: [] for group in ("", *_GROUPS)}
        for offer in self.all:
            by_group[offer.group].append(f"{offer.number:>3}. {offer.phrase}")
        by_group["build"] += [f"  -  {text}" for text in self.impossible()]
        told = {group: lines for group, lines in by_group.items() if lines}
        if len(told) == 1:
            return next(iter(told.values()))
        return [
            line for group, lines in told.items() for line in (self.speaker.say(f"group-{group}"), *lines)
        ]

    def impossible(self) -> list[str]:
        """Cards in the hand that cannot be built now, with the reason."""
        if self.kind != "turn":
            return []
        hand = self._view["players"][self._view["viewer"]]["hand"]
        offered = {offer.option.arguments.get("card") for offer in self.all if offer.group == "build"}
        lines: list[str] = []
        for card in dict.fromkeys(hand):
            buildable = card not in offered and not is_action_card(KIND_BY_NAME[card])
            reason = self._why_not(f"build {card}") if buildable else None
            if reason is not None and reason.id not in _NOT_TOLD:
                choice, why = self.speaker.card(card), self.speaker.reason(reason)
                lines.append(self.speaker.say("talk-cannot", choice=choice, reason=why))
        return lines

    # What is typed

    def numbered(self, number: int) -> Option | None:
        return self.all[number - 1].option if 1 <= number <= len(self.all) else None

    def number_of(self, option: Option) -> int:
        return next(offer.number for offer in self.all if offer.option.id == option.id)

    def phrase_of(self, option: Option) -> str:
        return next(offer.phrase for offer in self.all if offer.option.id == option.id)

    def numbered_phrase(self, text: str) -> str:
        """A choice by its text, as it stands in the list."""
        offer = next(offer for offer in self.all if str(offer.option) == text)
        return f"{offer.number}. {offer.phrase}"

    def fitting(self, typed: str) -> list[Option]:
        """The choices that a text may mean: by their name, words of the phrase, or the card they concern."""
        by_text = {str(offer.option): offer.option for offer in self.all}
        for text in as_choice_texts(typed, self.speaker.reader.names):
            if text in by_text:
                return [by_text[text]]
        words = folded(typed).split()
        if not any(word.isalpha() and len(word) > 1 for word in words):
            return []
        found = [offer.option for offer in self.all if _contains(folded(offer.phrase), words)]
        if found:
            return found
        # In many languages the phrase inflects the name that people type.
        named = set(find_cards(typed, self.speaker.language))
        return [offer.option for offer in self.all if not named.isdisjoint(offer.option.arguments.values())]

    def why_not(self, typed: str) -> str | None:
        """Why a choice typed by its name is not possible; None if the text does not name a choice."""
        texts = list(as_choice_texts(typed, self.speaker.reader.names))
        texts += [f"build {card}" for card in find_cards(typed, self.speaker.language)]
        for text in texts:
            reason = self._why_not(text)
            if reason is not None and reason.id != "unknown_choice":
                return self.speaker.reason(reason)
        return None


def _group(kind: str, verb: str) -> str:
    """The group of a choice; only a turn has groups."""
    if kind != "turn":
        return ""
    number = VERB_BY_NAME[verb]
    if VERBS[number].step in _GROUPS:
        return VERBS[number].step
    if number == END_TURN:
        return "turn"
    owner = CARDS.owner_of_verb[number]
    if owner == ACTING_CHARACTER:
        return "character"
    return "cards" if is_action_card(owner) else "districts"


def _contains(phrase: str, words: list[str]) -> bool:
    """Whether every word is the beginning of a word of the phrase."""
    starts = phrase.replace("(", " ").split()
    return all(any(start.startswith(word) for start in starts) for word in words)
