// The page's QR codes of some texts, with each of the eight masks; tests/page/test_qr_codes.py compares with Python.
import { readFileSync } from "node:fs";

import { encode } from "../../web/node_modules/uqr/dist/index.mjs";

const texts = JSON.parse(readFileSync(0, "utf-8")) as string[];
const masks = [0, 1, 2, 3, 4, 5, 6, 7];
const drawn = texts.map((text) =>
  masks.map((maskPattern) => encode(text, { ecc: "L", border: 0, boostEcc: false, maskPattern }).data),
);
process.stdout.write(JSON.stringify(drawn));
