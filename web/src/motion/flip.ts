// Cards move from where they were to where they are (FLIP): measured once before and once after an update, then
// moved back by a transform that runs out. Cards have no identity of their own in this game, so a card that is new at
// one place and gone from another is taken for the one that went there.
//
// `followTable(table)` calls `flip.before()` and `flip.after()` around every update. What moves says so:
//
//   <li use:moves={{ key: `city 1 market 0`, card: "market", from: '[data-hand="1"]' }}>…</li>
//
//   key    one for each card on the page
//   card   which card it is
//   from   where it comes from if it was nowhere to be seen: a selector; else the deck, `[data-place="deck"]`
//   to     where it goes if it is nowhere to be seen any more: a selector; else it simply disappears
//
// `flip.coins('[data-gold="1"]', '[data-gold="0"]', 3)` lets gold fly. Nothing moves where motion is not wanted (--move
// is 0 then), and nothing when the table is shown for the first time.

export interface Moving {
  key: string;
  card: string;
  from?: string;
  to?: string;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where a card was before the update. */
interface Seen {
  card: string;
  node: HTMLElement;
  parent: Element | null;
  box: Box;
}

const DECK = '[data-place="deck"]';
const EASE = "cubic-bezier(0.2, 0.7, 0.25, 1)";
/** A shorter way, in pixels, is not animated. */
const LEAST = 2;
/** More coins than this would be a shower. */
const MOST_COINS = 6;

class Flip {
  private readonly elements = new Map<string, { node: HTMLElement; moving: Moving }>();
  private readonly running = new WeakMap<HTMLElement, Animation>();
  private old: Map<string, Seen> | null = null;
  private left: { key: string; node: HTMLElement; to: string }[] = [];

  /** Before the page changes: where is everything? */
  before(): void {
    this.left = [];
    this.old = null;
    if (!this.elements.size || !duration()) return;
    this.old = new Map();
    for (const [key, { node, moving }] of this.elements) {
      const box = node.getBoundingClientRect();
      this.old.set(key, { card: moving.card, node, parent: node.parentElement, box });
    }
  }

  /** After it has changed: let everything go to its new place. */
  after(): void {
    const old = this.old;
    this.old = null;
    if (!old?.size) return;
    const time = duration();
    const gone = new Map([...old].filter(([key, seen]) => this.elements.get(key)?.moving.card !== seen.card));
    // First all measuring, then all moving: otherwise the browser lays out the page again for every card.
    for (const { node } of this.elements.values()) this.running.get(node)?.cancel();
    const places = new Map<string, Box | null>();
    const found = [...this.elements].map(([key, { node, moving }]) => ({
      node,
      moving,
      end: node.getBoundingClientRect(),
      before: gone.has(key) ? undefined : old.get(key),
    }));
    // A place that closes ranks comes before one that another card of the same kind left.
    for (const near of [true, false]) {
      for (const one of found) one.before ??= this.take(gone, one.moving.card, near ? one.node.parentElement : null);
    }
    for (const { node, moving, end, before } of found) {
      const start = before?.box ?? place(places, moving.from ?? DECK);
      if (!start || !isThere(start) || !isThere(end) || !isSeen(start, end) || !isFar(start, end)) continue;
      if (before?.parent === node.parentElement) this.slide(node, start, end, time);
      else this.carry(node, start, end, time);
    }
    for (const { key, node, to } of this.left) {
      const start = gone.get(key)?.box;
      const end = place(places, to);
      if (start && end && isThere(start) && isSeen(start)) this.drop(node, start, end, time);
    }
    this.left = [];
  }

  /** A card of this kind that has gone, from this parent if one is given. */
  private take(gone: Map<string, Seen>, card: string, parent: Element | null): Seen | undefined {
    for (const [key, seen] of gone) {
      if (seen.card !== card || (parent && seen.parent !== parent)) continue;
      gone.delete(key);
      return seen;
    }
    return undefined;
  }

