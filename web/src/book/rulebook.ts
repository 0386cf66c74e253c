// The rulebook as ids and numbers, from the engine: which paragraphs an edition has, what is printed on its cards,
// which rulings concern which card. The words are in the language files.
import rulebook from "virtual:rulebook";
import type { Ruling } from "../generated/facts.ts";
import { CARDS, CHARACTERS, EDITIONS } from "../game/facts.ts";

export type Kind = "characters" | "districts" | "uniques" | "actions";
export const KINDS: Kind[] = ["characters", "districts", "uniques", "actions"];
export const RANKS = [...new Set([...CHARACTERS.values()].map((character) => character.rank))].sort((a, b) => a - b);

export const BOOKS = new Map(rulebook.editions.map((edition) => [edition.id, edition]));
const HAVING = new Map(rulebook.cards.map((card) => [card.id, card.editions]));

/** Every card, characters by rank first. */
export const ALL_CARDS = rulebook.cards.map((card) => card.id);

export function kindOf(card: string): Kind {
  if (CHARACTERS.has(card)) return "characters";
  const kinds = { basic: "districts", unique: "uniques", action: "actions" } as const;
  return kinds[CARDS.get(card)?.class ?? "basic"];
}

/** The editions that have a card; none: only a house rule brings it. */
export function editionsOf(card: string): string[] {
  return HAVING.get(card) ?? [];
}

/** The edition whose card is shown: the requested one if it has the card. */
export function mainEdition(card: string, asked: string): string {
  const having = editionsOf(card);
  return having.includes(asked) || !having.length ? asked : (having[0] ?? asked);
}

/** What the card of a district costs in an edition, and how many there are. */
export function printedOf(card: string, edition: string): { cost: number | null; copies: number } {
  const facts = CARDS.get(card);
  return BOOKS.get(edition)?.printed[card] ?? { cost: facts?.cost ?? null, copies: facts?.copies ?? 1 };
}

export function rulingsAbout(card: string, edition: string): Ruling[] {
  return rulebook.rulings.filter((ruling) => ruling.cards.includes(card) && ruling.editions.includes(edition));
}

export { EDITIONS, rulebook };
