// The language that the page speaks. `words.speaker(reader)` is what screens use at a table, `say` elsewhere.
import languages from "virtual:languages";
import { Language, type Arguments, type Reader } from "./fluent.ts";
import facts, { CARDS, CHARACTERS } from "../game/facts.ts";
import { preferences } from "../browser/preferences.svelte.ts";
import { Speaker } from "./speaker.ts";

const PRINTED = { cards: CARDS, characters: CHARACTERS, events: facts.events };
const NOBODY: Reader = { edition: "", names: [], seat: null };

class Words {
  language = $state.raw<Language>(new Language("en", ""));
  /** Whether the long rule texts of the current language are there. */
  hasBook = $state(false);
  ready = $state(false);

  /** The first language that the browser asks for and we have. */
  preferred(): string {
    const asked = [preferences.language, ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())];
    return asked.find((code) => languages.some((language) => language.code === code)) ?? "en";
  }

  async load(code: string): Promise<void> {
    const found = languages.find((language) => language.code === code);
    if (!found) return;
    const messages = (await found.words()).default;
    this.language = new Language(code, messages);
    this.hasBook = false;
    this.ready = true;
    document.documentElement.lang = code;
  }

  /** The long texts are loaded when they are first read. */
  async loadBook(): Promise<void> {
    const language = this.language;
    const found = languages.find(({ code }) => code === language.code);
    if (this.hasBook || !found) return;
    const messages = (await found.book()).default;
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
