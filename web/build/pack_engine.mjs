// Packs the engine for browsers: compiles Python to bytecode in Pyodide, so that it is of the version that will run it.
// Called by tools/offline.py: node pack_engine.mjs FOLDER_WITH_SOURCES OUTPUT
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { loadPyodide } from "pyodide";

const [sources, output] = process.argv.slice(2);
const installed = dirname(createRequire(import.meta.url).resolve("pyodide/package.json"));

// What no table needs of the standard library; all else stays, so that nothing is missed in a rare case.
const LEFT_OUT =
  "email multiprocessing xml _pyrepl unittest http pdb doctest tarfile pydoc pydoc_data ctypes html xmlrpc _pyio argparse " +
  "pickletools wsgiref imaplib optparse mailbox configparser smtplib ftplib plistlib pstats socketserver profile trace " +
  "tomllib turtle turtledemo tkinter idlelib sqlite3 curses dbm venv ensurepip lib2to3 distutils cProfile bdb cmd code " +
  "modulefinder mimetypes gettext poplib nntplib telnetlib webbrowser zipapp py_compile compileall pyclbr tabnanny timeit " +
  "statistics fractions getpass netrc sched shelve shlex symtable this tty pty rlcompleter cgi cgitb antigravity calendar " +
  "_strptime wave colorsys filecmp fileinput imghdr sndhdr stringprep zoneinfo profiling csv pprint tracemalloc runpy " +
  "_pydatetime _pydecimal _pylong compression gzip bz2 lzma _ast_unparse _sysconfigdata__emscripten_wasm32-emscripten";
const ENCODINGS = ["__init__", "aliases", "ascii", "latin_1", "utf_8", "cp437", "idna"];

const pyodide = await loadPyodide({ packageBaseUrl: installed });
pyodide.mountNodeFS("/sources", sources);
mkdirSync(join(output, "python"), { recursive: true });
pyodide.mountNodeFS("/output", output);
pyodide.globals.set("left_out", LEFT_OUT);
pyodide.globals.set("encodings_kept", ENCODINGS.join(" "));
const packed = pyodide.runPython(`
import importlib.util, json, marshal, sys, types, zipfile
from pathlib import Path

HEADER = importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8)  # never checked against a source

def without_lines(code):
    inner = (without_lines(one) if isinstance(one, types.CodeType) else one for one in code.co_consts)
    units = len(code.co_code) // 2
    # Entries for up to eight units each that say nothing about lines; tracebacks need them.
    lines = b"\\xff" * (units // 8) + (bytes([0xF8 + units % 8 - 1]) if units % 8 else b"")
    return code.replace(co_linetable=lines, co_consts=tuple(inner))

def compiled(source, name):
    """Without docstrings and line numbers, which are a third of it."""
    return HEADER + marshal.dumps(without_lines(compile(source, name, "exec", dont_inherit=True, optimize=2)))

LEFT_OUT, ENCODINGS = set(left_out.split()), set(encodings_kept.split())
library = next(place for place in sys.path if place.endswith(".zip"))
with zipfile.ZipFile(library) as whole, zipfile.ZipFile("/output/python.zip", "w") as kept:
    for name in sorted(whole.namelist()):
        top, stem = name.split("/")[0].removesuffix(".py"), name.split("/")[-1].removesuffix(".py")
        if name.endswith("/") or top in LEFT_OUT or "/test" in name:
            continue
        if top == "encodings" and stem not in ENCODINGS:
            continue
        data = whole.read(name)
        if name.endswith(".py"):
            name, data = name + "c", compiled(data, name)
        kept.writestr(zipfile.ZipInfo(name, (2020, 1, 1, 0, 0, 0)), data)

parts, sizes = [], {}
for path in sorted(Path("/sources").rglob("*")):
    name = str(path.relative_to("/sources"))
    if path.is_dir():
        continue
    data = path.read_bytes()
    if path.suffix == ".py":
        name, data = name + "c", compiled(data, name)
    sizes[name] = len(data)
    parts.append(data)
head = json.dumps(sizes).encode()
Path("/output/packed").write_bytes(len(head).to_bytes(4, "little") + head + b"".join(parts))
len(parts)
`);
// Compressed as a whole, and here: not every host compresses what it sends.
for (const [from, to] of [
  ["packed", "citadels.pack"],
  ["python.zip", "python/python.pack"],
])
  writeFileSync(join(output, to), gzipSync(readFileSync(join(output, from)), { level: 9 }));
for (const name of ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"])
  writeFileSync(join(output, "python", name), readFileSync(join(installed, name)));
process.stdout.write(`${packed} files packed\n`);
process.exit(0);
