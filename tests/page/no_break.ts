// Puts no-break spaces into texts as the page does; tests/page/test_no_break.py compares with Python.
import { readFileSync } from "node:fs";

import { NoBreaks } from "../../web/src/words/no_break.ts";

const asked = JSON.parse(readFileSync(0, "utf-8")) as [string, string, string, boolean][];
const found = asked.map(([after, before, text, flowing]) => new NoBreaks(after, before).putInto(text, flowing));
process.stdout.write(JSON.stringify(found));
