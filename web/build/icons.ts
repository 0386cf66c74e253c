// The pictures of the cards: only those of game-icons that src/cards/icons.json names, as `virtual:icons`.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const NAMES = fileURLToPath(new URL("../src/cards/icons.json", import.meta.url));

export function icons(): Plugin {
  return {
    name: "citadels-icons",
    resolveId: (id) => (id === "virtual:icons" ? `\0${id}` : null),
    load(id) {
      if (id !== "\0virtual:icons") return null;
      this.addWatchFile(NAMES);
      const all = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as {
        icons: Record<string, { body: string }>;
      };
      const names = JSON.parse(readFileSync(NAMES, "utf-8")) as Record<string, string>;
      const found: Record<string, string> = {};
      for (const [card, name] of Object.entries(names)) {
        const icon = all.icons[name];
        if (!icon) throw new Error(`src/cards/icons.json: game-icons has no ${name} (for ${card})`);
        const path = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(icon.body);
        if (!path?.[1]) throw new Error(`src/cards/icons.json: ${name} is not a single path (for ${card})`);
        found[card] = path[1];
      }
      return `export default ${JSON.stringify(found)};`;
    },
  };
}
