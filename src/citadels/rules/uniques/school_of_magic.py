"""The School of Magic."""

from citadels.rules.uniques.base import Unique


class SchoolOfMagic(Unique):
    """U-school: for income it counts as the type you need, never for scoring (R91).

    It stands in ``base.JOIN_INCOME``, which ``city.income_count`` asks.
    """


class CzechSchoolOfMagic(SchoolOfMagic):
    """U-school in deluxe-cz: a gold and a card for the Abbot."""

    gold_and_card: bool = True
