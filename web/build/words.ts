// Languages as modules: `virtual:words/cs` is what every screen needs, `virtual:game/cs` the sentences of games, which
// the start page does without, `virtual:book/cs` the long rule texts, `virtual:replays/cs` what one screen says,
// `virtual:guide/cs` what newcomers are told, and
// `virtual:names/cs` only the names of the cards, for readers who type one in another language.
// `virtual:languages` lists the languages, and loads these. The Fluent files are those that Python reads.
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const LANGUAGES = fileURLToPath(new URL("../../src/citadels/lang/", import.meta.url));
export const PARTS: Record<string, string[]> = {
  // prettier-ignore
  words: [
    "words", "cards", "card_texts", "errors", "server", "page", "lobby", "table", "showing", "friends",
  ],
  game: [
    "terminal",
    "events",
    "decisions",
    "choices",
    "reasons",
    "scores",
    "prompts",
    "finish",
    "fairness",
    "advice",
    "party",
  ],
  book: ["card_rules", "rules", "rulings", "book", "glossary", "examples", "how_to_play", "privacy"],
  replays: ["replays"],
  insight: ["insight"],
  puzzles: ["puzzles", "daily"],
  guide: ["tutorial", "coach"],
  names: ["cards"],
};

/** The messages of a part; a language that is only begun lacks some files, or all. */
export function messages(part: string, code: string, folder = LANGUAGES): string {
  return (PARTS[part] ?? [])
    .map((file) => `${folder}${code}/${file}.ftl`)
    .filter((path) => existsSync(path))
    .map((path) => readFileSync(path, "utf-8"))
    .join("\n")
    .replace(/^#.*\n/gm, "")
    .replace(/\n{2,}(?=[a-z])/g, "\n");
}

/** The module with all languages that have messages: code, name, whether complete, and how its parts are loaded. */
function languages(): string {
  const listed = JSON.parse(readFileSync(`${LANGUAGES}languages.json`, "utf-8")) as Record<string, string[]>;
  const complete = listed.complete ?? [];
  const begun = (listed.begun ?? []).filter((code) => messages("words", code));
  const entries = [...complete, ...begun].map((code) => {
    const name = /^word-language = (.*)$/m.exec(messages("words", code))?.[1] ?? code;
    const named = name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
    const parts = Object.keys(PARTS).map((part) => `${part}: () => import("virtual:${part}/${code}")`);
    const said = `code: "${code}", name: ${JSON.stringify(named)}, complete: ${complete.includes(code)}`;
    return `{ ${said}, ${parts.join(", ")} }`;
  });
  return `export default [${entries.join(",\n")}];`;
}

export function words(): Plugin {
  const all = "virtual:languages";
  const name = new RegExp(`^virtual:(${Object.keys(PARTS).join("|")})/([a-z]{2})$`);
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
