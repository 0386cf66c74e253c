// Nicknames: remembered in this browser, with a friendly suggestion for newcomers.
import { preferences } from "../browser/preferences.svelte.ts";
import { say } from "../words/words.svelte.ts";

/** As long as the server allows. */
export const LONGEST_NAME = 24;

export function randomName(): string {
  const names = say("lobby-nicknames")
    .split(" ")
    .filter((name) => name !== preferences.name);
  return names[Math.floor(Math.random() * names.length)] ?? "Fox";
}

/** The name to sit down with; a random one if none was entered. */
export function ownName(): string {
  const name = preferences.name.trim();
  if (name) return name;
  preferences.name = randomName();
  return preferences.name;
}
