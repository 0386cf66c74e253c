// The hand of another player that the reader has just looked at, until their next choice or the end of the turn.
import type { SeenEvent } from "../words/speaker.ts";
import type { EventKinds } from "./event_facts.ts";
import { standing } from "./events_for_me.ts";

export interface SeenHand {
  of: number;
  cards: string[];
}

export function seenHand(kinds: EventKinds, events: readonly SeenEvent[], me: number | null): SeenHand | null {
  if (me === null) return null;
  const stands = standing(events);
  for (let index = events.length - 1; index >= 0; index--) {
    const seen = events[index] as SeenEvent;
    const kind = kinds[seen.event];
    if (!stands[index] || !kind) continue;
    if (kind.turn) return null;
    if (seen.seat === me && kind.chosen) {
      return Array.isArray(seen.hand) && seen.hand.length
        ? { of: Number(seen.of), cards: seen.hand as string[] }
        : null;
    }
  }
  return null;
}
