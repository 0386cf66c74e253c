// The language that the page speaks. `words.speaker(reader)` is what screens use at a table, `say` elsewhere.
import languages from "virtual:languages";
import { Language, type Arguments, type Reader } from "./fluent.ts";
import facts, { CARDS, CHARACTERS } from "../game/facts.ts";
import { preferences } from "../browser/preferences.svelte.ts";
import { Speaker } from "./speaker.ts";

const PRINTED = { cards: CARDS, characters: CHARACTERS, events: facts.events };
const NOBODY: Reader = { edition: "", names: [], seat: null };

/** Messages that are loaded when a screen needs them. */
export type ScreenPart = "book" | "replays" | "guide" | "insight" | "puzzles";
type Part = "words" | "game" | ScreenPart;

async function messagesOf(code: string, parts: Part[]): Promise<string> {
  const found = languages.find((language) => language.code === code);
  const loaded = await Promise.all(parts.map((part) => found?.[part]()));
  return loaded.map((module) => module?.default ?? "").join("\n");
}

class Words {
  language = $state.raw<Language>(new Language("en", ""));
  /** The sentences of games, once a screen has asked for them; then every language comes with its own. */
  private game: Promise<void> | null = null;
  /** What is loaded of the current language beside the words of every screen. */
  private loaded = $state.raw<ReadonlySet<ScreenPart>>(new Set());
  ready = $state(false);
  /** Fills in what a language that is only begun does not say. */
  private english: Language | null = null;

  /** The first language that the browser asks for and we have; one that is only begun must have been chosen. */
  preferred(): string {
    const asked = [preferences.language, ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())];
    const known = (code: string) =>
      languages.some((found) => found.code === code && (found.complete || code === preferences.language));
    return asked.find(known) ?? "en";
  }

  async load(code: string): Promise<void> {
    const found = languages.find((language) => language.code === code);
    if (!found) return;
    const parts: Part[] = this.game ? ["words", "game"] : ["words"];
    const [messages, english] = await Promise.all([
      messagesOf(code, parts),
      found.complete ? null : messagesOf("en", parts),
    ]);
    this.english = english === null ? null : new Language("en", english);
    this.language = new Language(code, messages, this.english);
    this.loaded = new Set();
    this.ready = true;
    document.documentElement.lang = code;
  }

  /** What is said in games: the start page is smaller without it. */
  loadGame(): Promise<void> {
    this.game ??= this.add("game");
    return this.game;
  }

  has(part: ScreenPart): boolean {
    return this.loaded.has(part);
  }

  /** What only some screens say is loaded when it is first read. */
  async loadPart(part: ScreenPart): Promise<void> {
    const { language } = this;
    if (this.has(part)) return;
    await this.add(part);
    if (this.language === language) this.loaded = new Set([...this.loaded, part]);
  }

  private async add(part: Part): Promise<void> {
    const { language, english } = this;
    const [messages, more] = await Promise.all([
      messagesOf(language.code, [part]),
      english && messagesOf("en", [part]),
    ]);
    language.add(messages);
    if (more !== null) english?.add(more);
  }

  speaker(reader: Reader = NOBODY): Speaker {
    return new Speaker(this.language, reader, PRINTED);
  }

  say(id: string, given: Arguments = {}): string {
    return this.ready ? this.speaker().say(id, given) : "";
  }
}

export const words = new Words();

/** Call it while a component is set up: loads a part, and again after the language has changed. */
export function needWords(part: ScreenPart): void {
  $effect(() => {
    if (!words.has(part)) void words.loadPart(part);
  });
}

/** A message that does not depend on a table; in a template it follows the language. */
export function say(id: string, given: Arguments = {}): string {
  return words.say(id, given);
}

/** Something and its value, as the language sets a colon: "Gold: 3", « Or : 3 ». */
export function labelled(label: string, value: string | number): string {
  return say("word-labelled", { label, value: String(value) });
}
