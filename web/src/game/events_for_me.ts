// What events mean to one seat: which still stand, what was done to whom, what happened since the last own choice.
// Plain functions of the events as they were seen, without any words.
import type { SeenEvent } from "../words/speaker.ts";

/** Something to tell a player at once. `words`: own words of the page for it, else the sentence of the log. */
export interface EventForMe {
  /** The number of the event. */
  index: number;
  kind: "hit" | "info" | "good";
  words: string | null;
  about: SeenEvent;
}

/** A stretch of events: from the first to before the last. */
export interface Span {
  from: number;
  to: number;
}

/** For each event whether it still counts: false after somebody took it back. */
export function standing(events: readonly SeenEvent[]): boolean[] {
  const stands = events.map(() => true);
  events.forEach((seen, index) => {
    if (seen.event === "taken_back") stands.fill(false, Number(seen.to), index);
  });
  return stands;
}

// What is done to the player named by an argument, whoever does it.
const HITS: Record<string, string> = {
  robbed: "from",
  gold_taken: "from",
  borrowed: "from",
  tribute: "from",
  card_taken: "from",
  confiscated: "from",
  seized: "from",
  destroyed: "owner",
  armory_used: "owner",
  exchanged: "with",
  hands_swapped: "with",
  theater_exchanged: "with",
};
const NEWS: Record<string, string> = {
  hand_seen: "of",
  spied: "of",
  crown_moved: "from",
  taxed: "seat",
  tax_paid: "seat",
};
const GIFTS: Record<string, string> = {
  crown_moved: "to",
  bribed: "to",
  card_given: "to",
  tax_paid: "to",
  wagon_used: "owner",
};
// A character is named, and its holder knows who that is.
const NAMED: Record<string, string> = {
  murder_named: "murdered",
  bewitch_named: "bewitched",
  rob_named: "rob_named",
};

/** What was done to a seat, and what concerns everybody, from an event on; taken back events are left out. */
export function eventsForMe(events: readonly SeenEvent[], me: number | null, from = 0): EventForMe[] {
  const found: EventForMe[] = [];
  const stands = standing(events);
  const held = new Held(me);
  events.forEach((about, index) => {
    if (stands[index]) held.follow(about);
    if (index < from) return;
    if (about.event === "taken_back") {
      // If I was told of it, I must also hear that it does not count.
      const noticed =
        me !== null && eventsForMe(events.slice(0, index), me, Number(about.to)).some((found) => found.kind === "hit");
      if (noticed) found.push({ index, kind: "info", words: null, about });
    } else if (stands[index]) {
      const kind = forAll(about, me) ?? (me === null ? null : forOne(about, me, held));
      if (kind) found.push({ index, about, words: null, ...kind });
    }
  });
  return found;
}

type Kind = { kind: EventForMe["kind"]; words?: string };

function forAll(about: SeenEvent, me: number | null): Kind | null {
  switch (about.event) {
    case "completed":
      if (about.first === true) return about.seat === me ? { kind: "good" } : { kind: "hit" };
      return about.seat === me ? { kind: "good" } : null;
    case "bell_rung":
    case "bell_fallen":
      return about.seat === me && about.event === "bell_rung" ? null : { kind: "info" };
    case "game_ended":
      return { kind: "info" };
    default:
      return null;
  }
}

function forOne(about: SeenEvent, me: number, held: Held): Kind | null {
  const name = about.event;
  // The log says only who builds it.
  if (name === "building" && about.from === me && about.seat !== me) return { kind: "hit", words: "table-hit_built" };
  const hit = HITS[name];
  if (hit && about[hit] === me && about.seat !== me) return { kind: "hit" };
  const named = NAMED[name];
  if (named && about.seat !== me && held.has(about.character)) return { kind: "hit", words: `table-hit_${named}` };
  if (name === "warrants_placed" && held.any(about.characters)) return { kind: "info", words: "table-hit_warrant" };
  if (name === "threats_placed" && held.any(about.characters)) return { kind: "info", words: "table-hit_threat" };
  if (name === "threat_revealed" && about.flower === true && held.has(about.character)) return { kind: "hit" };
  if (name === "robbed" && about.seat === me) return { kind: "good" };
  const gift = GIFTS[name];
  if (gift && about[gift] === me && about.seat !== me && !(name === "crown_moved" && held.turn === me)) {
    return { kind: "good" };
  }
  const news = NEWS[name];
  if (news && about[news] === me && !(name === "crown_moved" && held.turn === me)) return { kind: "info" };
  return null;
}

