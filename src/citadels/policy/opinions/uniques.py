"""Opinions about unique districts."""

from typing import Final

from citadels.cards import districts as k
from citadels.policy import greedy_counts as greedy
from citadels.policy.opinions.opinion import UniqueOpinion, Use
from citadels.policy.steward import building, cities, draft, uniques
from citadels.policy.steward.viewpoint import ACCEPT, LET_BE
from citadels.policy.style import Promise, Style
from citadels.policy.worth import districts_left, other_uniques, type_counts
from citadels.rules import choices as c
from citadels.rules.city import district_cost
from citadels.rules.state import State


class Statue(Promise):
    def worth(self, state: State, seat: int, style: Style) -> float:
        return style.uniques.statue_crowned if state.crown == seat else style.uniques.statue_uncrowned


class WishingWell(Promise):
    def worth(self, state: State, seat: int, style: Style) -> float:
        return style.uniques.wishing_well_to_come + other_uniques(state, seat, k.WISHING_WELL)


class IvoryTower(Promise):
    def worth(self, state: State, seat: int, style: Style) -> float:
        return 0.0 if other_uniques(state, seat, k.IVORY_TOWER) else style.uniques.ivory_tower_alone


class Museum(Promise):
    def worth(self, state: State, seat: int, style: Style) -> float:
        details = style.uniques
        return details.museum_now + details.museum_each_turn * districts_left(state, seat)


class Basilica(Promise):
    def worth(self, state: State, seat: int, style: Style) -> float:
        odd = 0
        for district in state.cities[seat]:
            odd += district_cost(state, district) & 1
        return odd + style.uniques.basilica_each_turn * districts_left(state, seat)


class Capitol(Promise):
    def worth(self, state: State, seat: int, style: Style) -> float:
        details = style.uniques
        done = max(type_counts(state, seat)) >= details.capitol_type
        return details.capitol_done if done else details.capitol_to_come


UNIQUES: Final[dict[int, UniqueOpinion]] = {
    k.ARMORY: UniqueOpinion(service=0.6, uses={c.USE_ARMORY: Use(cities.UseArmory(), greedy.use_armory)}),
    k.BALL_ROOM: UniqueOpinion(),
    k.BASILICA: UniqueOpinion(points_in_city=Basilica()),
    k.BELL_TOWER: UniqueOpinion(
        service=0.8,
        uses={
            c.RING_BELL: Use(uniques.RingBell()),
            c.KEEP_BELL_SILENT: Use(LET_BE, greedy.second_best),
        },
    ),
    k.CAPITOL: UniqueOpinion(points_in_city=Capitol()),
    k.DRAGON_GATE: UniqueOpinion(points=2.0),
    k.FACTORY: UniqueOpinion(service=1.0),
    k.FRAMEWORK: UniqueOpinion(
        service=1.0,
        uses={c.BUILD_BY_FRAMEWORK: Use(building.BuildByFramework(), greedy.build_for_district)},
    ),
    k.GOLD_MINE: UniqueOpinion(service=2.5),
    k.GRAVEYARD: UniqueOpinion(
        service=0.5,
        uses={
            c.SAVE_DISTRICT: Use(cities.SaveDistrict()),
            c.LEAVE_DISTRICT: Use(LET_BE, greedy.nothing),
        },
    ),
    k.GREAT_WALL: UniqueOpinion(service=0.8),
    k.HAUNTED_QUARTER: UniqueOpinion(points=1.2),
    k.HOSPITAL: UniqueOpinion(
        service=1.0,
        uses={c.SHOW_MURDERED: Use(ACCEPT), c.STAY_HIDDEN: Use(LET_BE, greedy.second_best)},
    ),
    k.IMPERIAL_TREASURY: UniqueOpinion(points=1.5),
    k.IVORY_TOWER: UniqueOpinion(points_in_city=IvoryTower()),
    k.KEEP: UniqueOpinion(service=0.5),
    k.LABORATORY: UniqueOpinion(
        service=2.2, uses={c.USE_LABORATORY: Use(uniques.UseLaboratory(), greedy.give_card)}
    ),
    k.LIBRARY: UniqueOpinion(service=2.5),
    k.LIGHTHOUSE: UniqueOpinion(
        service=1.0,
        uses={c.SEARCH_DECK: Use(ACCEPT), c.LEAVE_DECK: Use(LET_BE, greedy.second_best)},
    ),
    k.MAP_ROOM: UniqueOpinion(points=1.8),
    k.MONUMENT: UniqueOpinion(),
    k.MUSEUM: UniqueOpinion(
        points_in_city=Museum(), uses={c.USE_MUSEUM: Use(uniques.UseMuseum(), greedy.give_card)}
    ),
    k.NECROPOLIS: UniqueOpinion(
        service=0.3, uses={c.BUILD_NECROPOLIS: Use(building.BuildNecropolis(), greedy.build_for_district)}
    ),
    k.OBSERVATORY: UniqueOpinion(service=1.0),
    k.PARK: UniqueOpinion(service=1.5),
    k.POOR_HOUSE: UniqueOpinion(service=1.2),
    k.QUARRY: UniqueOpinion(service=0.8),
    k.SCHOOL_OF_MAGIC: UniqueOpinion(service=2.0),
    k.SECRET_VAULT: UniqueOpinion(),
    k.SMITHY: UniqueOpinion(service=1.5, uses={c.USE_SMITHY: Use(uniques.UseSmithy(), greedy.use_smithy)}),
    k.STABLES: UniqueOpinion(service=0.5),
    k.STATUE: UniqueOpinion(points_in_city=Statue()),
    k.THEATER: UniqueOpinion(
        service=0.5,
        uses={
            c.KEEP_CHARACTER: Use(draft.KeepCharacter(), greedy.nothing),
            c.EXCHANGE_CHARACTER: Use(draft.ExchangeCharacter(), greedy.second_best),
            c.GIVE_CHARACTER: Use(draft.GiveCharacter()),
        },
    ),
    k.THIEVES_DEN: UniqueOpinion(
        uses={
            c.PAY_CARD: Use(uniques.PayWithCard(), greedy.give_card),
            c.PAY_REST: Use(uniques.PayRest()),
        }
    ),
    k.THRONE_ROOM: UniqueOpinion(service=1.5),
    k.UNIVERSITY: UniqueOpinion(points=2.0),
    k.WISHING_WELL: UniqueOpinion(points_in_city=WishingWell()),
}
