"""The page puts no-break spaces where Python does."""

from random import Random

from citadels.lang.language import LANGUAGES, find_language
from citadels.lang.no_break import NoBreaks, with_plain_spaces
from tests.page.node import answers

PIECES = (
    *(
        "a",
        "A",
        "i",
        "k",
        "s",
        "v",
        "z",
        "w",
        "u",
        "o",
        "в",
        "В",
        "и",
        "с",
        "č.",
        "Č.",
        "—",
        "–",
        "0",
        "7",
        "12.",
        "3",
    ),
    *(
        "město",
        "karta",
        "Žižka",
        "я",
        "ъ",
        "-s",
        "(",
        ")",
        "„",
        "“",
        "«",
        "»",
        ":",
        ";",
        "!",
        "?",
        "\u202f",
        "+",
        "_a",
        "ß",
        "\n\n",
        "  ",
        "\u00a0",
        ", ",
    ),
    *(" " for _ in range(30)),
    *("\n" for _ in range(5)),
)
TO_COPY = ("--s", "`", "/", "x/y")


def test_the_page_breaks_lines_as_python_does() -> None:
    chance = Random(1)
    texts = ["".join(chance.choices(PIECES, k=chance.randint(1, 14))) for _ in range(3000)]
    texts += ["".join(chance.choices(PIECES + TO_COPY, k=20)) for _ in range(500)]
    rules = []
    for code in LANGUAGES:
        say = find_language(code).say
        after, before = (with_plain_spaces(say(f"word-no_break_{side}")) for side in ("after", "before"))
        rules.append((after, before))
    rules += [("a č. 0", "— …"), ("« 0", ": ; ! ? »"), ("", "—"), ("", "")]
    asked = [(*chance.choice(rules), text, chance.random() < 0.5) for text in texts]
    changed = 0
    for (after, before, text, flowing), found in zip(asked, answers("no_break.ts", asked), strict=True):
        assert found == NoBreaks(after, before).put_into(text, flowing), (after, before, text, flowing)
        assert len(found) == len(text)
        changed += found != text
    assert changed > 100
