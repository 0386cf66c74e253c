// The reader's preferences, kept in this browser.
export type Theme = "system" | "light" | "dark";

interface Kept {
  language: string;
  theme: Theme;
  sound: boolean;
  volume: number;
  motion: boolean;
  confirmEnd: boolean;
  name: string;
  /** How well the bots of the start page play. */
  level: string;
}

const KEY = "citadels-preferences";
const DEFAULTS: Kept = {
  language: "",
  theme: "system",
  sound: true,
  volume: 0.4,
  motion: true,
  confirmEnd: false,
  name: "",
  level: "normal",
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

export function keepPreferences(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences));
  } catch {
    // Then they last as long as the page.
  }
}

export function applyPreferences(): void {
  const root = document.documentElement;
  root.dataset.theme = preferences.theme;
  root.dataset.motion = preferences.motion ? "on" : "off";
}
