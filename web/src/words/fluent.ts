// One language: its Fluent messages and the functions that they call. The same as src/citadels/lang, in the browser;
// tests compare the two sentence by sentence.
import { FluentBundle, FluentNumber, FluentResource, type FluentValue } from "@fluent/bundle";

import { withEnding as withElision } from "./french.ts";
import { withEnding } from "./hungarian.ts";
import { NoBreaks } from "./no_break.ts";

// Languages that change players' names, or a word before them.
const WITH_ENDING: Partial<Record<string, typeof withEnding>> = { fr: withElision, hu: withEnding };

export type Value = string | number;
export type Arguments = Record<string, unknown>;

/** The reader: the edition whose names are on the cards, all nicknames, and their seat. */
export interface Reader {
  edition: string;
  names: string[];
  seat: number | null;
  /** At a table, the characters of its game: texts name no others. */
  characters?: readonly string[];
}

/** A part of a sentence: plain text, or the name of a card or a player that can be shown in its own way. */
export type Segment = { text: string; card?: string; seat?: number };

const NOBODY: Reader = { edition: "", names: [], seat: null };
// Put around names while a sentence is assembled; no text contains private-use characters.
const CARD_MARK = "\uE000";
const SEAT_MARK = "\uE001";
const NAME_MARK = "\uE002";
const END_MARK = "\uE003";
// Long texts, whose line breaks are only layout.
const FLOWING = ["book", "full", "rules", "ruling", "term"];
const MARKED = new RegExp(
  `([${CARD_MARK}${SEAT_MARK}])([^${NAME_MARK}]*)${NAME_MARK}([^${END_MARK}]*)${END_MARK}`,
  "g",
);

export class Language {
  readonly code: string;
  private readonly bundle: FluentBundle;
  private readonly variablesOf = new Map<string, Set<string>>();
  // Forms that sentences select by, such as a gender, are not names, so they are never marked.
  private readonly properties = new Set<string>();
  private reader: Reader = NOBODY;
  private marking = false;
  private rules: NoBreaks | null = null;

  /** `fallback`: fills in what a language that is only begun does not say yet. */
  constructor(
    code: string,
    messages: string,
    private readonly fallback: Language | null = null,
  ) {
    this.code = code;
    this.bundle = new FluentBundle(code, {
      useIsolating: false,
      functions: {
        CARD: ([ids], { case: form }) => this.cards(text(ids), text(form)),
        COUNT: ([count], { of, case: form }) => this.form(`count-${text(of)}`, text(form), { count: number(count) }),
        PLAYER: ([seat], { case: form }) => this.playerForm(number(seat), text(form)),
        TYPE: ([id], { case: form }) => this.form(`type-${text(id)}`, text(form)),
      },
    });
    this.add(messages);
  }

  add(messages: string): void {
    const resource = new FluentResource(messages);
    this.bundle.addResource(resource);
    findSelectors(resource.body, this.properties);
  }

  has(id: string, attribute = ""): boolean {
    if (this.isFilledIn(id)) return this.fallback?.has(id, attribute) ?? false;
    return this.pattern(id, attribute) !== null;
  }

  private isFilledIn(id: string): boolean {
    return this.fallback !== null && !this.bundle.hasMessage(id);
  }

  /** A message, or one of its attributes, with its arguments put in. */
  say(id: string, given: Arguments = {}, attribute = "", reader: Reader = this.reader): string {
    return this.noBreaks(
      id,
      this.as(reader, false, () => this.formatted(id, values(given), attribute)),
    );
  }

  /** The first variant of a message whose arguments are all known, the reader's own before others. */
  format(id: string, given: Arguments, reader: Reader): string | null {
    const text = this.formatAs(id, given, reader, false);
    return text === null ? null : this.noBreaks(id, text);
  }

  /** The same in parts, with the names of cards and players marked. */
  segments(id: string, given: Arguments, reader: Reader): Segment[] | null {
    const marked = this.formatAs(id, given, reader, true);
    if (marked === null) return null;
    const parts = split(marked);
    const text = this.noBreaks(id, parts.map((part) => part.text).join(""));
    let place = 0;
    return parts.map((part) => ({ ...part, text: text.slice(place, (place += part.text.length)) }));
  }

  private noBreaks(id: string, text: string): string {
    if (this.rules === null) {
      const [after = "", before = ""] = ["after", "before"].map((side) => {
        const rule = `word-no_break_${side}`;
        return this.has(rule) ? this.formatted(rule, {}) : "";
      });
      this.rules = new NoBreaks(after, before);
    }
    return this.rules.putInto(text, FLOWING.includes(id.split("-")[0] ?? ""));
  }

  /** The name of a card, as an edition prints it. */
  card(id: string, edition: string): string {
    return this.as({ ...NOBODY, edition }, false, () => this.oneCard(id, ""));
  }

  /** A player's name for a list; the reader is "You", unless they have a nickname. */
  player(seat: number, reader: Reader): string {
    const name = reader.names[seat];
    if (name) return name;
    return seat === reader.seat ? this.say("player-me") : this.say("player-name", { number: String(seat) });
  }

  /** Several things in a row: "King, Bishop and Thief". */
  listed(items: string[]): string {
    if (items.length < 2) return items[0] ?? "";
    // Spanish selects by the last name ("y", before some "e"), so Fluent gets it without its marks.
    const last = items.at(-1) ?? "";
    const name = last.replace(MARKED, "$3");
    const text = this.formatted("word-list", { first: items.slice(0, -1).join(", "), last: name });
    const place = text.lastIndexOf(name);
    return text.slice(0, place) + last + text.slice(place + name.length);
  }

