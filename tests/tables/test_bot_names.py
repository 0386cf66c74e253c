"""Every bot at a table has a name, and no two players have the same."""

from random import Random

from citadels.tables.bot_names import BOT_NAMES, SPARE_NAMES, with_bot_names


def test_bots_get_names_that_nobody_has() -> None:
    chance = Random(1)
    known = (*BOT_NAMES, *SPARE_NAMES, *(name.upper() for name in BOT_NAMES), "Ann")
    for _ in range(1000):
        people = [chance.choice(("", "", name)) for name in chance.sample(known, chance.randint(2, 8))]
        if len({name.casefold() for name in people if name}) < sum(map(bool, people)):
            continue  # people's names differ
        names = with_bot_names(people)
        assert len({name.casefold() for name in names}) == len(people)
        assert all(name == own for name, own in zip(names, people, strict=True) if own)


def test_a_bot_keeps_its_name_when_somebody_sits_down() -> None:
    before = with_bot_names(["Ann", "", "", ""])
    after = with_bot_names(["Ann", "", "Bob", ""])
    assert (before[1], before[3]) == (after[1], after[3])


def test_bots_keep_their_names_in_rematches() -> None:
    names = with_bot_names(["Ann", "", "Bob", ""])
    for moved in range(1, 6):
        chairs = ["Ann", "", "Bob", ""]
        turned = [chairs[(seat - moved) % 4] for seat in range(4)]
        assert with_bot_names(turned, moved) == [names[(seat - moved) % 4] for seat in range(4)]


def test_there_are_enough() -> None:
    assert with_bot_names([""] * 8) == list(BOT_NAMES)
    assert with_bot_names([*BOT_NAMES[1:], ""])[7] == SPARE_NAMES[0]
    assert with_bot_names([BOT_NAMES[7], *SPARE_NAMES[:6], ""])[7] == SPARE_NAMES[6]
