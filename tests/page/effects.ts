// For test_effects.py: what the board shows of a list of events, and what is still shown on a seat's own board.
import { readFileSync } from "node:fs";

import { eventFacts } from "../../web/build/facts.ts";
import { effectsOf } from "../../web/src/game/effects.ts";
import { hitsOn } from "../../web/src/game/hits.ts";

const schema = new URL("../../web/src/generated/schema.json", import.meta.url);
const kinds = eventFacts(JSON.parse(readFileSync(schema, "utf-8")));
const asked = JSON.parse(readFileSync(0, "utf-8"));
console.log(
  JSON.stringify(
    asked.map(({ events, seat }) => ({
      effects: events.map((seen) => effectsOf(kinds, seen)),
      hits: hitsOn(kinds, events, seat).map(({ about, veiled }) => [about.event, veiled]),
    })),
  ),
);
