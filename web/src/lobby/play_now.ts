// One click to a game: the reader and three bots, with the cards for a first game.
import { isNewcomer, preferences } from "../browser/preferences.svelte.ts";
import { router } from "../browser/route.svelte.ts";
import { openTable } from "../net/server.ts";
import { FIRST_LEVEL, type Level, LEVELS, USUAL_LEVEL } from "./levels.ts";
import { ownName } from "./nicknames.ts";

/** How well the bots play: as the reader chose, or else well enough for somebody who has played before, or has not. */
export function botLevel(): Level {
  return LEVELS.find((known) => known === preferences.level) ?? (isNewcomer() ? FIRST_LEVEL : USUAL_LEVEL);
}

/** Opens the table and goes there; throws what the server has against it. */
export async function playNow(): Promise<void> {
  const bot = { bot: botLevel() };
  const opened = await openTable({
    setup: { edition: "deluxe", players: 4, set: "first_game" },
    seats: [{}, bot, bot, bot],
    listed: false,
    clock: null,
    name: ownName(),
  });
  await (await import("../fairness/starting.ts")).startAtOnce(opened);
  if (isNewcomer() && preferences.coach) preferences.coached = opened.id;
  router.go(`/t/${opened.id}`);
}
