"""A bot in 30 lines: builds the dearest district it can pay for, and gathers what it lacks.

    citadels simulate --code examples/own_bot.py --bots mine,steward --games 200
    citadels arena --code examples/own_bot.py --bots mine,random,greedy --games 400

docs/bots.md explains what a bot gets and what it may return.
"""

from random import Random

from citadels.cards.districts import COSTS, KIND_BY_NAME


class Mine:
    def __init__(self, seed, *parameters):  # parameters: what stands after colons, mine:a:b
        self.random = Random(seed)

    def choose(self, observation):
        options = observation.options  # all legal choices; each has .verb, .arguments, .id and a text
        builds = [option for option in options if option.verb == "build"]
        if builds:
            return max(builds, key=lambda option: COSTS[KIND_BY_NAME[option.arguments["card"]]])
        me = observation.view()["players"][observation.seat]  # the position as this seat may know it
        gather = "take_gold" if me["hand"] else "take_cards"
        for verb in ("income", "extra_gold", "extra_cards", "collect_tax", gather):
            for option in options:
                if option.verb == verb:
                    return option
        return self.random.choice(options)
