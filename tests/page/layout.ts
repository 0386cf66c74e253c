// Lays out tables as the page does; tests/page/test_layout.py looks at the figures.
import { readFileSync } from "node:fs";

import { arrange, cityPlan, frameOf, handFit, limitsOf, modeOf, type Space } from "../../web/src/table/layout.ts";
import { keepPlaces } from "../../web/src/table/slots.ts";

interface Asked {
  arrange?: Omit<Space, "mode">;
  city?: number;
  hand?: number;
  slots?: [(string | null)[], string[]];
}

const asked = JSON.parse(readFileSync(0, "utf-8")) as Asked[];
const found = asked.map(({ arrange: given, city = 0, hand = 0, slots }) => {
  if (slots) return keepPlaces(...slots);
  if (!given) return null;
  const space = { ...given, mode: modeOf(given.width, given.height, given.rem) };
  const limits = limitsOf(space);
  const areas = arrange(space);
  const cities = areas.rows.map((_, row) => {
    const frame = frameOf(areas.others, areas.rows, row, limits);
    return { frame, plan: cityPlan(frame, city, limits) };
  });
  return { areas, cities, own: cityPlan(areas.own, city, limits), hand: handFit(areas.hand, hand, limits) };
});
process.stdout.write(JSON.stringify(found));
