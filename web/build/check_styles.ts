// Checks what neither the compiler nor prettier sees in the styles: `npm run check` fails where
// - a custom property is used that is defined nowhere, or defined and used nowhere;
// - no element has a class of a global style sheet, or a module is imported by nothing but the gallery;
// - sizes of text, spaces, corners and colours are written out where tokens.css has a name for them.
// `node build/check_styles.ts [FOLDER]`, by default src.
import { readdirSync, readFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const SOURCES = process.argv[2] ?? fileURLToPath(new URL("../src", import.meta.url));
/** Files whose colours belong to a drawing, not to the page. */
const DRAWINGS = /^(styles\/tokens\.css|cards\/|Gallery)/;
/** Entry points and type declarations, which nothing imports. */
const BEGINNINGS = new Set(["main.ts", "gallery.ts", "service_worker.ts", "virtual.d.ts"]);

interface Source {
  path: string;
  /** Markup and script. */
  code: string;
  styles: string;
}

function read(): Source[] {
  return readdirSync(SOURCES, { recursive: true, encoding: "utf-8" })
    .filter((path) => /\.(svelte|ts|css)$/.test(path) && !path.startsWith("generated"))
    .map((path) => {
      const text = readFileSync(join(SOURCES, path), "utf-8");
      const styles = path.endsWith(".css") ? text : (/<style>([\s\S]*)<\/style>/.exec(text)?.[1] ?? "");
      const code = path.endsWith(".css") ? "" : text.replace(/<style>[\s\S]*<\/style>/, "");
      return { path, code, styles: styles.replace(/\/\*[\s\S]*?\*\//g, "") };
    });
}

function all(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match[1] ?? "");
}

function customProperties(sources: Source[]): string[] {
  const defined = new Map<string, string>();
  const used = new Map<string, string>();
  for (const { path, code, styles } of sources) {
    for (const name of all(styles, /(?:^|[\s;{])(--[\w-]+)\s*:/g)) defined.set(name, path);
    for (const name of all(code, /style:(--[\w-]+)/g)) defined.set(name, path);
    for (const name of all(styles + code, /var\(\s*(--[\w-]+)/g)) used.set(name, path);
    for (const name of all(code, /getPropertyValue\("(--[\w-]+)"\)/g)) used.set(name, path);
  }
  return [
    ...[...used].filter(([name]) => !defined.has(name)).map(([name, path]) => `${path}: ${name} is defined nowhere`),
    ...[...defined].filter(([name]) => !used.has(name)).map(([name, path]) => `${path}: ${name} is used nowhere`),
  ];
}

/** Classes that a file gives to elements: words of its texts, and beginnings such as `of-` in `of-${kind}`. */
function classesGiven({ path, code }: Source): { path: string; words: Set<string>; beginnings: string[] } {
  const texts = all(code, /"([^"]*)"/g).concat(all(code, /`([^`]*)`/g), all(code, /class:([\w-]+)/g));
  return {
    path,
    words: new Set(texts.flatMap((text) => text.split(/[^\w-]+/))),
    beginnings: all(code, /([a-z]+-)\$\{/g),
  };
}

function deadClasses(sources: Source[]): string[] {
  const given = sources.filter(({ path }) => !/^(gallery|Gallery)/.test(path)).map(classesGiven);
  const found: string[] = [];
  for (const { path, styles } of sources.filter((source) => source.path.endsWith(".css"))) {
    for (const selector of all(styles, /(?:^|[};])\s*([^@{};]+)\{/g).flatMap((group) => group.split(","))) {
      // All classes of one element must be given in one file.
      for (const element of selector.split(/[\s>+~]+/)) {
        const classes = all(element, /\.([a-zA-Z][\w-]*)/g);
        const has = ({ words, beginnings }: (typeof given)[number], name: string) =>
          words.has(name) || beginnings.some((beginning) => name.startsWith(beginning));
        if (classes.length && !given.some((file) => classes.every((name) => has(file, name)))) {
          found.push(`${path}: nothing is .${classes.join(".")}`);
        }
      }
    }
  }
  return [...new Set(found)];
}

function unusedModules(sources: Source[]): string[] {
  const importing = sources.filter(({ path }) => !/^(gallery|Gallery)/.test(path));
  const imported = new Set(
    importing.flatMap(({ code, styles }) =>
      all(code + styles, /["']\.[^"']*?([^"'/]+\.(?:ts|svelte|css))(?:\?[^"']*)?["']/g),
    ),
  );
  return sources
    .map(({ path }) => path)
    .filter((path) => !BEGINNINGS.has(path) && !path.startsWith("Gallery") && !imported.has(basename(path)))
    .map((path) => `${path}: nothing imports it`);
}

const SIZED = /^(font-size|(row-|column-)?gap|padding[\w-]*|margin[\w-]*|border[\w-]*radius)$/;

function literals(sources: Source[]): string[] {
  return sources.flatMap(({ path, styles }) =>
    [...styles.matchAll(/(?:^|[{;])\s*([a-z-]+):([^;{}]+)/g)].flatMap(([, property = "", value = ""]) => {
      const size = SIZED.test(property) && !path.startsWith("styles/") && !path.startsWith("cards/");
      if (size && /\d(rem|pt)\b/.test(value)) return [`${path}: ${property}:${value} (take a token)`];
      const colour = /#[\da-f]{3,8}\b|\brgb\(|\bhsl\(/i.test(value);
      if (colour && !DRAWINGS.test(path) && !path.startsWith("styles/")) {
        return [`${path}: ${property}:${value} (colours are in tokens.css)`];
      }
      return [];
    }),
  );
}

const sources = read();
const faults = [...customProperties(sources), ...deadClasses(sources), ...unusedModules(sources), ...literals(sources)];
for (const fault of faults) console.error(`${relative(process.cwd(), SOURCES)}/${fault}`);
process.exitCode = faults.length ? 1 : 0;
