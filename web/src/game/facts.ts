// What is printed on cards and what editions have. The engine's own words: build/facts.ts takes them from its schema.
import type { EditionFacts, HouseRuleFacts, Rules } from "../generated/facts.ts";
import facts from "virtual:facts";

export type RuleValue = HouseRuleFacts["values"][number];

/** The rules of a game: every house rule can be asked for by its id. */
export interface RuleFacts extends Rules {
  [house_rule: string]: unknown;
}

export type { EditionFacts };

export const CARDS = new Map(facts.cards.map((card) => [card.id, card]));
export const CHARACTERS = new Map(facts.characters.map((character) => [character.id, character]));
export const EDITIONS = new Map(facts.editions.map((edition) => [edition.id, edition]));
export const SETS = new Map(facts.sets.map((set) => [set.id, set]));

/** Whether the edition's book lacks the text of a card, so that we play it as other editions do. */
export function isUnprinted(card: string, edition: string): boolean {
  return EDITIONS.get(edition)?.unprinted.includes(card) ?? false;
}
export const HOUSE_RULES = new Map(facts.house_rules.map((rule) => [rule.id, rule]));

/** What is printed on a card as its cost; null: action cards and the Secret Vault have none. */
export function costOf(card: string, edition: string): number | null {
  const found = CARDS.get(card);
  return found?.type ? (facts.other_costs[edition]?.[card] ?? found.cost) : null;
}

export default facts;
