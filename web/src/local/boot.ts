// Starts Python with the packed game in it: in a worker of the page, and in tests under Node.
import type { PyodideInterface } from "pyodide";

/** Where the parts of the engine are; written by tools/offline.py. */
export interface Engine {
  /** The folder of Pyodide and the standard library. */
  python: string;
  /** The game and msgspec. */
  pack: string;
  /** All files with their sizes. */
  files: Record<string, number>;
}

type Load = typeof import("pyodide").loadPyodide;

const PLACE = "/lib/citadels";
// Pyodide would ask for its list of packages otherwise. We bring our own.
const NO_PACKAGES = JSON.stringify({
  info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten", python: "3.14.2", version: "314.0.7" },
  packages: {},
});

/** Python that can import `citadels`. */
export async function boot(
  load: Load,
  folder: string,
  library: string,
  packed: Uint8Array<ArrayBuffer>,
): Promise<PyodideInterface> {
  const python = await load({
    indexURL: folder,
    stdLibURL: library,
    lockFileContents: NO_PACKAGES,
    packageBaseUrl: folder,
    env: { HOME: "/home", PYTHONHASHSEED: "0" },
  });
  unpack(python, packed);
  python.runPython(`import sys; sys.path.insert(0, "${PLACE}")`);
  return python;
}

/**
 * The length of a list, the list of files with their sizes as JSON, and the files one after another. They stay where they
 * are (canOwn): two workers have them, and copies would be twice three megabytes more.
 */
function unpack({ FS }: PyodideInterface, packed: Uint8Array<ArrayBuffer>): void {
  const length = new DataView(packed.buffer).getUint32(0, true);
  const sizes = JSON.parse(new TextDecoder().decode(packed.subarray(4, 4 + length))) as Record<string, number>;
  const folders = new Set<string>();
  let place = 4 + length;
  for (const [name, size] of Object.entries(sizes)) {
    const path = `${PLACE}/${name}`;
    const folder = path.slice(0, path.lastIndexOf("/"));
    if (!folders.has(folder)) FS.mkdirTree(folder);
    folders.add(folder);
    FS.writeFile(path, packed.subarray(place, place + size), { canOwn: true });
    place += size;
  }
}
