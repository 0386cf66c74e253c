// Which puzzles the reader has solved, kept in this browser.
import { preferences } from "../browser/preferences.svelte.ts";

const listed = (ids: string): string[] => ids.split(" ").filter(Boolean);

export function isSolved(id: string): boolean {
  return listed(preferences.solved).includes(id);
}

/** Whether the last answer was wrong, and none was right so far. */
export function isMissed(id: string): boolean {
  return listed(preferences.missed).includes(id);
}

export function keepAnswer(id: string, right: boolean): void {
  if (isSolved(id)) return;
  const missed = listed(preferences.missed).filter((other) => other !== id);
  if (right) preferences.solved = [...listed(preferences.solved), id].join(" ");
  preferences.missed = (right ? missed : [...missed, id]).join(" ");
}
