// What the page finds out about shuffles, for tests/page/test_fairness.py to compare with Python.
import { readFileSync } from "node:fs";

import { check } from "../../web/src/fairness/check.ts";

type Asked = Parameters<typeof check>;
const asked = JSON.parse(readFileSync(0, "utf-8")) as Asked[];
process.stdout.write(JSON.stringify(asked.map(([record, known]) => check(record, known))));
