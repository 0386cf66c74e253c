// The reader's preferences, kept in this browser.
import type { Pace } from "../net/playback.svelte.ts";
import type { CardPreference } from "../table/layout.ts";
import { viewport } from "./viewport.svelte.ts";

export type Theme = "system" | "light" | "dark";
export const CLOTHS = ["parchment", "meadow", "slate", "wine"] as const;
export type Cloth = (typeof CLOTHS)[number];
export type TextSize = "small" | "normal" | "large" | "largest";
export const COLLECT = ["hand", "end", "at_once"] as const;
export type Collect = (typeof COLLECT)[number];

/** How many finished games make somebody a player who needs no reminders. */
const FIRST_GAMES = 3;

interface Kept {
  language: string;
  theme: Theme;
  /** What the table is covered with; the backs of cards have the same colour. */
  cloth: Cloth;
  sound: boolean;
  volume: number;
  motion: boolean;
  /** How fast what others do is shown. */
  pace: Pace;
  confirmEnd: boolean;
  text: TextSize;
  cards: CardPreference;
  /** Stronger borders and colours; the system can ask for them, too. */
  contrast: boolean;
  /** No log at the table. */
  zen: boolean;
  /** How wide the log is, in rem; 0: as suits the window. */
  log: number;
  /** Whether to mention what a turn leaves unused; auto: in the first games. */
  remind: "auto" | "on" | "off";
  /** When income and extras are collected. */
  collect: Collect;
  /** Whether the page gives the only answer to a question. */
  onlyAnswers: boolean;
  /** The tables of the first finished games, with spaces between them. */
  finished: string;
  /** The scenes of the tutorial that were played to their ends, with spaces between them. */
  learned: string;
  /** The scene and the step where the reader left the tutorial: "murder 3". */
  lessonAt: string;
  /** The puzzles that were solved, and those whose first answer was wrong, with spaces between them. */
  solved: string;
  missed: string;
  /** Whether a newcomer wants a coach; the table of the coached game; and what it has said, with spaces between. */
  coach: boolean;
  coached: string;
  told: string;
  name: string;
  /** How well the bots of the start page play; "": as usual. */
  level: string;
  /** The part of the rules that was read last: there they open. */
  rules: string;
  /** Whether a shared device is covered even for questions that everybody may look at. */
  curtains: boolean;
  /** The names of those who shared this device last, a line each. */
  people: string;
  /** Only hand, question and own city: the table is on a screen for all. */
  handOnly: boolean;
  /** Whether new messages of the chat show up by themselves. */
  chat: boolean;
  /** Whether notes about who is who outlive the round. */
  keepMarks: boolean;
  /** Whether there were unfinished tables at the last visit: the start page then has room for them at once. */
  returning: boolean;
  /** Whether new games are played in this browser; and whether there were any. */
  onDevice: boolean;
  playedHere: boolean;
}

const KEY = "citadels-preferences";
const DEFAULTS: Kept = {
  language: "",
  theme: "system",
  cloth: "parchment",
  sound: true,
  volume: 0.4,
  motion: true,
  pace: "normal",
  confirmEnd: false,
  text: "normal",
  cards: "normal",
  contrast: false,
  zen: false,
  log: 0,
  remind: "auto",
  collect: "hand",
  onlyAnswers: true,
  finished: "",
  learned: "",
  lessonAt: "",
  solved: "",
  missed: "",
  coach: true,
  coached: "",
  told: "",
  name: "",
  level: "",
  rules: "",
  curtains: false,
  people: "",
  handOnly: false,
  chat: true,
  keepMarks: false,
  returning: false,
  onDevice: false,
  playedHere: false,
};

function read(): Kept {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    const kept = { ...DEFAULTS };
    for (const key of Object.keys(DEFAULTS) as (keyof Kept)[]) {
      const value = (found as Partial<Kept> | null)?.[key];
      if (typeof value === typeof DEFAULTS[key]) Object.assign(kept, { [key]: value });
    }
    return kept;
  } catch {
    return { ...DEFAULTS }; // storage is forbidden or holds something else
  }
}

export const preferences = $state(read());

/** The reader's system can ask for more contrast. */
const CONTRAST = matchMedia("(prefers-contrast: more)");
CONTRAST.addEventListener("change", applyPreferences);

/** Whether the reader wants to be reminded of what a turn leaves unused. */
export function reminds(): boolean {
  if (preferences.remind !== "auto") return preferences.remind === "on";
  return preferences.finished.split(" ").filter(Boolean).length < FIRST_GAMES;
}

/** Whether the reader has not finished any game yet. */
export function isNewcomer(): boolean {
  return preferences.finished === "";
}

/** The reader has finished a game at this table. */
export function countFinished(table: string): void {
  const known = preferences.finished.split(" ").filter(Boolean);
  if (known.length < FIRST_GAMES && !known.includes(table)) preferences.finished = [...known, table].join(" ");
}

export function keepPreferences(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences));
  } catch {
    // Then they are lost when the page is closed.
  }
}

export function applyPreferences(): void {
  const root = document.documentElement;
  root.dataset.theme = preferences.theme;
  root.dataset.cloth = preferences.cloth;
  root.dataset.motion = preferences.motion ? "on" : "off";
  root.dataset.text = preferences.text;
  root.dataset.contrast = preferences.contrast || CONTRAST.matches ? "more" : "normal";
  viewport.measure();
}
