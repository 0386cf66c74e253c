// For test_events_for_me.py: reads {events, seat} a line, writes what the page makes of them.
import { createInterface } from "node:readline";
import { eventsForMe, sinceMyChoice, standing } from "../../web/src/game/events_for_me.ts";

for await (const line of createInterface({ input: process.stdin })) {
  const { events, seat } = JSON.parse(line);
  const span = seat === null ? null : sinceMyChoice(events, seat);
  console.log(JSON.stringify({ for_me: eventsForMe(events, seat), standing: standing(events), span }));
}
