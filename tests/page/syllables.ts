// Where the page lets names break, and how many lines it foresees; tests/page/test_syllables.py knows better.
import { readFileSync } from "node:fs";

import { divisible, linesOf } from "../../web/src/words/syllables.ts";

const asked = JSON.parse(readFileSync(0, "utf-8")) as (string | [string, number])[];
process.stdout.write(JSON.stringify(asked.map((one) => (typeof one === "string" ? divisible(one) : linesOf(...one)))));
