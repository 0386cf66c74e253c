// Where one goes in a recorded game: the steps at which turns and rounds begin, and the moments worth a mark.
import type { EventKinds } from "../game/event_facts.ts";
import { standing } from "../game/events_for_me.ts";
import type { ReplayStep } from "../generated/messages.ts";
import type { SeenEvent } from "../words/speaker.ts";

export interface Mark {
  step: number;
  /** The number of the event. */
  event: number;
  /** What happened. */
  id: string;
  seat: number | null;
}

export interface Places {
  turns: number[];
  rounds: number[];
  marks: Mark[];
}

/** The step in which an event happened. */
export function stepOf(steps: readonly ReplayStep[], event: number): number {
  let [low, high] = [0, steps.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((steps[middle]?.events ?? 0) > event) high = middle;
    else low = middle + 1;
  }
  return low;
}

export function placesOf(kinds: EventKinds, steps: readonly ReplayStep[], events: readonly SeenEvent[]): Places {
  const stands = standing(events);
  const turns = new Set<number>();
  const rounds = new Set<number>();
  const marks: Mark[] = [];
  events.forEach((seen, index) => {
    const kind = kinds[seen.event];
    if (!kind || !stands[index]) return;
    const step = stepOf(steps, index);
    if (kind.draft === "new_round") rounds.add(step);
    if (kind.turn === "begins" || kind.draft === "new_round") turns.add(step);
    if (kind.moment) {
      marks.push({ step, event: index, id: seen.event, seat: typeof seen.seat === "number" ? seen.seat : null });
    }
  });
  return { turns: [...turns], rounds: [...rounds], marks };
}

/** The nearest of some steps before or after one; the first or last step of all where there is none. */
export function nearest(places: readonly number[], at: number, by: 1 | -1, last: number): number {
  if (by > 0) return places.find((step) => step > at) ?? last;
  return [...places].reverse().find((step) => step < at) ?? 0;
}
