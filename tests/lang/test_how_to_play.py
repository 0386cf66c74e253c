"""How to play, on one page: real positions, the edition's own figures and names, three minutes to read."""

import re

import pytest

from citadels.book.contents import figures
from citadels.book.how_to_play import FOLDER, NAMED_CARDS, PICTURES, READER, STEP, played, position, sections
from citadels.book.played import read_folder
from citadels.cards.editions import EDITIONS
from citadels.lang import LANGUAGES, Speaker, find_language
from citadels.lang.rulebook import Rulebook, example_names
from citadels.notation.position import digest, read_position, write_position

# At 200 words a minute; Slavic languages and Hungarian say the same in fewer.
FEWEST_WORDS, MOST_WORDS = 380, 660

PAGES = [(edition, code) for edition in EDITIONS for code in LANGUAGES]


def read_aloud(edition: str, code: str) -> list[str]:
    """Every text of the page, captions included."""
    language = find_language(code)
    speaker = Speaker(language, READER, edition, example_names(language, READER))
    captions = [
        speaker.say(f"how-picture-{picture.id}", **NAMED_CARDS, of=picture.of) for picture in PICTURES
    ]
    return [*(block.text for block in Rulebook(language, edition).how_to_play_blocks()), *captions]


@pytest.mark.parametrize(("edition", "code"), PAGES)
def test_it_takes_three_minutes(edition: str, code: str) -> None:
    # French has spaces before some signs, which nobody reads aloud.
    words = [
        word for word in " ".join(read_aloud(edition, code)).split() if any(sign.isalnum() for sign in word)
    ]
    assert FEWEST_WORDS <= len(words) <= MOST_WORDS


@pytest.mark.parametrize(("edition", "code"), PAGES)
def test_it_has_the_figures_and_names_of_its_edition(edition: str, code: str) -> None:
    text = "\n".join(read_aloud(edition, code))
    language, numbers = find_language(code), figures(edition)
    goal = next(section for section in sections(edition) if section.id == "goal").lines[0]
    assert goal.arguments["size"] == numbers.city_size
    assert set(re.findall(r"\d+", language.say(goal.message, goal.arguments))) == {
        str(numbers.city_size),
        str(numbers.few),
    }
    assert language.say("count-points", {"count": numbers.bonus}).split()[0] in text
    assert (language.say("how-action_cards") in text) == EDITIONS[edition].has_action_cards
    for card in ("assassin", "thief", "warlord", "barracks"):
        assert language.card(card, edition).lower()[:5] in text.lower()


def test_a_czech_page_calls_the_assassin_as_its_edition_does() -> None:
    assert "mordýřka" in " ".join(read_aloud("deluxe", "cs"))
    assert "mordýřka" not in " ".join(read_aloud("classic", "cs"))


@pytest.mark.parametrize("edition", EDITIONS)
def test_six_pictures_show_real_positions(edition: str) -> None:
    shown = [id for section in sections(edition) for id in section.pictures]
    assert shown == [picture.id for picture in PICTURES] and len(shown) == 6
    for picture in PICTURES:
        game = played(picture.scenario, edition)
        assert game.seat == READER
        view = position(picture, edition)
        assert view in [*(step.before for step in game.steps), game.steps[-1].after]
        state = game.game.state
        assert digest(read_position(write_position(state), state.seed, None)) == digest(state)


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_pictures_show_what_their_captions_say(edition: str) -> None:
    shown = {picture.id: position(picture, edition) for picture in PICTURES}
    assert shown["goal"]["players"][READER]["complete"]
    assert shown["choosing"]["decision"]["characters"] == ["king", "architect", "warlord"]
    characters = {called["character"]: called for called in shown["calling"]["characters"]}
    assert characters["king"]["murdered"] and characters["warlord"]["robbed"]
    assert shown["calling"]["turn"]["called"] == "architect" and characters["architect"]["rank"] == 7
    assert shown["turn"]["players"][READER]["gold"] == 4
    builds = [option for option in shown["turn"]["decision"]["options"] if option.startswith("build")]
    hand = shown["turn"]["players"][READER]["hand"]
    assert {*hand} - {option.split()[1] for option in builds} == {"cathedral"}
    costs = dict(
        zip(shown["destroying"]["decision"]["options"], shown["destroying"]["decision"]["costs"], strict=True)
    )
    assert costs["destroy 2 market"] == 1
    finished = played("scores", edition).game
    totals = sorted((sheet.total for sheet in finished.scores), reverse=True)
    assert list(finished.winners) == [READER] and totals[0] > totals[1]


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_story_is_told_in_the_order_in_which_it_is_played(edition: str) -> None:
    told = [line for section in sections(edition) for line in section.lines if line.style == STEP]
    assert len({line.message for line in told}) == len(told) == 9
    assert [line.message for line in told][:4] == [
        *("how-round_chosen", "how-round_murder", "how-round_robbery", "how-round_saving")
    ]
    events = [event for step in played("round", edition).steps for event in step.events]
    robbed = next(event for event in events if event["event"] == "robbed")
    assert (robbed["from"], robbed["gold"]) == (READER, 4)
    last = played("round", edition).steps[-1].before["players"][READER]
    assert [district["card"] for district in last["city"]] == ["prison", "school_of_magic", "barracks"]


def test_every_edition_finds_each_of_its_scenarios_once() -> None:
    for scenarios in read_folder(FOLDER).values():
        editions = [name for one in scenarios for name in one.get("editions") or [one["edition"]]]
        assert sorted(editions) == sorted(EDITIONS)
