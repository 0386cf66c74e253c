// Languages as modules: `virtual:words/cs` is what every screen needs, `virtual:book/cs` the long rule texts,
// `virtual:names/cs` only the names of the cards, for whoever types one in another language.
// The same Fluent files as everywhere; comments are left out.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const LANGUAGES = fileURLToPath(new URL("../../src/citadels/lang/", import.meta.url));
export const PARTS: Record<string, string[]> = {
  // prettier-ignore
  words: [
    "words", "cards", "card_texts", "events", "decisions", "choices", "reasons", "errors", "scores", "server",
    "terminal", "page", "lobby", "table", "finish",
  ],
  book: ["card_rules", "rules", "rulings", "book"],
  names: ["cards"],
};

export function messages(part: string, code: string): string {
  return (PARTS[part] ?? [])
    .map((file) => readFileSync(`${LANGUAGES}${code}/${file}.ftl`, "utf-8"))
    .join("\n")
    .replace(/^#.*\n/gm, "")
    .replace(/\n{2,}(?=[a-z])/g, "\n");
}

export function words(): Plugin {
  const name = /^virtual:(words|book|names)\/([a-z]{2})$/;
  return {
    name: "citadels-words",
    resolveId: (id) => (name.test(id) ? `\0${id}` : null),
    load(id) {
      const [, part, code] = name.exec(id.replace("\0", "")) ?? [];
      if (!part || !code) return null;
      for (const file of PARTS[part] ?? []) this.addWatchFile(`${LANGUAGES}${code}/${file}.ftl`);
      return `export default ${JSON.stringify(messages(part, code))};`;
    },
  };
}
