// Puts “de” before names as the page does; tests/page/test_french.py compares with Python.
import { readFileSync } from "node:fs";

import { withEnding } from "../../web/src/words/french.ts";

const asked = JSON.parse(readFileSync(0, "utf-8")) as [string, string][];
process.stdout.write(JSON.stringify(asked.map(([name, form]) => withEnding(name, form))));
