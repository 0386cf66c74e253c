// The pictures of game-icons. Those of characters and signs come with every page; those of districts and action cards
// are half of all and come when the first of them is shown.
import icons from "virtual:icons";

import drawn from "./drawn.ts";

let districts = $state.raw<Record<string, string>>({});
let asked = false;

/** The path of a picture on a grid of 512; undefined if it is drawn in lines or has not arrived yet. */
export function pictureOf(id: string): string | undefined {
  const found = icons[id] ?? districts[id];
  if (!found && !drawn[id]) void loadDistricts();
  return found;
}

async function loadDistricts(): Promise<void> {
  if (asked) return;
  asked = true;
  districts = (await import("virtual:district_icons")).default;
}
