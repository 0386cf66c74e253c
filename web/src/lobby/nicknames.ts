// Nicknames: remembered in this browser, with a friendly suggestion for newcomers.
import { preferences } from "../browser/preferences.svelte.ts";
import facts from "../game/facts.ts";
import { say } from "../words/words.svelte.ts";

export const LONGEST_NAME = facts.longest_name;

const suggestions = (): string[] => say("lobby-nicknames").split(" ");

export function randomName(): string {
  const names = suggestions().filter((name) => name !== preferences.name);
  return names[Math.floor(Math.random() * names.length)] ?? "Fox";
}

/** The name to sit down with; a random one if the field is empty. */
export function ownName(): string {
  const name = preferences.name.trim();
  if (name) return name;
  preferences.name = randomName();
  return preferences.name;
}

/** The command to sit down. A name that was only suggested gives way if somebody at the table has it. */
export function sit(seat?: number): { command: "sit"; name: string; suggested: boolean; seat?: number } {
  const name = ownName();
  return { command: "sit", name, suggested: suggestions().includes(name), ...(seat === undefined ? {} : { seat }) };
}