/** The characters of one seat and whose turn it is, as far as that seat has seen. */
class Held {
  turn: number | null = null;
  private readonly me: number | null;
  private readonly characters = new Set<unknown>();

  constructor(me: number | null) {
    this.me = me;
  }

  has(character: unknown): boolean {
    return this.characters.has(character);
  }

  any(characters: unknown): boolean {
    return Array.isArray(characters) && characters.some((one) => this.has(one));
  }

  follow(seen: SeenEvent): void {
    const mine = this.me !== null && seen.seat === this.me;
    switch (seen.event) {
      case "round_started":
        this.characters.clear();
        this.turn = null;
        break;
      case "chose":
        if (mine) this.characters.add(seen.character);
        break;
      case "theater_exchanged":
        if (mine) this.swap(seen.given, seen.received);
        else if (this.me !== null && seen.with === this.me) this.swap(seen.received, seen.given);
        break;
      case "revealed":
      case "resumed":
        this.turn = Number(seen.seat);
        break;
      case "turn_ended":
        this.turn = null;
    }
  }

  private swap(away: unknown, here: unknown): void {
    this.characters.delete(away);
    this.characters.add(here);
  }
}

// These name a seat that did not choose anything just then.
const UNCHOSEN = new Set([
  "hand_dealt",
  "passed",
  "face_down_taken",
  "revealed",
  "resumed",
  "murdered_shown",
  "completed",
  "robbed",
  "gained_gold",
  "drew",
  "throne_room",
  "park",
  "poor_house",
  "refunded",
  "museum_emptied",
  "museum_seen",
  "shown_in_hand",
  "seen_in_hand",
  "strongman_shown",
  "bell_fallen",
  "deck_shuffled",
  "taxed",
  "tax_paid",
  "tax_collected",
  "gold_taken",
]);

/**
 * What others did since the last choice of a seat: up to now, or up to the choice that it has made since then.
 * Answers of others within the own turn do not count as a new stretch.
 */
export function sinceMyChoice(events: readonly SeenEvent[], me: number): Span {
  let span = { from: 0, to: 0 };
  let start = 0;
  let others = false;
  let turn: unknown = null;
  events.forEach((seen, index) => {
    const name = seen.event;
    if (name === "revealed" || name === "resumed") turn = seen.seat;
    if (name === "turn_ended" || name === "round_started") turn = null;
    if (seen.seat === me && !UNCHOSEN.has(name)) {
      if (others) span = { from: start, to: index };
      start = index + 1;
      others = false;
    } else if (typeof seen.seat === "number" && seen.seat !== me && turn !== null && turn !== me) {
      others = true;
    }
  });
  return others ? { from: start, to: events.length } : span;
}

/** Gold that went from one player to another. */
export interface Payment {
  from: number;
  to: number;
  gold: number;
}

// Which arguments name giver and taker; gold is 1 where an event does not tell.
const PAYMENTS: Record<string, [from: string, to: string]> = {
  robbed: ["from", "seat"],
  gold_taken: ["from", "seat"],
  borrowed: ["from", "seat"],
  tribute: ["from", "seat"],
  bribed: ["seat", "to"],
  paid_player: ["seat", "to"],
  tax_paid: ["seat", "to"],
};

export function goldMoved(events: readonly SeenEvent[]): Payment[] {
  return events.flatMap((seen) => {
    const [giver, taker] = PAYMENTS[seen.event] ?? [];
    if (!giver || !taker) return [];
    const gold = Number(seen.gold ?? 1);
    return gold ? [{ from: Number(seen[giver]), to: Number(seen[taker]), gold }] : [];
  });
}
