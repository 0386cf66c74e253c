// What the page does without a click, by ordinary choices and only as the reader's preferences say: it gives the only
// answer to a question, or the one the reader always gives, collects income and extras, and ends the turn after that.
import { preferences } from "../browser/preferences.svelte.ts";
import type { Choice } from "./choices.ts";
import type { Play } from "./play.svelte.ts";

/** Milliseconds before the only answer is given, so that it can be read, and before something is collected. */
const READING = 2000;
const COLLECTING = 600;

/** Call it once while the table's component is set up. */
export function followSelfActing(play: Play): void {
  $effect(() => {
    const only = play.answering;
    return only && later(play, only, READING);
  });
  $effect(() => {
    if (!play.turn) play.leaving = false;
    const found = play.choices.find((choice) => choice.collects);
    const collects = preferences.collect === "at_once" || (preferences.collect === "end" && play.leaving);
    if (found && collects && !play.table.byHand && play.byHand !== play.turn)
      return later(play, found, play.leaving ? 0 : COLLECTING);
    if (play.leaving && play.ending) return later(play, play.ending, 0);
    return undefined;
  });
}

function later(play: Play, choice: Choice, wait: number): (() => void) | undefined {
  if (play.busy) return undefined;
  const timer = setTimeout(() => void play.play(choice), wait);
  return () => clearTimeout(timer);
}
