// The legal choices of the open decision, and where on the table each of them is shown. Which choices are legal,
// what they cost and what they bring is the engine's; nothing here knows a rule.
import type { View } from "../generated/view.ts";
import facts from "../game/facts.ts";
import { parseChoice } from "../game/choice_text.ts";
import type { Arguments } from "../words/fluent.ts";

export interface Choice {
  text: string;
  verb: string;
  words: Arguments;
  /** What it costs at once, in gold. */
  cost: number;
  /** What can be foreseen of it, for its phrase. */
  foreseen: Arguments;
  /** Where it is shown: "hand market", "district 2 market+1", "seat 2", "character king", "table market", or "" for the bar. */
  place: string;
}

export function choicesOf(view: View): Choice[] {
  const { decision } = view;
  if (!decision?.options) return [];
  return decision.options.map((text, index) => {
    const { verb, words } = parseChoice(text, facts.verbs);
    return {
      text,
      verb,
      words,
      cost: decision.costs?.[index] ?? 0,
      foreseen: (decision.foreseen?.[index] ?? {}) as Arguments,
      place: placeOf(words, view),
    };
  });
}

function placeOf(words: Arguments, view: View): string {
  const { card, character, district, seat } = words as Record<string, string | number | undefined>;
  if (district !== undefined) return `district ${seat ?? view.viewer} ${district}`;
  if (character !== undefined) return `character ${character}`;
  if (seat !== undefined) return `seat ${seat}`;
  if (card === undefined) return "";
  const onTable: readonly string[] = view.decision?.cards ?? [];
  if (onTable.includes(String(card))) return `table ${card}`;
  const hand: readonly string[] = (view.viewer === null ? null : view.players[view.viewer]?.hand) ?? [];
  return hand.includes(String(card)) ? `hand ${card}` : "";
}

/** The choices by place. */
export function byPlace(choices: Choice[]): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    const there = found.get(choice.place);
    if (there) there.push(choice);
    else found.set(choice.place, [choice]);
  }
  return found;
}
