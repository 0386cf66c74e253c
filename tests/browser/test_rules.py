"""The rules in a real browser: looking for cards, reading one, the editions, links that can be sent."""

import pytest

from citadels.cards.editions import EDITIONS
from citadels.lang.finder import ALL_CARDS, find_cards
from citadels.lang.language import LANGUAGES, find_language
from citadels.lang.rulebook import Rulebook
from tests.browser.visitor import Visitor, Visitors


def found(visitor: Visitor) -> list[str]:
    """The cards that the list shows."""
    addresses = visitor.page.locator(".tile a").evaluate_all("all => all.map(one => one.pathname)")
    return [address.removeprefix("/rules/") for address in addresses]


def await_some(visitor: Visitor) -> None:
    """Until the list has been narrowed down to a few cards."""
    tiles = visitor.page.locator(".tile")
    tiles.nth(20).wait_for(state="detached")
    tiles.first.wait_for()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_there_under_its_name(visitors: Visitors, language: str) -> None:
    visitor = visitors(language=language)
    visitor.go("/rules/cards")
    assert sorted(found(visitor)) == sorted(ALL_CARDS)
    names = visitor.page.locator(".tile a").all_inner_texts()
    book = Rulebook(find_language(language))
    assert names == [book.language.card(card, book.main_edition(card)) for card in found(visitor)]


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("en", "  WITCH "),
        ("cs", "jezibaba"),  # without accents
        ("en", "ježibaba"),  # a name in another language
        ("ru", "great_wall"),  # an id
        ("hu", "királ"),  # a part
        ("es", "senorio"),
    ],
)
def test_what_the_terminal_finds_is_found(visitors: Visitors, language: str, typed: str) -> None:
    visitor = visitors(language=language)
    page = visitor.go("/rules/cards")
    expected = set(find_cards(typed, find_language(language)))
    assert expected
    page.locator("input[type=search]").fill(typed)
    # Names in other languages are loaded when the visitor starts to type.
    await_some(visitor)
    assert expected <= set(found(visitor))
    # The search is in the address, so a shared link shows the same.
    other = visitors(language=language)
    other.go(page.url.removeprefix(visitor.server.address))
    await_some(other)
    assert found(other) == found(visitor)


def test_filters_and_a_misspelt_name(visitors: Visitors) -> None:
    visitor = visitors()
    page = visitor.go("/rules/cards")
    page.get_by_label("Rank").select_option("4")
    assert found(visitor) == ["king", "emperor", "patrician"]
    page.get_by_label("Edition").select_option("classic")
    assert found(visitor) == ["king"]
    page.get_by_role("button", name="Show all").click()
    page.get_by_label("Kind").select_option("uniques")
    page.get_by_label("Edition").select_option("classic")
    assert sorted(found(visitor)) == sorted(set(EDITIONS["classic"].uniques))
    page.goto("/rules?q=assasin")
    await_some(visitor)
    assert found(visitor) == ["assassin"]
    page.goto("/rules?q=xyzzy")
    page.get_by_text("No card fits “xyzzy”.").wait_for()


def test_a_card_is_told_as_every_edition_has_it(visitors: Visitors) -> None:
    visitor = visitors()
    page = visitor.go("/rules/cards")
    page.locator("input[type=search]").fill("observatory")
    page.keyboard.press("Enter")
    page.get_by_role("heading", name="Observatory", level=1).wait_for()
    assert page.title() == "Observatory – Citadels"
    deluxe, classic = (Rulebook(find_language("en"), edition) for edition in ("deluxe", "classic"))
    for paragraph in deluxe.card_data("observatory")["full"]:
        assert paragraph in page.locator("article").inner_text()
    page.get_by_role("link", name="Classic", exact=True).last.click()
    page.wait_for_url("**/rules/observatory?edition=classic")
    text = page.locator("article").inner_text()
    assert "cost 5" in text
    assert classic.text("full", "observatory", "classic").split("\n")[0] in text


def test_the_rulings_are_those_of_the_terminal(visitors: Visitors) -> None:
    visitor = visitors()
    page = visitor.go("/rules/witch")
    told = page.locator(".rulings li > p:first-child").all_inner_texts()
    rulings = Rulebook(find_language("en")).card_data("witch")["rulings"]
    assert told == [ruling["text"] for ruling in rulings]


def test_a_card_says_that_its_book_does_not_print_it(visitors: Visitors) -> None:
    visitor = visitors()
    note = find_language("en").say("rules-unprinted")
    assert note in visitor.go("/rules/keep?edition=classic").locator("article").inner_text()
    assert note not in visitor.go("/rules/keep?edition=deluxe").locator("article").inner_text()
    # Without an edition, all of them are compared.
    assert note in visitor.go("/rules/keep").locator("article dl").inner_text()


def test_from_card_to_card_by_keyboard(visitors: Visitors) -> None:
    visitor = visitors()
    page = visitor.go("/rules/assassin")
    page.get_by_role("link", name="Next card: Witch").focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/rules/witch")
    assert page.evaluate("document.activeElement.textContent") == "Witch"
    page.go_back()
    page.get_by_role("heading", name="Assassin", level=1).wait_for()
    visitor.go("/rules/unicorn")
    page.get_by_text("There is no card “unicorn”.").wait_for()


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_edition_in_short(visitors: Visitors, edition: str) -> None:
    """The page says what the terminal says, in the same order."""
    page = visitors().go(f"/rules/{edition}")
    text = page.locator("article").inner_text()
    place = 0
    for block in Rulebook(find_language("en"), edition).edition_blocks():
        if getattr(block, "id", ""):
            place = text.find(block.text, place)
            assert place >= 0, f"not told in its place: {block.text}"
    for departure in Rulebook(find_language("en"), edition).departures():
        assert departure in text


def test_a_worked_example_can_be_played(visitors: Visitors) -> None:
    """The book's choice goes on; another one is possible, but not what the example does."""
    page = visitors().go("/rules/examples")
    example = page.locator("article").filter(has=page.get_by_role("heading", name="A turn"))
    example.get_by_label("Try it yourself").check()
    for _ in range(2):
        example.get_by_role("button", name="Next").click()
    example.get_by_role("button", name="Draw 2 cards").click()
    example.get_by_text("the example goes on differently").wait_for()
    example.get_by_role("button", name="Take 2 gold").click()
    example.get_by_text("You take 2 gold.").wait_for()
    for choice in ("Destroy Clara’s Market", "Income", "Build Barracks", "End your turn"):
        example.get_by_role("button", name=choice).click()
    example.get_by_text("The end of the example.").wait_for()


def test_the_scoring_example_has_the_sums_of_the_book(visitors: Visitors) -> None:
    page = visitors().go("/rules/examples")
    example = page.locator("article").filter(has=page.get_by_role("heading", name="The final scores"))
    for _ in range(3):
        example.get_by_role("button", name="Next").click()
    assert example.locator("td.number").all_inner_texts() == ["28 points", "29 points"]
