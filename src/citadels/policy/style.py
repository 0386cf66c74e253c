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
    ASSASSIN: 0.39,
    WITCH: 3.14,
    MAGISTRATE: 4.18,
    THIEF: 1.4,
    SPY: 1.43,
    BLACKMAILER: 2.11,
    MAGICIAN: 0.6,
    WIZARD: 1.78,
    SEER: -0.45,
    KING: 0.71,
    EMPEROR: 1.9,
    PATRICIAN: 1.39,
    BISHOP: 0.15,
    ABBOT: 1.52,
    CARDINAL: 1.03,
    MERCHANT: 1.82,
    ALCHEMIST: 0.35,
    TRADER: 0.3,
    ARCHITECT: 2.51,
    NAVIGATOR: 0.92,
    SCHOLAR: 1.66,
    WARLORD: 0.42,
    DIPLOMAT: 0.5,
    MARSHAL: 2.17,
    QUEEN: 1.09,
    ARTIST: 0.37,
    TAX_COLLECTOR: 0.52,
    OLD_TAX_COLLECTOR: 1.82,
}
# How much more for each of the last five districts of the own city that stands.
LIKED_LATE: Final[dict[int, float]] = {
    ASSASSIN: -0.05,
    WITCH: -0.01,
    MAGISTRATE: 0.04,
    THIEF: -0.02,
    SPY: 0.01,
    BLACKMAILER: -0.02,
    MAGICIAN: 0.03,
    WIZARD: 0.03,
    SEER: -0.01,
    KING: -0.05,
    EMPEROR: -0.04,
    PATRICIAN: -0.02,
    BISHOP: -0.03,
    ABBOT: 0.06,
    CARDINAL: 0.03,
    MERCHANT: -0.03,
    ALCHEMIST: -0.06,
    TRADER: 0.02,
    ARCHITECT: 0.05,
    NAVIGATOR: -0.03,
    SCHOLAR: -0.01,
    WARLORD: -0.04,
    DIPLOMAT: -0.01,
    MARSHAL: 0.07,
    QUEEN: 0.06,
    ARTIST: 0.01,
    TAX_COLLECTOR: -0.02,
    OLD_TAX_COLLECTOR: -0.02,
}
# How much more for each gold above three.
LIKED_RICH: Final[dict[int, float]] = {
    ASSASSIN: 0.01,
    WITCH: -0.05,
    MAGISTRATE: -0.02,
    THIEF: -0.0,
    SPY: -0.0,
    BLACKMAILER: 0.01,
    MAGICIAN: 0.01,
    WIZARD: -0.01,
    SEER: -0.02,
    KING: -0.02,
    EMPEROR: -0.0,
    PATRICIAN: -0.02,
    BISHOP: 0.0,
    ABBOT: -0.0,
    CARDINAL: 0.0,
    MERCHANT: -0.01,
    ALCHEMIST: 0.01,
    TRADER: -0.01,
    ARCHITECT: 0.01,
    NAVIGATOR: -0.03,
    SCHOLAR: 0.01,
    WARLORD: -0.0,
    DIPLOMAT: 0.01,
    MARSHAL: 0.04,
    QUEEN: -0.02,
    ARTIST: -0.04,
    TAX_COLLECTOR: -0.03,
    OLD_TAX_COLLECTOR: 0.02,
}


class Style:
    """The numbers of one way to play; a point at the end is the unit."""

    def __init__(self) -> None:
        # Building
        self.point = 1.11  # a point in the own city
        self.gold = 0.68  # a gold that is kept
        self.tempo = 2.0  # a district more, whatever it costs
        self.new_type = 0.6  # a type that the city does not have yet
        self.same_type = 0.11  # a type that brings income
        self.unique = 0.95  # what a unique does for its owner, beside points
        self.finish = 5.91  # completing the city while ahead
        self.finish_behind = -0.79  # the same while behind
        # Hands
        self.first_card = 1.98
        self.more_cards = 0.3  # each further card is worth this part of the one before
        self.dear = 0.94  # a gold that lacks to build a card soon
        # The draft
        self.income = 1.52
        self.income_cards = 0.96
        self.crown = 0.47
        self.extra_build = 1.1
        self.hand_gap = 0.93
        self.rob_share = 0.41
        self.aim = 0.42  # Assassin and others: danger at the table
        self.protect = 0.2
        self.attack = 0.33
        self.deny = 1.3  # taking the Architect away from one who could finish with it
        self.mix = 0.47  # how far chance moves a liking
        # Aiming
        self.read = 2.54  # how much others are trusted to take what they like
        self.fear = 1.19  # how much the leader counts more than others
        self.harm_turn = 1.55  # what any turn is worth to an opponent
        self.harm_gold = 0.34
        self.harm_liking = 0.51
        self.danger_points = 0.07
        self.danger_near = 0.17
        self.danger_gold = 0.08
        self.danger_cards = 0.06
        # Attacking
        self.hurt = 0.36  # a point that an opponent loses
        self.hurt_leader = 0.76  # the same of a dangerous one, more
        self.beauty = 0.88
        self.liked = [1.0] * CHARACTER_SLOTS
        self.liked_late = [0.0] * CHARACTER_SLOTS  # more for each district that brings the city near its end
        self.liked_rich = [0.0] * CHARACTER_SLOTS  # more for each gold above three
        for character, liking in LIKED.items():
            self.liked[character] = liking
            self.liked_late[character] = LIKED_LATE[character]
            self.liked_rich[character] = LIKED_RICH[character]


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
