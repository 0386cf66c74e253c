// Languages as modules: `virtual:words/cs` is what every screen needs, `virtual:book/cs` the long rule texts,
// `virtual:names/cs` only the names of the cards, for readers who type one in another language.
// `virtual:languages` lists the finished languages, and loads these. The Fluent files are those that Python reads.
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

/** The module with all finished languages: code, name, and how its parts are loaded. */
function languages(): string {
  const codes = JSON.parse(readFileSync(`${LANGUAGES}languages.json`, "utf-8")) as string[];
  const entries = codes.map((code) => {
    const name = /^word-language = (.*)$/m.exec(messages("words", code))?.[1] ?? code;
    const named = name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
    const parts = Object.keys(PARTS).map((part) => `${part}: () => import("virtual:${part}/${code}")`);
    return `{ code: "${code}", name: ${JSON.stringify(named)}, ${parts.join(", ")} }`;
  });
  return `export default [${entries.join(",\n")}];`;
}

export function words(): Plugin {
  const all = "virtual:languages";
  const name = /^virtual:(words|book|names)\/([a-z]{2})$/;
  return {
    name: "citadels-words",
    resolveId: (id) => (id === all || name.test(id) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${all}`) return languages();
      const [, part, code] = name.exec(id.replace("\0", "")) ?? [];
      if (!part || !code) return null;
      for (const file of PARTS[part] ?? []) this.addWatchFile(`${LANGUAGES}${code}/${file}.ftl`);
      return `export default ${JSON.stringify(messages(part, code))};`;
    },
  };
}
