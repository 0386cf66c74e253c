// How well bots play, as the server calls it.
import facts from "../game/facts.ts";

export const LEVELS = facts.levels;
export type Level = (typeof LEVELS)[number];
/** For somebody's first games. */
export const FIRST_LEVEL = LEVELS[0] ?? facts.usual_level;
export const USUAL_LEVEL = facts.usual_level;
