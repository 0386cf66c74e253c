"""What a player cares about, as numbers. Styles are other numbers in the same places."""

from typing import Final

from citadels.cards.characters import (
    ABBOT,
    ALCHEMIST,
    ARCHITECT,
    ARTIST,
    ASSASSIN,
    BISHOP,
    BLACKMAILER,
    CARDINAL,
    CHARACTER_SLOTS,
    DIPLOMAT,
    EMPEROR,
    KING,
    MAGICIAN,
    MAGISTRATE,
    MARSHAL,
    MERCHANT,
    NAVIGATOR,
    OLD_TAX_COLLECTOR,
    PATRICIAN,
    QUEEN,
    SCHOLAR,
    SEER,
    SPY,
    TAX_COLLECTOR,
    THIEF,
    TRADER,
    WARLORD,
    WITCH,
    WIZARD,
)

# How well a character is liked for itself, before anything on the table is looked at.
LIKED: Final[dict[int, float]] = {
    ASSASSIN: 1.6,
    WITCH: 1.6,
    MAGISTRATE: 1.8,
    THIEF: 0.8,
    SPY: 1.2,
    BLACKMAILER: 0.8,
    OLD_TAX_COLLECTOR: 1.6,
    MAGICIAN: 0.8,
    WIZARD: 2.0,
    SEER: 1.6,
    KING: 1.2,
    EMPEROR: 1.2,
    PATRICIAN: 1.2,
    BISHOP: 1.0,
    ABBOT: 1.4,
    CARDINAL: 1.2,
    MERCHANT: 1.8,
    ALCHEMIST: 1.6,
    TRADER: 1.0,
    ARCHITECT: 2.0,
    NAVIGATOR: 0.6,
    SCHOLAR: 1.6,
    WARLORD: 0.8,
    DIPLOMAT: 0.8,
    MARSHAL: 1.4,
    QUEEN: 0.8,
    ARTIST: 0.8,
    TAX_COLLECTOR: 0.6,
}


class Style:
    """The numbers of one way to play; a point at the end is the unit."""

    def __init__(self) -> None:
        # Building
        self.point = 1.0  # a point in the own city
        self.gold = 0.55  # a gold that is kept
        self.tempo = 1.4  # a district more, whatever it costs
        self.new_type = 0.5  # a type that the city does not have yet
        self.same_type = 0.15  # a type that brings income
        self.unique = 1.0  # what a unique does for its owner, beside points
        self.finish = 6.0  # completing the city while ahead
        self.finish_behind = -1.0  # the same while behind
        # Hands
        self.first_card = 1.9
        self.more_cards = 0.75  # each further card is worth this part of the one before
        self.dear = 0.35  # a gold that lacks to build a card soon
        # The draft
        self.income = 0.9
        self.income_cards = 0.7
        self.crown = 0.7
        self.extra_build = 1.7
        self.hand_gap = 0.5
        self.rob_share = 0.3
        self.aim = 0.35  # Assassin and others: danger at the table
        self.protect = 0.35
        self.attack = 0.35
        self.deny = 1.5  # taking the Architect away from one who could finish with it
        self.mix = 1.3  # how far chance moves a liking
        # Aiming
        self.read = 2.0  # how much others are trusted to take what they like
        self.fear = 1.0  # how much the leader counts more than others
        self.robbing = 1.0
        # Attacking
        self.hurt = 0.5  # a point that an opponent loses
        self.hurt_leader = 0.55  # the same of a dangerous one, more
        self.beauty = 0.75
        self.liked = [1.0] * CHARACTER_SLOTS
        for character, liking in LIKED.items():
            self.liked[character] = liking


STYLES: Final = ("rusher", "builder", "thief", "blocker")


def make_style(name: str) -> Style:
    """A style by its name; the empty name is the balanced one."""
    style = Style()
    if name == "rusher":
        style.point = 0.8
        style.tempo = 2.4
        style.gold = 0.7
        style.finish = 8.0
        style.finish_behind = 3.0
        style.liked[ARCHITECT] += 1.0
        style.extra_build = 2.2
    elif name == "builder":
        style.point = 1.25
        style.tempo = 0.7
        style.gold = 0.5
        style.income = 1.2
        style.liked[MERCHANT] += 0.6
        style.finish_behind = -3.0
    elif name == "thief":
        style.rob_share = 0.7
        style.hand_gap = 0.8
        style.liked[THIEF] += 1.2
        style.liked[BLACKMAILER] += 1.2
        style.liked[SPY] += 1.0
        style.liked[MAGICIAN] += 0.6
        style.liked[OLD_TAX_COLLECTOR] += 1.0
    elif name == "blocker":
        style.aim = 0.7
        style.attack = 0.8
        style.hurt = 0.9
        style.hurt_leader = 1.0
        style.deny = 2.5
        style.liked[ASSASSIN] += 0.8
        style.liked[WITCH] += 0.8
        style.liked[WARLORD] += 0.8
        style.liked[DIPLOMAT] += 0.5
    return style
