// What the engine and the server say as ids with arguments, put into sentences for one reader at one table.
import type { EventKinds } from "../game/event_facts.ts";
import type { CardFacts, CharacterFacts } from "../generated/facts.ts";
import type { Reason } from "../generated/messages.ts";
import type { View } from "../generated/view.ts";
import type { Arguments, Language, Reader, Segment } from "./fluent.ts";

export interface Printed {
  cards: Map<string, CardFacts>;
  characters: Map<string, CharacterFacts>;
  events: EventKinds;
}

/** An event as a seat saw it: what is hidden from it is null. */
export interface SeenEvent {
  event: string;
  [argument: string]: unknown;
}

export type { Reason };

/** A line of the log: what it is about, whether it is within a turn, and its words. */
export interface Line {
  event: string;
  first: number;
  inTurn: boolean;
  begins: boolean;
  about: SeenEvent;
  words: Segment[];
}

export class Speaker {
  constructor(
    readonly language: Language,
    readonly reader: Reader,
    private readonly printed: Printed,
  ) {}

  say(id: string, given: Arguments = {}): string {
    return this.language.format(id, given, this.reader) ?? id;
  }

  segments(id: string, given: Arguments = {}): Segment[] {
    return this.language.segments(id, given, this.reader) ?? [{ text: id }];
  }

  card(id: string): string {
    const [kind = "", gold] = id.split("+");
    const name = this.language.card(kind, this.reader.edition);
    return gold ? this.language.say("word-gold_on", { name, gold }) : name;
  }

  /** A card or a district with what is printed on it: "Market (2, trade)". */
  described(id: string, cost: number | null): string {
    const type = this.printed.cards.get(id.split("+")[0] ?? "")?.type;
    return type && cost !== null ? this.say("board-card", { card: id, cost, type }) : this.card(id);
  }

  /** The short or full text of a card, as the edition has it. */
  cardText(id: string, kind: "short" | "full" = "short", edition = this.reader.edition): string {
    const reader = { ...this.reader, edition };
    const card = this.printed.cards.get(id);
    if (card?.class !== "basic") return this.language.say(this.inWordsOf(edition, `${kind}-${id}`), {}, "", reader);
    const inGame = this.reader.characters ?? [];
    const earning = [...this.printed.characters.values()].filter(
      ({ id, income, editions }) =>
        income === card.type && (inGame.length ? inGame.includes(id) : !edition || editions.includes(edition)),
    );
    const characters = earning.map((character) => character.id);
    if (!characters.length) return this.language.say(`short-type-${card.type}`, {}, "brief", reader);
    return this.language.say(`${kind}-type-${card.type}`, { characters }, "", reader);
  }

  /** A message in the words of the edition, if it has its own. */
  inEdition(id: string, given: Arguments = {}): string {
    return this.say(this.inWordsOf(this.reader.edition, id), given);
  }

  private inWordsOf(edition: string, id: string): string {
    const own = `${id}-${edition}`;
    return this.language.has(own) ? own : id;
  }

  player(seat: number): string {
    return this.language.player(seat, this.reader);
  }

  type(id: string): string {
    return this.language.say(`type-${id}`);
  }

  /** A choice as a short phrase; `foreseen`: what is known of it, such as its price. */
  choice(kind: string, text: string, words: Arguments, foreseen: Arguments = {}): string {
    const verb = text.split(" ")[0] ?? "";
    const inDecision = `choice-${verb}-in-${kind}`;
    const id = this.language.has(inDecision) ? inDecision : `choice-${verb}`;
    return this.language.format(id, { ...this.ofCards(words), ...words, ...foreseen }, this.reader) ?? text;
  }

  private ofCards(words: Arguments): Arguments {
    const found: Arguments = {};
    const card = this.printed.cards.get(String(words.card ?? ""));
    if (card?.type) {
      if (card.cost !== null) found.cost = card.cost;
      found.type = card.type;
    }
    const character = this.printed.characters.get(String(words.character ?? ""));
    if (character) found.rank = String(character.rank);
    return found;
  }

