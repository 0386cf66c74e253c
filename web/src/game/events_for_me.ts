// What events mean to one seat: which still count, what was done to it, what happened since its last choice.
// Plain functions of the events as they were seen, without words; the engine says what each kind of event means.
import type { SeenEvent } from "../words/speaker.ts";
import type { Affected, EventFacts, EventKinds } from "./event_facts.ts";

/** Something to tell a player at once. */
export interface EventForMe {
  /** The number of the event. */
  index: number;
  kind: "hit" | "info" | "good";
  about: SeenEvent;
}

/** A stretch of events: from the first to before the last. */
export interface Span {
  from: number;
  to: number;
}

/** For each event whether it still counts: false after it was taken back. */
export function standing(events: readonly SeenEvent[]): boolean[] {
  const stands = events.map(() => true);
  events.forEach((seen, index) => {
    if (seen.event === "taken_back") stands.fill(false, Number(seen.to), index);
  });
  return stands;
}

/** What was done to a seat, and what concerns everybody, from an event on; taken back events are left out. */
export function eventsForMe(
  kinds: EventKinds,
  events: readonly SeenEvent[],
  me: number | null,
  from = 0,
): EventForMe[] {
  const found: EventForMe[] = [];
  const stands = standing(events);
  const known = new Known(kinds, me);
  events.forEach((about, index) => {
    if (stands[index]) known.follow(about);
    if (index < from) return;
    if (about.event === "taken_back") {
      // A player who was notified of it must also hear that it no longer counts.
      const before = me === null ? [] : eventsForMe(kinds, events.slice(0, index), me, Number(about.to));
      if (before.some((one) => one.kind === "hit")) found.push({ index, kind: "info", about });
    } else if (stands[index]) {
      const kind = known.meaning(about);
      if (kind) found.push({ index, kind, about });
    }
  });
  return found;
}

/** Whose turn it is after an event. */
function turnAfter(kinds: EventKinds, seen: SeenEvent, before: unknown): unknown {
  const turn = kinds[seen.event]?.turn;
  if (!turn) return before;
  return turn === "begins" ? seen.seat : null;
}

/** What one seat knows when an event happens: its characters, and whose turn it is. */
class Known {
  private turn: unknown = null;
  private readonly kinds: EventKinds;
  private readonly me: number | null;
  private readonly characters = new Set<unknown>();

  constructor(kinds: EventKinds, me: number | null) {
    this.kinds = kinds;
    this.me = me;
  }

  follow(seen: SeenEvent): void {
    this.turn = turnAfter(this.kinds, seen, this.turn);
    const mine = this.me !== null && seen.seat === this.me;
    switch (this.kinds[seen.event]?.draft) {
      case "new_round":
        this.characters.clear();
        break;
      case "chosen":
        if (mine) this.characters.add(seen.character);
        break;
      case "swapped":
        if (mine) this.swap(seen.given, seen.received);
        else if (this.me !== null && seen.with === this.me) this.swap(seen.received, seen.given);
    }
  }

  private swap(away: unknown, here: unknown): void {
    this.characters.delete(away);
    this.characters.add(here);
  }

  /** Whether an event helps or harms the seat, or should be reported at once. */
  meaning(about: SeenEvent): EventForMe["kind"] | null {
    const kind = this.kinds[about.event];
    if (!kind) return null;
    if (this.affected(kind, kind.helps, about)) return "good";
    if (this.affected(kind, kind.harms, about)) return "hit";
    return this.affected(kind, kind.concerns, about) ? "info" : null;
  }

  private affected(kind: EventFacts, affected: Affected | undefined, about: SeenEvent): boolean {
    if (!affected || (affected.if && about[affected.if] !== true)) return false;
    // A player's own choices need no notice. The crown has no `seat`: the player whose turn it is moved it.
    if (this.me !== null && kind.chosen && (about.seat ?? this.turn) === this.me) return false;
    if (affected.who === "all") return true;
    if (this.me === null) return false;
    const who = about[affected.who];
    switch (kind.arguments[affected.who]) {
      case "character":
        return this.characters.has(who);
      case "characters":
        return Array.isArray(who) && who.some((one) => this.characters.has(one));
      default:
        return who === this.me;
    }
  }
}

/**
 * What others did since the last choice of a seat: up to now, or up to the choice that it has made since then.
 * Answers of others within the reader's turn do not count as a new stretch.
 */
export function sinceMyChoice(kinds: EventKinds, events: readonly SeenEvent[], me: number): Span {
  let span = { from: 0, to: 0 };
  let start = 0;
  let others = false;
  let turn: unknown = null;
  events.forEach((seen, index) => {
    turn = turnAfter(kinds, seen, turn);
    if (seen.seat === me && kinds[seen.event]?.chosen) {
      if (others) span = { from: start, to: index };
      start = index + 1;
      others = false;
    } else if (typeof seen.seat === "number" && seen.seat !== me && turn !== null && turn !== me) {
      others = true;
    }
  });
  return others ? { from: start, to: events.length } : span;
}
