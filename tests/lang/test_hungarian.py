"""Hungarian endings of players' names."""

import pytest

from citadels.lang import find_language
from citadels.lang.hungarian import with_ending
from citadels.lang.language import Reader
from citadels.tables.bot_names import BOT_NAMES, SPARE_NAMES

FORMS = """
    Anna     Annát     Annának     Annától     Annára    Annával
    Bence    Bencét    Bencének    Bencétől    Bencére   Bencével
    Gergő    Gergőt    Gergőnek    Gergőtől    Gergőre   Gergővel
    Máté     Mátét     Máténak     Mátétól     Mátéra    Mátéval
    Zsófi    Zsófit    Zsófinak    Zsófitól    Zsófira   Zsófival
    Lili     Lilit     Lilinek     Lilitől     Lilire    Lilivel
    Leo      Leót      Leónak      Leótól      Leóra     Leóval
    Zoe      Zoét      Zoénak      Zoétól      Zoéra     Zoéval
    Alice    Alicét    Alicének    Alicétől    Alicére   Alicével
    David    Davidot   Davidnak    Davidtól    Davidra   Daviddal
    Robin    Robint    Robinnak    Robintól    Robinra   Robinnal
    Ágnes    Ágnest    Ágnesnek    Ágnestől    Ágnesre   Ágnessel
    Dániel   Dánielt   Dánielnek   Dánieltől   Dánielre  Dániellel
    Norbert  Norbertet Norbertnek  Norberttől  Norbertre Norberttel
    Balázs   Balázst   Balázsnak   Balázstól   Balázsra  Balázzsal
    György   Györgyöt  Györgynek   Györgytől   Györgyre  Györggyel
    Károly   Károlyt   Károlynak   Károlytól   Károlyra  Károllyal
    Ödön     Ödönt     Ödönnek     Ödöntől     Ödönre    Ödönnel
    Ferenc   Ferencet  Ferencnek   Ferenctől   Ferencre  Ferenccel
    Felix    Felixet   Felixnek    Felixtől    Felixre   Felixszel
    Ruth     Ruthot    Ruthnak     Ruthtól     Ruthra    Ruthtal
    Mariann  Mariannt  Mariannak   Marianntól  Mariannra Mariannal
    Bernadett Bernadettet Bernadettnek Bernadettől Bernadettre Bernadettel
    Čeněk    Čeněket   Čeněknek    Čeněktől    Čeněkre   Čeněkkel
    Kis-Anna Kis-Annát Kis-Annának Kis-Annától Kis-Annára Kis-Annával
"""


@pytest.mark.parametrize("line", FORMS.strip().splitlines())
def test_a_name_gets_its_endings(line: str) -> None:
    name, *forms = line.split()
    assert [with_ending(name, case) for case in ("acc", "dat", "from", "on", "with")] == forms


@pytest.mark.parametrize(
    "name", ["Боб", "Боб Anna", "Anna2", "Anna!", "ANNA", "A", "Brr", "Tony", "Sophie", "Noah", "Lukáš", ""]
)
def test_a_name_that_nobody_can_read_gets_none(name: str) -> None:
    assert with_ending(name, "acc") is None


def test_the_last_word_tells() -> None:
    assert with_ending("Nagy Béla", "with") == "Nagy Bélával"


def test_other_forms_are_not_endings() -> None:
    assert with_ending("Anna", "") is None
    assert with_ending("Anna", "whose") is None


def test_the_names_of_bots_have_endings() -> None:
    for name in (*BOT_NAMES, *SPARE_NAMES):
        assert with_ending(name, "with") is not None, name


def test_sentences_use_the_endings() -> None:
    hungarian = find_language("hu")
    reader = Reader("deluxe", ("Anna", "Bence", "Боб"), None)

    def robbed(victim: int) -> str:
        return hungarian.say("event-robbed", {"seat": 0, "from": victim, "gold": 0}, "", reader)

    assert "Bencét" in robbed(1)
    assert "Боб játékost" in robbed(2)
    assert "4.\u00a0játékost" in robbed(4)
