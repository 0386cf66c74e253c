// How well bots play, as the server calls it.
export const LEVELS = ["easy", "normal", "hard", "master"] as const;
export type Level = (typeof LEVELS)[number];
export const USUAL_LEVEL: Level = "normal";
