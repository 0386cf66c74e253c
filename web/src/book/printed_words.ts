// What is printed on a card besides its text, in words.
import { CARDS, CHARACTERS } from "../game/facts.ts";
import type { Speaker } from "../words/speaker.ts";
import { printedOf } from "./rulebook.ts";

export function printedWords(id: string, edition: string, speaker: Speaker): string[] {
  const character = CHARACTERS.get(id);
  if (character) return [speaker.say("rules-rank", { rank: character.rank })];
  const type = CARDS.get(id)?.type;
  if (!type) return [];
  const { cost, copies } = printedOf(id, edition);
  const found = [speaker.type(type), ...(cost === null ? [] : [speaker.say("rules-cost", { cost })])];
  if (copies > 1) found.push(speaker.say("rules-copies", { copies }));
  return found;
}

/** The paragraphs of a text: empty lines separate them, other line ends are only layout. */
export function paragraphs(text: string): string[] {
  return text.split(/\n\s*\n/).map((part) => part.trim().replace(/[ \n]+/g, " "));
}
