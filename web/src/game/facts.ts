// What is printed on cards and what editions have. The engine's own words: build/facts.ts takes them from its schema.
import type { Rules } from "../generated/messages.ts";
import facts from "virtual:facts";
import type { EventKinds } from "./event_facts.ts";

export interface CardFacts {
  id: string;
  class: "basic" | "unique" | "action";
  type: string | null;
  cost: number | null;
  copies: number | null;
  editions: string[];
}

export interface CharacterFacts {
  id: string;
  rank: number;
  /** The type of districts that pay it. */
  income: string | null;
  editions: string[];
}

export type RuleValue = number | boolean | string;

/** A rule in which editions differ and that a setup may change, and the values it can have. */
export interface HouseRule {
  id: string;
  kind: "number" | "switch" | "choice";
  values: RuleValue[];
  /** What a number counts. */
  unit: string | null;
}

/** The rules of a game: every house rule can be asked for by its id. */
export interface RuleFacts extends Rules {
  [house_rule: string]: unknown;
}

export interface EditionFacts {
  id: string;
  players: { fewest: number; most: number };
  characters: string[];
  uniques: string[];
  unique_count: number | null;
  sets: string[];
  copies: Record<string, number>;
  action_cards: string | null;
  city_size_with_two_or_three: number;
  rules: RuleFacts;
  nine_ranks_for: number[];
  eight_ranks_for: number[];
  never_together: unknown[];
}

export interface SetFacts {
  id: string;
  default: boolean;
  characters: string[];
  ninth: string | null;
  uniques: string[];
}

export interface Facts {
  types: string[];
  cards: CardFacts[];
  characters: CharacterFacts[];
  editions: EditionFacts[];
  default_edition: string;
  sets: SetFacts[];
  score_lines: { id: string; text: string; card: string | null }[];
  events: EventKinds;
  /** Of every verb of a choice, what its words are: "card", "seat", "district" and so on. */
  verbs: Record<string, string[]>;
  /** By edition, what cards cost there that cost something else in the newest one. */
  other_costs: Record<string, Record<string, number>>;
  house_rules: HouseRule[];
  /** Of every card with several versions, all of them. */
  versions: Record<string, string[]>;
}

export const CARDS = new Map(facts.cards.map((card) => [card.id, card]));
export const CHARACTERS = new Map(facts.characters.map((character) => [character.id, character]));
export const EDITIONS = new Map(facts.editions.map((edition) => [edition.id, edition]));
export const HOUSE_RULES = new Map(facts.house_rules.map((rule) => [rule.id, rule]));

/** What is printed on a card as its cost; null: action cards have none. */
export function costOf(card: string, edition: string): number | null {
  const found = CARDS.get(card);
  return found?.type ? (facts.other_costs[edition]?.[card] ?? found.cost) : null;
}

export default facts;
