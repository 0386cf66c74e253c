// The pictures of the cards: only those of game-icons that src/cards/icons.json (`virtual:icons`) and
// district_icons.json (`virtual:district_icons`) name.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const NUMBER = /^[\s,]*(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)/;
const FLAG = /^[\s,]*([01])/;

/** The same path with one decimal: on a grid of 512 that is precise enough, and the file is a fifth smaller. */
export function rounded(path: string): string {
  let found = "";
  let rest = path;
  while (rest) {
    const command = /^[\s,]*([a-z])/i.exec(rest);
    if (!command?.[1]) throw new Error(`not a path: ${rest.slice(0, 20)}`);
    found += command[1];
    rest = rest.slice(command[0].length);
    const arc = command[1].toLowerCase() === "a";
    for (let place = 0; ; place += 1) {
      // The fourth and fifth number of an arc are flags of one digit, often written without a space after them.
      const flag = arc && (place % 7 === 3 || place % 7 === 4);
      const match = (flag ? FLAG : NUMBER).exec(rest);
      if (!match?.[1]) break;
      rest = rest.slice(match[0].length);
      const number = String(Math.round(Number(match[1]) * 10) / 10).replace(/^(-?)0\./, "$1.");
      found += (/[a-z]$/i.test(found) || number.startsWith("-") ? "" : " ") + number;
    }
    rest = rest.trimStart();
  }
  return found;
}

const MODULE = /^\0virtual:((?:district_)?icons)$/;

export function icons(): Plugin {
  return {
    name: "citadels-icons",
    resolveId: (id) => (MODULE.test(`\0${id}`) ? `\0${id}` : null),
    load(id) {
      const file = MODULE.exec(id)?.[1];
      if (!file) return null;
      const path = fileURLToPath(new URL(`../src/cards/${file}.json`, import.meta.url));
      this.addWatchFile(path);
      return `export default ${JSON.stringify(pictures(path))};`;
    },
  };
}

/** The paths of the icons that a file names, by card. */
function pictures(file: string): Record<string, string> {
  const all = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as {
    icons: Record<string, { body: string }>;
  };
  const names = JSON.parse(readFileSync(file, "utf-8")) as Record<string, string>;
  const found: Record<string, string> = {};
  for (const [card, name] of Object.entries(names)) {
    const icon = all.icons[name];
    if (!icon) throw new Error(`${file}: game-icons has no ${name} (for ${card})`);
    const path = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(icon.body);
    if (!path?.[1]) throw new Error(`${file}: ${name} is not a single path (for ${card})`);
    found[card] = rounded(path[1]);
  }
  return found;
}
