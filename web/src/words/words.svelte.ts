// The language that the page speaks. `words.speaker(reader)` is what screens use at a table, `say` elsewhere.
import { Language, type Arguments, type Reader } from "./fluent.ts";
import facts, { CARDS, CHARACTERS } from "../game/facts.ts";
import { preferences } from "../browser/preferences.svelte.ts";
import { Speaker } from "./speaker.ts";

const PRINTED = { cards: CARDS, characters: CHARACTERS, events: facts.events };
const NOBODY: Reader = { edition: "", names: [], seat: null };

/** The languages by their own names. */
export const LANGUAGES: Record<string, string> = {
  en: "English",
  cs: "Čeština",
  pl: "Polski",
  ru: "Русский",
  hu: "Magyar",
};

type Loader = () => Promise<{ default: string }>;
const WORDS: Record<string, Loader> = {
  en: () => import("virtual:words/en"),
  cs: () => import("virtual:words/cs"),
  pl: () => import("virtual:words/pl"),
  ru: () => import("virtual:words/ru"),
  hu: () => import("virtual:words/hu"),
};
const BOOKS: Record<string, Loader> = {
  en: () => import("virtual:book/en"),
  cs: () => import("virtual:book/cs"),
  pl: () => import("virtual:book/pl"),
  ru: () => import("virtual:book/ru"),
  hu: () => import("virtual:book/hu"),
};

class Words {
  language = $state.raw<Language>(new Language("en", ""));
  /** Whether the long rule texts of the current language are there. */
  hasBook = $state(false);
  ready = $state(false);

  /** The first language that the browser asks for and we have. */
  preferred(): string {
    const asked = [preferences.language, ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())];
    return asked.find((code) => code in WORDS) ?? "en";
  }

  async load(code: string): Promise<void> {
    const load = WORDS[code];
    if (!load) return;
    const messages = (await load()).default;
    this.language = new Language(code, messages);
    this.hasBook = false;
    this.ready = true;
    document.documentElement.lang = code;
  }

  /** The long texts come when somebody reads them. */
  async loadBook(): Promise<void> {
    const language = this.language;
    const load = BOOKS[language.code];
    if (this.hasBook || !load) return;
    const messages = (await load()).default;
    if (this.language !== language || this.hasBook) return;
    language.add(messages);
    this.hasBook = true;
  }

  speaker(reader: Reader = NOBODY): Speaker {
    return new Speaker(this.language, reader, PRINTED);
  }

  say(id: string, given: Arguments = {}): string {
    return this.ready ? this.speaker().say(id, given) : "";
  }
}

export const words = new Words();

/** A message that does not depend on a table; in a template it follows the language. */
export function say(id: string, given: Arguments = {}): string {
  return words.say(id, given);
}
