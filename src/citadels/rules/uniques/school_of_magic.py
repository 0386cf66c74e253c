"""The School of Magic."""

from citadels.cards.districts import SCHOOL_OF_MAGIC
from citadels.rules.uniques.base import WITH_INCOME, Unique


class SchoolOfMagic(Unique):
    """U-school: for income it counts as the type you need, never for scoring (R91)."""

    kind: int = SCHOOL_OF_MAGIC
    comes_by_itself: int = WITH_INCOME
    joins_income: bool = True


class CzechSchoolOfMagic(SchoolOfMagic):
    """U-school in deluxe-cz: a gold and a card for the Abbot."""

    version: str = "deluxe-cz"
    gold_and_card: bool = True
