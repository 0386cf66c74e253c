// The text of a choice: its verb and its words, as docs/protocol.md describes them.
import type { Arguments } from "../words/fluent.ts";

/** `verbs`: of every verb, what its words are, such as "card" or "seat". */
export function parseChoice(text: string, verbs: Record<string, string[]>): { verb: string; words: Arguments } {
  const [verb = "", ...given] = text.split(" ");
  const words: Arguments = {};
  (verbs[verb] ?? []).forEach((name, index) => {
    const word = given[index];
    words[name] = name === "seat" || name === "number" ? Number(word) : word;
  });
  return { verb, words };
}
