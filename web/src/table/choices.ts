// The legal choices of the open decision, and where on the table each of them is shown. The engine decides which
// choices are legal, what they cost and what they bring; nothing here knows a rule.
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
  /** The part of the turn that it belongs to. */
  step: string;
  /** It only brings gold or cards. */
  collects: boolean;
  /** The reader does without something. */
  givesUp: boolean;
  /** What it is about: "hand market", "district 2 market+1", "seat 2", "character king", "table market"; "": nothing. */
  place: string;
  /** Where it can be chosen: what it is about, and the card that offers it. */
  places: string[];
}

/** All choices about players, wherever they sit. */
export const PLAYERS = "players";

export function choicesOf(view: View): Choice[] {
  const { decision } = view;
  if (!decision?.options) return [];
  return decision.options.map((text, index) => {
    const { verb, words } = parseChoice(text, facts.verbs);
    const act = facts.acts[verb];
    const place = placeOf(words, view);
    const offering = decision.steps?.length ? offeredAt(act?.card ?? null, view) : [];
    return {
      text,
      verb,
      words,
      cost: decision.costs?.[index] ?? 0,
      foreseen: (decision.foreseen?.[index] ?? {}) as Arguments,
      step: act?.step ?? verb,
      collects: act?.collects ?? false,
      givesUp: act?.gives_up ?? false,
      place,
      places: [place, ...offering].filter((one) => one !== ""),
    };
  });
}

function placeOf(words: Arguments, view: View): string {
  const { card, character, district, seat } = words as Record<string, string | number | undefined>;
  if (district !== undefined) return `district ${seat ?? view.viewer} ${district}`;
  if (character !== undefined) return `character ${character}`;
  if (seat !== undefined) return `seat ${seat}`;
  if (card === undefined) return "";
  const onTable: readonly string[] = [...(view.decision?.cards ?? []), ...(view.decision?.hand ?? [])];
  if (onTable.includes(String(card))) return `table ${card}`;
  return handOf(view).includes(String(card)) ? `hand ${card}` : "";
}

function handOf(view: View): readonly string[] {
  return (view.viewer === null ? null : view.players[view.viewer]?.hand) ?? [];
}

/** Where the card lies that offers a choice: an action card in the hand, a unique district in the city. */
function offeredAt(card: string | null, view: View): string[] {
  if (!card || view.viewer === null) return [];
  if (handOf(view).includes(card)) return [`hand ${card}`];
  const district = view.players[view.viewer]?.city.find((one) => one.card === card);
  return district ? [`district ${view.viewer} ${card}${district.gold ? `+${district.gold}` : ""}`] : [];
}

/** The choices by place. */
export function byPlace(choices: Choice[]): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  const add = (place: string, choice: Choice) => {
    const there = found.get(place);
    if (there) there.push(choice);
    else found.set(place, [choice]);
  };
  for (const choice of choices) {
    for (const place of new Set(choice.places)) add(place, choice);
    if (choice.place.startsWith("seat ")) add(PLAYERS, choice);
  }
  return found;
}

/** Buttons for choices that are about nothing on the table, unless a card in the hand offers them. */
export function inBar(choice: Choice): boolean {
  return choice.place === "" && !choice.places.some((place) => place.startsWith("hand "));
}

/** The lowest price of some choices; undefined where nothing is paid by the choice itself. */
export function lowestPrice(choices: Choice[]): number | undefined {
  const prices = choices.filter((choice) => choice.foreseen.gold === choice.cost).map((choice) => choice.cost);
  return prices.length ? Math.min(...prices) : undefined;
}
