// Clocks that give days for each choice, for games that people play when it suits them.
import type { Clock } from "../generated/messages.ts";

export const DAY = 86_400;
export const MOST_DAYS = 7;

/** How many days everybody has for each choice; 0 with any other clock. */
export function daysOf(clock: Clock | null): number {
  return clock && clock.bank >= DAY && clock.increment >= clock.bank ? Math.round(clock.bank / DAY) : 0;
}
