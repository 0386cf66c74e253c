// What the board shows of an event: what moves from where to where. The engine declares it with each kind of event;
// nothing here knows a card.
import type { SeenEvent } from "../words/speaker.ts";
import type { EventKinds } from "./event_facts.ts";

/** A place on the board: the bank, the deck, somebody's gold, hand, city or name, or a character. */
export type Spot =
  | { at: "bank" | "deck" | "table" }
  | { at: "gold" | "hand" | "city" | "name"; seat: number }
  | { at: "character"; character: string };

export type Effect =
  | { thing: "gold" | "cards" | "crown"; from: Spot; to: Spot; count: number }
  | { thing: "mark"; mark: string; from: Spot; to: Spot }
  | { thing: "broken"; to: Spot; card: string }
  | { thing: "character"; character: string; to: Spot };

const BANK: Spot = { at: "bank" };

export function effectsOf(kinds: EventKinds, seen: SeenEvent): Effect[] {
  const kind = kinds[seen.event];
  if (!kind) return [];
  const found: Effect[] = [];
  const seat = Number(seen.seat);
  if (kind.turns_up) {
    found.push({ thing: "character", character: String(seen[kind.turns_up]), to: { at: "name", seat } });
  }
  if (kind.lays) {
    const { mark, on } = kind.lays;
    for (const character of [seen[on]].flat()) {
      const to: Spot = { at: "character", character: String(character) };
      found.push({ thing: "mark", mark, from: { at: "name", seat }, to });
    }
  }
  if (kind.gold) {
    const { from, to, amount } = kind.gold;
    const count = amount ? Number(seen[amount]) : 1;
    if (count) found.push({ thing: "gold", from: stash(seen, from), to: stash(seen, to), count });
  }
  if (kind.passes_crown) {
    const [from, to] = Object.keys(kind.arguments).map((name) => Number(seen[name]));
    found.push({ thing: "crown", from: named(from), to: named(to), count: 1 });
  }
  return [...found, ...cardsMoved(kinds, seen)];
}

function cardsMoved(kinds: EventKinds, seen: SeenEvent): Effect[] {
  const kind = kinds[seen.event];
  const cards = kind?.cards;
  if (!cards || (cards.unless && Number(seen[cards.unless]) > 0)) return [];
  const from = spot(cards.from, cards.from_seat, seen);
  const to = spot(cards.to, cards.to_seat, seen);
  if (cards.from === "city" && typeof seen.district === "string") {
    return [{ thing: "broken", to: from, card: seen.district }];
  }
  // Only hands and the deck: what lies open is seen to move by itself.
  if (![from, to].every(({ at }) => at === "hand" || at === "deck")) return [];
  const count = Number(seen.count ?? 1);
  const moved: Effect = { thing: "cards", from, to, count };
  return cards.swap
    ? [
        { ...moved, count: 3 },
        { ...moved, from: to, to: from, count: 3 },
      ]
    : count
      ? [moved]
      : [];
}

function stash(seen: SeenEvent, argument: string): Spot {
  return argument === "bank" ? BANK : { at: "gold", seat: Number(seen[argument]) };
}

function named(seat: number | undefined): Spot {
  return { at: "name", seat: seat ?? 0 };
}

function spot(place: string, seat: string | null, seen: SeenEvent): Spot {
  if (seat === null) return { at: place === "deck" ? "deck" : "table" };
  return { at: place === "city" ? "city" : "hand", seat: Number(seen[seat]) };
}
