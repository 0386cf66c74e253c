// For test_events_for_me.py: reads {events, seat} a line, writes what the page makes of them.
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";

import { eventFacts } from "../../web/build/facts.ts";
import { eventsForMe, sinceMyChoice, standing } from "../../web/src/game/events_for_me.ts";

const schema = new URL("../../web/src/generated/schema.json", import.meta.url);
const kinds = eventFacts(JSON.parse(readFileSync(schema, "utf-8")));

for await (const line of createInterface({ input: process.stdin })) {
  const { events, seat } = JSON.parse(line);
  const span = seat === null ? null : sinceMyChoice(kinds, events, seat);
  console.log(JSON.stringify({ for_me: eventsForMe(kinds, events, seat), standing: standing(events), span }));
}