  /** Gold from one place to another. */
  coins(from: string, to: string, count: number): void {
    const time = duration();
    const places = new Map<string, Box | null>();
    const start = place(places, from);
    const end = place(places, to);
    if (!time || !start || !end || !isSeen(start, end)) return;
    for (let index = 0; index < Math.min(count, MOST_COINS); index++) {
      const coin = document.createElement("span");
      coin.className = "flying-coin";
      coin.setAttribute("aria-hidden", "true");
      layer().append(coin);
      const [x, y] = [start.x + start.width / 2, start.y + start.height / 2];
      const [dx, dy] = [end.x + end.width / 2 - x, end.y + end.height / 2 - y];
      const path = [
        { transform: `translate(${x}px, ${y}px) scale(0.6)`, opacity: 0.4 },
        { transform: `translate(${x + dx / 2}px, ${y + dy / 2 - 30}px) scale(1.1)`, opacity: 1 },
        { transform: `translate(${x + dx}px, ${y + dy}px) scale(0.7)`, opacity: 0.6 },
      ];
      const flight = coin.animate(path, { duration: time * 2, delay: index * 60, easing: "ease-in-out", fill: "both" });
      flight.onfinish = flight.oncancel = () => coin.remove();
    }
  }

  enter(node: HTMLElement, moving: Moving): void {
    this.elements.set(moving.key, { node, moving });
  }

  leave(node: HTMLElement, { key, to }: Moving): void {
    // Another element may have the key by now.
    if (this.elements.get(key)?.node !== node) return;
    this.elements.delete(key);
    if (to && this.old) this.left.push({ key, node, to });
  }

  private slide(node: HTMLElement, start: Box, end: Box, time: number): void {
    const moving = node.animate([{ transform: transform(start, end) }, { transform: "none" }], {
      duration: time,
      easing: EASE,
    });
    this.running.set(node, moving);
  }

  // To another parent, which may cut off what is beside it: a copy flies above everything.
  private carry(node: HTMLElement, start: Box, end: Box, time: number): void {
    const copy = above(node.cloneNode(true) as HTMLElement, end);
    const waiting = node.animate([{ opacity: 0 }, { opacity: 0 }], { duration: time });
    const flight = copy.animate([{ transform: transform(start, end) }, { transform: "none" }], {
      duration: time,
      easing: EASE,
    });
    flight.onfinish = flight.oncancel = () => {
      copy.remove();
      waiting.cancel();
    };
  }

  private drop(node: HTMLElement, start: Box, end: Box, time: number): void {
    const copy = above(node.cloneNode(true) as HTMLElement, start);
    const path = [
      { transform: "none", opacity: 1 },
      { transform: transform(end, start), opacity: 0 },
    ];
    const flight = copy.animate(path, { duration: time, easing: EASE, fill: "both" });
    flight.onfinish = flight.oncancel = () => copy.remove();
  }
}

export const flip = new Flip();

/** Makes an element one that moves. */
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

function place(found: Map<string, Box | null>, selector: string): Box | null {
  let box = found.get(selector);
  if (box === undefined) {
    box = document.querySelector(selector)?.getBoundingClientRect() ?? null;
    found.set(selector, box);
  }
  return box;
}

/** Milliseconds that a move takes: the page's --move, 0 where motion is not wanted. */
function duration(): number {
  const move = getComputedStyle(document.documentElement).getPropertyValue("--move").trim();
  const figure = Number.parseFloat(move) || 0;
  return move.endsWith("ms") ? figure : figure * 1000;
}

function transform(from: Box, to: Box): string {
  const dx = from.x + from.width / 2 - (to.x + to.width / 2);
  const dy = from.y + from.height / 2 - (to.y + to.height / 2);
  return `translate(${dx}px, ${dy}px) scale(${from.width / to.width}, ${from.height / to.height})`;
}

function isThere(box: Box): boolean {
  return box.width > 0 && box.height > 0;
}

function isFar(one: Box, other: Box): boolean {
  return (
    Math.abs(one.x - other.x) > LEAST || Math.abs(one.y - other.y) > LEAST || Math.abs(one.width - other.width) > LEAST
  );
}

function isSeen(...boxes: Box[]): boolean {
  return boxes.some(
    (box) => box.x < innerWidth && box.y < innerHeight && box.x + box.width > 0 && box.y + box.height > 0,
  );
}

/** Where copies fly: above everything, hidden from pointers and screen readers. */
function layer(): HTMLElement {
  const known = document.querySelector<HTMLElement>(".flights");
  if (known) return known;
  const made = document.createElement("div");
  made.className = "flights";
  made.setAttribute("aria-hidden", "true");
  made.inert = true;
  document.body.append(made);
  return made;
}

function above(copy: HTMLElement, box: Box): HTMLElement {
  for (const named of [copy, ...copy.querySelectorAll("[id]")]) named.removeAttribute("id");
  Object.assign(copy.style, {
    position: "absolute",
    left: `${box.x}px`,
    top: `${box.y}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    margin: "0",
  });
  layer().append(copy);
  return copy;
}
