// What the page makes of changes to a state, or that they do not fit; tests/page/test_changes.py compares with Python.
import { readFileSync } from "node:fs";

import type { Change, State } from "../../web/src/generated/messages.ts";
import { Mismatch, changed } from "../../web/src/net/changes.ts";

const asked = JSON.parse(readFileSync(0, "utf-8")) as { state: State; changes: Change[] }[];
const made = asked.map(({ state, changes }) => {
  const before = JSON.stringify(state);
  try {
    const after = changed(state, changes);
    return { after, kept: JSON.stringify(state) === before };
  } catch (error) {
    if (!(error instanceof Mismatch)) throw error;
    return { after: null, kept: JSON.stringify(state) === before };
  }
});
process.stdout.write(JSON.stringify(made));
