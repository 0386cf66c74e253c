// What was done to a seat and is not over yet, so that its board shows it. How long, each kind of event declares.
import type { SeenEvent } from "../words/speaker.ts";
import type { EventKinds } from "./event_facts.ts";
import { eventsForMe, standing } from "./events_for_me.ts";

export interface Hit {
  /** The number of the event. */
  index: number;
  about: SeenEvent;
  /** The board is veiled: the player sits this round out. */
  veiled: boolean;
}

export function hitsOn(kinds: EventKinds, events: readonly SeenEvent[], me: number | null): Hit[] {
  if (me === null) return [];
  const stands = standing(events);
  const done = new Set(
    eventsForMe(kinds, events, me)
      .filter(({ kind, about }) => kinds[about.event]?.stays || (kind === "hit" && !hitsAll(kinds, about)))
      .map(({ index }) => index),
  );
  let open: Hit[] = [];
  let character: unknown = null;
  let turn: unknown = null;
  events.forEach((about, index) => {
    const kind = kinds[about.event];
    if (!kind || !stands[index]) return;
    if (kind.draft === "new_round") open = [];
    if (kind.turn === "begins") [turn, character] = [about.seat, about.character];
    if (kind.settles) open = open.filter((hit) => hit.about.event !== kind.settles || !touches(about, me));
    if (kind.turn === "ends") open = open.filter((hit) => !endsWith(kinds, hit, character, turn === me));
    // What needs no time is over once the player has chosen again.
    if (kind.chosen && about.seat === me) open = open.filter((hit) => kinds[hit.about.event]?.stays);
    if (done.has(index)) open.push({ index, about, veiled: kind.stays === "veil" });
  });
  return open;
}

function hitsAll(kinds: EventKinds, about: SeenEvent): boolean {
  return kinds[about.event]?.harms?.who === "all";
}

/** Whether an event names a seat. */
function touches(about: SeenEvent, seat: number): boolean {
  return Object.values(about).includes(seat) || about.character !== undefined;
}

/** Whether it was over with the turn of a character that was mine. */
function endsWith(kinds: EventKinds, hit: Hit, character: unknown, mine: boolean): boolean {
  const kind = kinds[hit.about.event];
  if (kind?.stays !== "turn" || !mine) return false;
  return [hit.about.character, hit.about.characters].flat().includes(character);
}
