// The service worker: src/service_worker.ts as sw.js, with the list of the page's files in it. And index.html with
// addresses from the root, as the server needs it; tools/offline.py makes them relative.
import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import type { Plugin } from "vite";

const SOURCE = fileURLToPath(new URL("../src/service_worker.ts", import.meta.url));
const PUBLIC = fileURLToPath(new URL("../public/", import.meta.url));
const SCHEMA = fileURLToPath(new URL("../src/generated/schema.json", import.meta.url));
/** For other people's pages only. */
const NOT_KEPT = new Set(["invitation.jpg"]);

function fingerprint(...contents: (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const content of contents) hash.update(content);
  return hash.digest("hex").slice(0, 12);
}

export function serviceWorker(): Plugin {
  return {
    name: "citadels-service-worker",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (html) =>
        html
          .replaceAll('="./', '="/')
          // So that an engine for another page is not offered with this one.
          .replace("<html ", `<html data-schema="${fingerprint(readFileSync(SCHEMA))}" `),
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const open = readdirSync(PUBLIC).filter((name) => !NOT_KEPT.has(name));
        const files = [...Object.keys(bundle), ...open].sort();
        // Names of assets contain a hash of their contents.
        const index = bundle["index.html"];
        const version = fingerprint(
          files.join(),
          index?.type === "asset" ? index.source : "",
          ...open.map((name) => readFileSync(PUBLIC + name)),
        );
        const source = readFileSync(SOURCE, "utf-8")
          .replace('"no files"', JSON.stringify(files.join(" ")))
          .replace('"no version"', JSON.stringify(version));
        const compiler = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext };
        this.emitFile({
          type: "asset",
          fileName: "sw.js",
          source: ts.transpileModule(source, { compilerOptions: compiler }).outputText,
        });
      },
    },
  };
}
