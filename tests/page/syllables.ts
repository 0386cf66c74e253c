// Where the page lets names break; tests/page/test_syllables.py knows better.
import { readFileSync } from "node:fs";

import { divisible } from "../../web/src/words/syllables.ts";

const names = JSON.parse(readFileSync(0, "utf-8")) as string[];
process.stdout.write(JSON.stringify(names.map(divisible)));
