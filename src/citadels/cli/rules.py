"""``citadels rules``: the rules of an edition, or all about a card."""

import argparse
import json
import sys
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from citadels.book.contents import editions_with
from citadels.cards.editions import DEFAULT_EDITION, EDITIONS
from citadels.cli.parsing import UsageError, add_command, default
from citadels.cli.voice import Later, language, say
from citadels.lang.finder import ALL_CARDS, find_cards, suggestions
from citadels.lang.rulebook import Paragraph, Rulebook
from citadels.terminal.pages import markdown_lines, plain_lines, screen_width

if TYPE_CHECKING:
    from citadels.cli.commands import Commands

_MOST_SHOWN = 3  # cards shown in full if several fit


def add_to(commands: "Commands") -> None:
    parser = add_command(
        commands,
        "rules",
        "citadels rules",
        "citadels rules witch",
        "citadels rules --edition deluxe --lang en",
        "citadels rules --markdown > rules.md",
    )
    parser.add_argument("card", nargs="*", metavar="CARD", help=Later("help-rules-card"))
    parser.add_argument(
        "--edition",
        choices=tuple(EDITIONS),
        default=DEFAULT_EDITION,
        help=default("help-rules-edition", DEFAULT_EDITION),
    )
    parser.add_argument("--markdown", action="store_true", help=Later("help-rules-markdown"))
    parser.add_argument("--json", action="store_true", help=Later("help-json"))
    parser.set_defaults(run=run)


def run(flags: argparse.Namespace) -> int:
    book = Rulebook(language(), flags.edition)
    typed = " ".join(flags.card)
    cards = _found(typed) if typed.strip() else []
    about_cards = [block for card in cards for block in book.card_blocks(card)]
    if flags.json:
        print(json.dumps(_data(book, cards), ensure_ascii=False))
    elif flags.markdown:
        _print(markdown_lines(about_cards or book.reference()))
    elif len(cards) > _MOST_SHOWN:
        print(say("rules-several", names=_names(book, cards)))
    elif cards:
        _print(plain_lines(about_cards, screen_width(sys.stdout)))
    else:
        blocks = [*book.edition_blocks(), Paragraph(say("rules-hint"))]
        _print(plain_lines(blocks, screen_width(sys.stdout)))
    return 0


def _found(typed: str) -> list[str]:
    """The cards asked for; UsageError suggests what may have been meant."""
    cards = find_cards(typed, language())
    if not cards:
        meant = suggestions(typed, language())
        if meant:
            names = ", ".join(language().card(card) for card in meant)
            raise UsageError("no_such_card", name=typed, names=names)
        raise UsageError("unknown_card", name=typed)
    return cards


def _names(book: Rulebook, cards: Sequence[str]) -> str:
    names = [language().card(card, book.main_edition(card)) for card in cards]
    return ", ".join(sorted(names, key=language().sort_key))


def _data(book: Rulebook, cards: Sequence[str]) -> dict[str, Any]:
    if cards:
        return {"edition": book.edition, "cards": [book.card_data(card) for card in cards]}
    paragraphs = [block for block in book.edition_blocks() if isinstance(block, Paragraph) and block.id]
    return {
        "edition": book.edition,
        "rules": [{"id": paragraph.id, "text": paragraph.text} for paragraph in paragraphs],
        "cards": [book.card_data(card) for card in ALL_CARDS if book.edition in editions_with(card)],
    }


def _print(lines: Iterable[str]) -> None:
    for line in lines:
        print(line)
