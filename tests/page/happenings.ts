// For test_happenings.py: reads {events, seat} a line, writes what the page makes of them.
import { createInterface } from "node:readline";
import { blows, sinceMyChoice, standing } from "../../web/src/lib/happenings.ts";

for await (const line of createInterface({ input: process.stdin })) {
  const { events, seat } = JSON.parse(line);
  const span = seat === null ? null : sinceMyChoice(events, seat);
  console.log(JSON.stringify({ blows: blows(events, seat), standing: standing(events), span }));
}
