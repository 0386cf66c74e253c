// Cards move from where they were to where they are (FLIP): measured once before and once after an update. Cards have no
// identity in this game, so a card that is new at one place and gone from another is taken to have moved there. Only such
// cards move; what a new layout shifts is simply there.
//
// `followTable(table)` calls `flip.before()` and `flip.after()` around every update. What moves says so:
//
//   <li use:moves={{ key: `city 1 market 0`, card: "market", from: '[data-hand="1"]' }}>…</li>
//
//   key    one for each card on the page: its place, the card and a number
//   card   which card it is
//   from   where it comes from if it was nowhere to be seen: a selector; else the deck, `[data-place="deck"]`
//   breaks whether it breaks if it is nowhere to be seen any more; else it simply disappears
//
// Nothing moves where motion is not wanted, and nothing when the table is shown for the first time.
import { boxOf, breakApart, carry, duration, isSeen, isThere, type Box } from "./flights.ts";

export interface Moving {
  key: string;
  card: string;
  from?: string;
  breaks?: boolean;
}

/** Where a card was before the update. */
interface Seen {
  card: string;
  place: string;
  box: Box;
}

const DECK = '[data-place="deck"]';

class Flip {
  private readonly elements = new Map<string, { node: HTMLElement; moving: Moving }>();
  private old: Map<string, Seen> | null = null;
  private left: { key: string; node: HTMLElement }[] = [];

  /** Before the page changes: remember where everything is. */
  before(): void {
    this.left = [];
    this.old = null;
    if (!this.elements.size || !duration()) return;
    this.old = new Map();
    for (const [key, { node, moving }] of this.elements) {
      this.old.set(key, { card: moving.card, place: placeIn(key), box: node.getBoundingClientRect() });
    }
  }

  /** After it has changed: let what has another place now go there. */
  after(): void {
    const old = this.old;
    this.old = null;
    if (!old?.size) return;
    const time = duration();
    const gone = new Map([...old].filter(([key]) => !this.elements.has(key)));
    const fresh = [...this.elements].filter(([key]) => !old.has(key));
    // A card that only moved up within its place has another number, that is all.
    const come = fresh.filter(([key, { moving }]) => !take(gone, moving.card, placeIn(key)));
    // First all measuring, then all moving: otherwise the browser lays out the page again for every card.
    const moved = come.map(([, { node, moving }]) => ({
      node,
      start: take(gone, moving.card)?.box ?? boxOf(moving.from ?? DECK),
      end: node.getBoundingClientRect(),
    }));
    for (const { node, start, end } of moved) {
      if (start && isThere(start) && isThere(end) && isSeen(start, end)) carry(node, start, end, time);
    }
    for (const { key, node } of this.left) {
      const box = gone.get(key)?.box;
      if (box && isThere(box) && isSeen(box)) breakApart(node, box, time);
    }
    this.left = [];
  }

  enter(node: HTMLElement, moving: Moving): void {
    this.elements.set(moving.key, { node, moving });
  }

  leave(node: HTMLElement, { key, breaks }: Moving): void {
    // Another element may have the key by now.
    if (this.elements.get(key)?.node !== node) return;
    this.elements.delete(key);
    if (breaks && this.old) this.left.push({ key, node });
  }
}

export const flip = new Flip();

/** Makes an element take part in moves. */
export function moves(node: HTMLElement, moving: Moving): { update(moving: Moving): void; destroy(): void } {
  let now = moving;
  flip.enter(node, now);
  return {
    update(next) {
      if (next.key !== now.key) flip.leave(node, now);
      now = next;
      flip.enter(node, now);
    },
    destroy() {
      flip.leave(node, now);
    },
  };
}

/** "city 1" of "city 1 market 0". */
function placeIn(key: string): string {
  return key.split(" ").slice(0, -2).join(" ");
}

/** Takes out a card of this kind that has gone, from this place if one is given. */
function take(gone: Map<string, Seen>, card: string, place?: string): Seen | undefined {
  for (const [key, seen] of gone) {
    if (seen.card !== card || (place !== undefined && seen.place !== place)) continue;
    gone.delete(key);
    return seen;
  }
  return undefined;
}
