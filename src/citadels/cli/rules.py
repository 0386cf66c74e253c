"""``citadels rules``: how to play, the rules of an edition, or all about a card."""

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
from citadels.lang.no_break import with_plain_spaces
from citadels.lang.rulebook import Paragraph, Rulebook
from citadels.terminal.pages import markdown_lines, plain_lines, screen_width, wrapped

if TYPE_CHECKING:
    from citadels.cli.commands import Commands

_MOST_SHOWN = 3  # cards shown in full if several fit


def add_to(commands: "Commands") -> None:
    parser = add_command(
        commands,
        "rules",
        "citadels rules",
        "citadels rules witch",
        "citadels rules --how-to-play --edition classic",
        "citadels rules --edition deluxe --lang en",
        "citadels rules --glossary --edition classic",
        "citadels rules --example X1",
        "citadels rules --markdown > rules.md",
    )
    parser.add_argument("card", nargs="*", metavar="CARD", help=Later("help-rules-card"))
    parser.add_argument(
        "--edition",
        choices=tuple(EDITIONS),
        default="",
        help=default("help-rules-edition", DEFAULT_EDITION),
    )
    parser.add_argument("--how-to-play", action="store_true", help=Later("help-rules-how_to_play"))
    parser.add_argument("--glossary", action="store_true", help=Later("help-rules-glossary"))
    parser.add_argument("--example", nargs="?", const="", metavar="ID", help=Later("help-rules-example"))
    parser.add_argument("--markdown", action="store_true", help=Later("help-rules-markdown"))
    parser.add_argument("--json", action="store_true", help=Later("help-json"))
    parser.set_defaults(run=run)


def run(flags: argparse.Namespace) -> int:
    if flags.example is not None:
        return _show_example(flags.example, flags.edition)
    book = Rulebook(language(), flags.edition)
    typed = " ".join(flags.card)
    cards = _found(typed) if typed.strip() else []
    asked = [block for card in cards for block in book.card_blocks(card)]
    if flags.how_to_play or _is_newcomer(flags):
        asked += [*book.how_to_play_blocks(), Paragraph(say("how-lookup", edition=book.edition))]
    if flags.glossary:
        asked += book.glossary_blocks()
    if flags.json:
        print(with_plain_spaces(json.dumps(_data(book, cards), ensure_ascii=False)))
    elif flags.markdown:
        _print(markdown_lines(asked or book.reference()))
    elif len(cards) > _MOST_SHOWN:
        print(say("rules-several", names=_names(book, cards)))
    elif asked:
        _print(plain_lines(asked, screen_width(sys.stdout)))
    else:
        blocks = [*book.edition_blocks(), Paragraph(say("rules-hint"))]
        _print(plain_lines(blocks, screen_width(sys.stdout)))
    return 0


def _is_newcomer(flags: argparse.Namespace) -> bool:
    """Nothing in particular is asked for."""
    return not (flags.card or flags.edition or flags.glossary or flags.markdown or flags.json)


def _show_example(asked: str, edition: str) -> int:
    """A worked example of the books; without an id, all of them in a line each."""
    from citadels.book.examples import editions_of, example_ids, play_example  # reads YAML
    from citadels.terminal.examples import example_lines

    known = {id.lower(): id for id in example_ids()}
    if not asked:
        for id in known.values():
            names = ", ".join(say(f"edition-{name}") for name in editions_of(id))
            print(f"{id:<4} {say(f'example-{id}')} ({names})")
    elif asked.lower() not in known:
        raise UsageError("unknown_example", value=asked, allowed=", ".join(known.values()))
    else:
        width = screen_width(sys.stdout)
        for line in example_lines(play_example(known[asked.lower()], edition), language()):
            indent = " " * (len(line) - len(line.lstrip()))
            _print(wrapped(line.strip(), width, indent, indent + "   "))
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