  private formatAs(id: string, given: Arguments, reader: Reader, marking: boolean): string | null {
    const known = values(given);
    const own = reader.seat !== null && given.seat === reader.seat;
    for (const attribute of own ? ["you", "you-brief", "", "brief"] : ["", "brief"]) {
      if (!this.has(id, attribute)) continue;
      if ([...this.variables(id, attribute)].every((name) => name in known)) {
        return this.as(reader, marking, () => this.formatted(id, known, attribute));
      }
    }
    return null;
  }

  private as<T>(reader: Reader, marking: boolean, work: () => T): T {
    const before = [this.reader, this.marking] as const;
    [this.reader, this.marking] = [reader, marking];
    try {
      return work();
    } finally {
      [this.reader, this.marking] = before;
    }
  }

  private pattern(id: string, attribute: string) {
    const message = this.bundle.getMessage(id);
    return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
  }

  private variables(id: string, attribute: string): Set<string> {
    if (this.fallback && this.isFilledIn(id)) return this.fallback.variables(id, attribute);
    const key = `${id} ${attribute}`;
    let found = this.variablesOf.get(key);
    if (!found) {
      found = new Set();
      collect(this.pattern(id, attribute), found);
      this.variablesOf.set(key, found);
    }
    return found;
  }

  private formatted(id: string, known: Record<string, Value>, attribute = ""): string {
    const { fallback } = this;
    if (fallback && this.isFilledIn(id)) {
      return fallback.as(this.reader, this.marking, () => fallback.formatted(id, known, attribute));
    }
    const pattern = this.pattern(id, attribute);
    if (pattern === null) {
      // A missing message must not break the table.
      console.error(`${this.code}: there is no message ${id} ${attribute}`);
      return id;
    }
    return this.bundle.formatPattern(pattern, known);
  }

  // The functions

  private form(id: string, form: string, known: Record<string, Value> = {}): string {
    return this.formatted(id, known, form && this.has(id, form) ? form : "");
  }

  private cards(ids: string, form: string): string {
    const all = ids.split(" ").filter(Boolean);
    return this.listed((all.length ? all : ["none"]).map((id) => this.markedCard(id, form)));
  }

  private markedCard(id: string, form: string): string {
    const name = this.oneCard(id, form);
    if (!this.marking || id === "none" || this.properties.has(form)) return name;
    return `${CARD_MARK}${id.split("+")[0]}${NAME_MARK}${name}${END_MARK}`;
  }

  private oneCard(id: string, form: string): string {
    const [kind = "", gold = ""] = id.split("+");
    const inEdition = `card-${kind}-${this.reader.edition}`;
    const name = this.form(this.bundle.hasMessage(inEdition) ? inEdition : `card-${kind}`, form);
    return gold ? this.formatted("word-gold_on", { name, gold }) : name;
  }

  private playerForm(seat: number, form: string): string {
    const name = this.onePlayer(seat, form);
    return this.marking && !this.properties.has(form) ? `${SEAT_MARK}${seat}${NAME_MARK}${name}${END_MARK}` : name;
  }

  private onePlayer(seat: number, form: string): string {
    if (seat === this.reader.seat) return this.form("player-you", form);
    const name = this.reader.names[seat];
    if (name !== undefined) return this.named(name, form);
    const nameless = { number: String(seat) };
    if (form && this.has("player-name", form)) return this.formatted("player-name", nameless, form);
    return this.form("player", form, { name: this.formatted("player-name", nameless) });
  }

  private named(name: string, form: string): string {
    const change = WITH_ENDING[this.code];
    const ended = change && this.has("player", form) ? change(name, form) : null;
    return ended ?? this.form("player", form, { name });
  }
}

function split(marked: string): Segment[] {
  const parts: Segment[] = [];
  let place = 0;
  for (const found of marked.matchAll(MARKED)) {
    if (found.index > place) parts.push({ text: marked.slice(place, found.index) });
    const [, mark, id = "", name = ""] = found;
    parts.push(mark === CARD_MARK ? { text: name, card: id } : { text: name, seat: Number(id) });
    place = found.index + found[0].length;
  }
  if (place < marked.length) parts.push({ text: marked.slice(place) });
  return parts;
}

/** Arguments as Fluent takes them: flags are yes or no, lists of ids have spaces between them, null is left out. */
function values(given: Arguments): Record<string, Value> {
  const known: Record<string, Value> = {};
  for (const [name, value] of Object.entries(given)) {
    if (value === null || value === undefined) continue;
    if (typeof value === "boolean") known[name] = value ? "yes" : "no";
    else if (Array.isArray(value)) known[name] = value.join(" ");
    else known[name] = typeof value === "number" ? value : String(value);
  }
  return known;
}

function collect(node: unknown, into: Set<string>): void {
  if (Array.isArray(node)) {
    for (const part of node) collect(part, into);
  } else if (typeof node === "object" && node !== null) {
    if ("type" in node && node.type === "var" && "name" in node) into.add(String(node.name));
    else for (const part of Object.values(node)) collect(part, into);
  }
}

/** The forms in selectors: `{ PLAYER($to, case: "who") -> … }`. */
function findSelectors(node: unknown, into: Set<string>): void {
  if (typeof node !== "object" || node === null) return;
  const found = node as {
    type?: string;
    selector?: { type: string; args?: { type: string; name?: string; value?: { value: unknown } }[] };
  };
  if (found.type === "select" && found.selector?.type === "func") {
    for (const argument of found.selector.args ?? []) {
      if (argument.type === "narg" && argument.name === "case") into.add(String(argument.value?.value));
    }
  }
  for (const part of Object.values(node)) findSelectors(part, into);
}

function text(value: FluentValue | undefined): string {
  if (value === undefined) return "";
  return typeof value === "string" ? value : String((value as FluentNumber).value);
}

function number(value: FluentValue | undefined): number {
  return value instanceof FluentNumber ? value.value : Number(value);
}
