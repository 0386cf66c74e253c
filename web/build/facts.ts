// What is printed on the cards and what editions have, from the engine's own schema: `virtual:facts`, and for readers
// of the rules, `virtual:rulebook`, `virtual:examples` and `virtual:how_to_play`.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import type { EventFacts, EventKinds } from "../src/game/event_facts.ts";
import type { BookFacts, Facts as Schema } from "../src/generated/facts.ts";

const SCHEMA = fileURLToPath(new URL("../src/generated/schema.json", import.meta.url));

function read(): Schema {
  return JSON.parse(readFileSync(SCHEMA, "utf-8")) as Schema;
}

/** By edition, what cards cost there that cost something else in the newest one. */
function otherCosts({ cards, book }: Schema): Record<string, Record<string, number | null>> {
  const newest = new Map(cards.map((card) => [card.id, card.cost]));
  return Object.fromEntries(
    book.editions.map(({ id, printed }) => {
      const others = Object.entries(printed).filter(([card, { cost }]) => cost !== newest.get(card));
      return [id, Object.fromEntries(others.map(([card, { cost }]) => [card, cost]))];
    }),
  );
}

/** What events mean, by id, without what is null. */
export function eventFacts({ events }: Pick<Schema, "events">): EventKinds {
  return Object.fromEntries(
    events.map(({ id, text: _, arguments: declared, ...rest }) => {
      const said = Object.entries(rest).filter(([, value]) => value !== null);
      const holds = Object.fromEntries(declared.map((argument) => [argument.id, argument.holds]));
      return [id, { arguments: holds, ...Object.fromEntries(said) } as EventFacts];
    }),
  );
}

/** Of every verb of a choice, what its words are: "card", "seat", "district" and so on. */
export function verbWords({ choices }: Pick<Schema, "choices">): Record<string, string[]> {
  return Object.fromEntries(choices.verbs.map((verb) => [verb.id, verb.words]));
}

/** Of every verb, what the page does with its choices: the part of the turn, who offers it, whether it only collects. */
function verbActs({ choices }: Schema) {
  return Object.fromEntries(
    choices.verbs.map(({ id, step, collects, comes_anyway, gives_up, card }) => [
      id,
      { step, collects, comes_anyway, gives_up, card },
    ]),
  );
}

function factsOf(schema: Schema) {
  const { types, levels, usual_level, longest_name, cards, versions, characters } = schema;
  const { chat_levels, phrases, emotes, longest_text } = schema;
  const { editions, default_edition, house_rules, sets, score_lines, action_card_versions, hidden_decisions } = schema;
  const { scenes, public_decisions } = schema;
  return {
    ...{ types, levels, usual_level, longest_name, cards, versions, characters },
    ...{ chat_levels, phrases, emotes, longest_text },
    ...{ editions, default_edition, house_rules, sets, score_lines, action_card_versions, hidden_decisions },
    ...{ scenes, public_decisions },
    events: eventFacts(schema),
    verbs: verbWords(schema),
    acts: verbActs(schema),
    other_costs: otherCosts(schema),
  };
}

export type Facts = ReturnType<typeof factsOf>;

export type Rulebook = Omit<BookFacts, "examples" | "how_to_play">;

const MODULES: Record<string, (schema: Schema) => unknown> = {
  "virtual:facts": factsOf,
  "virtual:rulebook": ({ book: { examples: _, how_to_play: __, ...book } }): Rulebook => book,
  "virtual:examples": (schema) => schema.book.examples,
  "virtual:how_to_play": (schema) => schema.book.how_to_play,
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
