// What is printed on the cards and what editions have, from the engine's own schema: `virtual:facts`, and for whoever
// reads the rules, `virtual:rulebook`.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import type { EventFacts } from "../src/game/event_facts.ts";

const SCHEMA = fileURLToPath(new URL("../src/generated/schema.json", import.meta.url));
const KEPT = ["types", "cards", "characters", "editions", "default_edition", "house_rules", "sets", "score_lines"];

interface SetupSchema {
  properties: { versions: { anyOf: { properties?: Record<string, { enum: string[] }> }[] } };
}

/** The cards that are played differently by different editions, with all their versions. */
function versions({ properties }: SetupSchema) {
  const cards = Object.entries(properties.versions.anyOf[0]?.properties ?? {});
  return Object.fromEntries(cards.map(([card, found]) => [card, found.enum]));
}

function read(): Record<string, unknown> {
  return JSON.parse(readFileSync(SCHEMA, "utf-8")) as Record<string, unknown>;
}

interface Book {
  editions: { id: string; printed: Record<string, { cost: number | null }> }[];
}

/** What the cards of an edition cost, where it is not what the newest ones cost. */
function otherCosts(cards: { id: string; cost: number | null }[], book: Book): Record<string, Record<string, number>> {
  const newest = new Map(cards.map((card) => [card.id, card.cost]));
  return Object.fromEntries(
    book.editions.map(({ id, printed }) => {
      const others = Object.entries(printed).flatMap(([card, { cost }]) =>
        cost !== null && cost !== newest.get(card) ? [[card, cost] as const] : [],
      );
      return [id, Object.fromEntries(others)];
    }),
  );
}

/** What events mean, by id: only what is not the usual. */
export function eventFacts(schema: Record<string, unknown>): Record<string, EventFacts> {
  type Declared = { id: string; text: string; arguments: { id: string; holds: string }[] };
  return Object.fromEntries(
    (schema.events as Declared[]).map(({ id, text: _, arguments: declared, ...rest }) => {
      const said = Object.entries(rest).filter(([, value]) => value !== null);
      const holds = Object.fromEntries(declared.map((argument) => [argument.id, argument.holds]));
      return [id, { arguments: holds, ...Object.fromEntries(said) } as EventFacts];
    }),
  );
}

function factsOf(schema: Record<string, unknown>): unknown {
  const verbs = (schema.choices as { verbs: { id: string; words: string[] }[] }).verbs.map((verb) => [
    verb.id,
    verb.words,
  ]);
  const kept = Object.fromEntries(KEPT.map((key) => [key, schema[key]]));
  return {
    ...kept,
    events: eventFacts(schema),
    verbs: Object.fromEntries(verbs),
    other_costs: otherCosts(schema.cards as { id: string; cost: number | null }[], schema.book as Book),
    versions: versions((schema.json_schemas as { setup: SetupSchema }).setup),
  };
}

const MODULES: Record<string, (schema: Record<string, unknown>) => unknown> = {
  "virtual:facts": factsOf,
  "virtual:rulebook": (schema) => schema.book,
};

export function facts(): Plugin {
  return {
    name: "citadels-facts",
    resolveId: (id) => (id in MODULES ? `\0${id}` : null),
    load(id) {
      const make = MODULES[id.replace("\0", "")];
      if (!make) return null;
      this.addWatchFile(SCHEMA);
      return `export default ${JSON.stringify(make(read()))};`;
    },
  };
}