  /** What the open decision of a view asks. */
  decision(view: Pick<View, "turn" | "building_site" | "decision">): string {
    if (!view.decision) return "";
    const about = Object.fromEntries((view.decision.about ?? []).map((found) => [found.name, found.value]));
    const turn = view.turn ?? { seat: null, acting: null, kind: "" };
    const given = { seat: turn.seat, acting: turn.acting, card: view.building_site, ...about };
    const id = `decision-${view.decision.kind}`;
    const inTurn = `${id}-${turn.kind}`;
    return this.say(this.language.has(inTurn) ? inTurn : id, given);
  }

  reason(reason: Reason): string {
    return this.say(`reason-${reason.id}`, reason.arguments);
  }

  /** Why a choice is better than another. */
  ground(ground: Reason): string {
    return this.say(`advice-${ground.id}`, ground.arguments);
  }

  /** Why a choice is not possible, as a whole sentence. */
  notPossible(reason: Reason): string {
    return this.refusal({ id: "not_possible", arguments: { reason: reason.id, arguments: reason.arguments } });
  }

  /** Why the server refused a request, including the engine's own reason. */
  refusal(refused: Reason): string {
    return this.say(`refusal-${refused.id}`, this.withCause(refused.arguments));
  }

  /** Arguments that name a reason get its words, too. */
  private withCause(given: Arguments): Arguments {
    if (typeof given.reason !== "string") return given;
    const { arguments: inner, ...rest } = given;
    return { ...rest, cause: this.cause({ id: given.reason, arguments: (inner ?? {}) as Arguments }) };
  }

  private cause(reason: Reason): string {
    const error = `error-${reason.id}`;
    const words = this.language.has(error)
      ? this.language.format(error, this.withCause(reason.arguments), this.reader)
      : null;
    return words ?? this.reason(reason);
  }

  event(seen: SeenEvent): Segment[] | null {
    const kind = this.printed.events[seen.event];
    if (!kind?.told) return null;
    const given: Arguments = Object.fromEntries(Object.keys(kind.arguments).map((name) => [name, seen[name]]));
    if (kind.own) given.own = seen[kind.own] === seen.seat;
    return this.language.segments(`event-${seen.event}`, given, this.reader);
  }

  /** An event for a player it concerns: in its own words if the log says too little. */
  notice(seen: SeenEvent): Segment[] {
    const own = `table-hit_${seen.event}`;
    return this.language.has(own) ? this.segments(own, seen) : (this.event(seen) ?? []);
  }

  /**
   * The lines of the log for these events; small steps in a row are one line. `first`: the number of the first event;
   * `inTurn`: whether it is within somebody's turn.
   */
  logLines(events: readonly SeenEvent[], first = 0, inTurn = false): Line[] {
    const lines: Line[] = [];
    let index = 0;
    while (index < events.length) {
      const about = events[index] as SeenEvent;
      const name = about.event;
      const [count, words] = this.nextSentence(events, index);
      const turn = this.printed.events[name]?.turn;
      const begins = turn === "begins";
      const within = inTurn && !begins && turn !== "outside";
      if (words) lines.push({ event: name, first: first + index, inTurn: within, begins, about, words });
      inTurn = begins || (inTurn && !turn);
      index += count;
    }
    return lines;
  }

  private nextSentence(events: readonly SeenEvent[], index: number): [number, Segment[] | null] {
    const seen = events[index] as SeenEvent;
    const kind = this.printed.events[seen.event];
    if (kind?.row) return this.row(events, index, kind.row);
    if (kind?.joined && events[index + 1]?.event === kind.joined.with) {
      const { event: _, ...given } = seen;
      return [2, this.language.segments(`event-${kind.joined.message}`, given, this.reader)];
    }
    return [1, this.event(seen)];
  }

  /** Equal events in a row as one sentence, ignoring events without a sentence between them. */
  private row(events: readonly SeenEvent[], index: number, field: string): [number, Segment[] | null] {
    const name = (events[index] as SeenEvent).event;
    const found: unknown[] = [];
    let last = index;
    for (let end = index; end < events.length; end++) {
      const seen = events[end] as SeenEvent;
      if (seen.event === name) {
        found.push(seen[field]);
        last = end;
      } else if (this.printed.events[seen.event]?.told) break;
    }
    return [last + 1 - index, this.language.segments(`event-${name}`, { [field]: found }, this.reader)];
  }
}

export function plain(words: Segment[]): string {
  return words.map((part) => part.text).join("");
}
