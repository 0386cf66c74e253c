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

# How well a character is liked for itself; all numbers here were found by games against themselves.
LIKED: Final[dict[int, float]] = {
    ASSASSIN: 0.38,
    WITCH: 3.01,
    MAGISTRATE: 4.16,
    THIEF: 1.31,
    SPY: 1.44,
    BLACKMAILER: 1.9,
    MAGICIAN: 0.7,
    WIZARD: 1.69,
    SEER: -0.32,
    KING: 0.81,
    EMPEROR: 1.87,
    PATRICIAN: 1.33,
    BISHOP: 0.13,
    ABBOT: 1.53,
    CARDINAL: 1.05,
    MERCHANT: 1.82,
    ALCHEMIST: 0.43,
    TRADER: 0.4,
    ARCHITECT: 2.48,
    NAVIGATOR: 0.86,
    SCHOLAR: 1.5,
    WARLORD: 0.61,
    DIPLOMAT: 0.49,
    MARSHAL: 2.22,
    QUEEN: 1.24,
    ARTIST: 0.39,
    TAX_COLLECTOR: 0.63,
    OLD_TAX_COLLECTOR: 1.68,
}


class Style:
    """The numbers of one way to play; a point at the end is the unit."""

    def __init__(self) -> None:
        # Building
        self.point = 1.01  # a point in the own city
        self.gold = 0.61  # a gold that is kept
        self.tempo = 2.04  # a district more, whatever it costs
        self.new_type = 0.68  # a type that the city does not have yet
        self.same_type = 0.05  # a type that brings income
        self.unique = 1.01  # what a unique does for its owner, beside points
        self.finish = 6.11  # completing the city while ahead
        self.finish_behind = -0.79  # the same while behind
        # Hands
        self.first_card = 2.0
        self.more_cards = 0.3  # each further card is worth this part of the one before
        self.dear = 0.89  # a gold that lacks to build a card soon
        # The draft
        self.income = 1.37
        self.income_cards = 0.95
        self.crown = 0.45
        self.extra_build = 1.23
        self.hand_gap = 0.86
        self.rob_share = 0.29
        self.aim = 0.5  # Assassin and others: danger at the table
        self.protect = 0.28
        self.attack = 0.38
        self.deny = 1.22  # taking the Architect away from one who could finish with it
        self.mix = 0.61  # how far chance moves a liking
        # Aiming
        self.read = 2.32  # how much others are trusted to take what they like
        self.fear = 1.35  # how much the leader counts more than others
        self.harm_turn = 1.5  # what any turn is worth to an opponent
        self.harm_gold = 0.35
        self.harm_liking = 0.5
        self.danger_points = 0.08
        self.danger_near = 0.12
        self.danger_gold = 0.1
        self.danger_cards = 0.06
        # Attacking
        self.hurt = 0.39  # a point that an opponent loses
        self.hurt_leader = 0.77  # the same of a dangerous one, more
        self.beauty = 0.79
        self.liked = [1.0] * CHARACTER_SLOTS
        self.liked_late = [0.0] * CHARACTER_SLOTS  # more for each district that brings the city near its end
        self.liked_rich = [0.0] * CHARACTER_SLOTS  # more for each gold above three
        for character, liking in LIKED.items():
            self.liked[character] = liking


STYLES: Final = ("rusher", "builder", "thief", "blocker")


def make_style(name: str) -> Style:
    """A style by its name; the empty name is the balanced one."""
    style = Style()
    if name == "rusher":
        style.point -= 0.25
        style.tempo += 1.0
        style.gold += 0.1
        style.finish += 3.0
        style.finish_behind += 4.0
        style.extra_build += 0.5
        style.liked[ARCHITECT] += 1.0
    elif name == "builder":
        style.point += 0.3
        style.tempo -= 0.9
        style.income += 0.2
        style.finish_behind -= 2.0
        style.liked[MERCHANT] += 0.6
    elif name == "thief":
        style.rob_share += 0.3
        style.hand_gap += 0.3
        for character in (THIEF, BLACKMAILER, SPY, OLD_TAX_COLLECTOR):
            style.liked[character] += 1.0
        style.liked[MAGICIAN] += 0.6
    elif name == "blocker":
        style.aim += 0.3
        style.attack += 0.4
        style.hurt += 0.4
        style.hurt_leader += 0.4
        style.deny += 1.0
        for character in (ASSASSIN, WITCH, WARLORD, DIPLOMAT, MARSHAL):
            style.liked[character] += 0.7
    return style
