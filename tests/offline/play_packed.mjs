// Runs a Python file in the packed engine under Node: node play_packed.mjs ENGINE_FOLDER FILE; prints its `result`.
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { boot } from "../../web/src/local/boot.ts";

const [folder, file] = process.argv.slice(2);
const engine = JSON.parse(readFileSync(join(folder, "engine.json"), "utf-8"));
const python = join(folder, engine.python);
const { loadPyodide } = await import(join(python, "pyodide.mjs"));
const library = join(mkdtempSync(join(tmpdir(), "citadels-")), "python.zip");
writeFileSync(library, gunzipSync(readFileSync(join(python, "python.pack"))));
const pack = new Uint8Array(gunzipSync(readFileSync(join(folder, engine.pack))));
const pyodide = await boot(loadPyodide, `${python}/`, library, pack);
try {
  pyodide.runPython(readFileSync(file, "utf-8"));
  process.stdout.write(`${await pyodide.globals.get("result")()}\n`);
  process.exit(0);
} catch (error) {
  process.stderr.write(`${error.message}\n`); // without the megabyte of source that Node would show
  process.exit(1);
}
