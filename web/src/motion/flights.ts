// What flies over the table: gold, marks, the crown, the backs of cards, and copies of cards on their way. Nothing flies
// where motion is not wanted (--move is 0 then).
import "./flights.css";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const EASE = "cubic-bezier(0.2, 0.7, 0.25, 1)";
/** The most coins or cards that fly at once. */
const MOST = 6;
/** Between two of them, in milliseconds. */
const GAP = 60;

/** The duration of a move in milliseconds: the page's --move, 0 with reduced motion. */
export function duration(): number {
  const move = getComputedStyle(document.documentElement).getPropertyValue("--move").trim();
  const figure = Number.parseFloat(move) || 0;
  return move.endsWith("ms") ? figure : figure * 1000;
}

export function isThere(box: Box): boolean {
  return box.width > 0 && box.height > 0;
}

export function isSeen(...boxes: Box[]): boolean {
  return boxes.some(
    (box) => box.x < innerWidth && box.y < innerHeight && box.x + box.width > 0 && box.y + box.height > 0,
  );
}

/** Where the first visible thing is that a selector finds. */
export function boxOf(selector: string): Box | null {
  for (const node of document.querySelectorAll(selector)) {
    const box = node.getBoundingClientRect();
    if (isThere(box)) return box;
  }
  return null;
}

/** How to get from one box to another by a transform. */
export function transform(from: Box, to: Box): string {
  const dx = from.x + from.width / 2 - (to.x + to.width / 2);
  const dy = from.y + from.height / 2 - (to.y + to.height / 2);
  return `translate(${dx}px, ${dy}px) scale(${from.width / to.width}, ${from.height / to.height})`;
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

/** A copy above everything, at a box. */
function above(node: HTMLElement, box: Box): HTMLElement {
  const copy = node.cloneNode(true) as HTMLElement;
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

function goneAfter(node: HTMLElement, flight: Animation, then?: () => void): void {
  flight.onfinish = flight.oncancel = () => {
    node.remove();
    then?.();
  };
}

/** A card goes to its new place. The new parent may clip its content, so a copy flies. */
export function carry(node: HTMLElement, start: Box, end: Box, time: number): void {
  const copy = above(node, end);
  const waiting = node.animate([{ opacity: 0 }, { opacity: 0 }], { duration: time });
  const path = [{ transform: transform(start, end) }, { transform: "none" }];
  goneAfter(copy, copy.animate(path, { duration: time, easing: EASE }), () => waiting.cancel());
}

/** A card breaks in two where it stood. */
export function breakApart(node: HTMLElement, box: Box, time: number): void {
  const HALVES: [string, number][] = [
    ["polygon(0 0, 62% 0, 40% 45%, 58% 62%, 38% 100%, 0 100%)", -1],
    ["polygon(62% 0, 100% 0, 100% 100%, 38% 100%, 58% 62%, 40% 45%)", 1],
  ];
  for (const [half, side] of HALVES) {
    const copy = above(node, box);
    copy.classList.add("broken");
    copy.style.clipPath = half;
    const path = [
      { transform: "none", opacity: 1 },
      { transform: `translate(${side * 6}px, 0) rotate(${side * 4}deg)`, opacity: 1, offset: 0.35 },
      { transform: `translate(${side * 26}px, 46px) rotate(${side * 28}deg)`, opacity: 0 },
    ];
    goneAfter(copy, copy.animate(path, { duration: time * 3, easing: "ease-in", fill: "both" }));
  }
}

/** Small things fly in an arc: `make` draws one. */
export function send(make: () => HTMLElement, from: string, to: string, count: number): void {
  const time = duration();
  const start = boxOf(from);
  const end = boxOf(to);
  if (!time || !start || !end || !isSeen(start, end)) return;
  for (let index = 0; index < Math.min(count, MOST); index++) {
    const thing = make();
    thing.classList.add("flying");
    layer().append(thing);
    const [x, y] = [start.x + start.width / 2, start.y + start.height / 2];
    const [dx, dy] = [end.x + end.width / 2 - x, end.y + end.height / 2 - y];
    const path = [
      { transform: `translate(${x}px, ${y}px) scale(0.6)`, opacity: 0.4 },
      { transform: `translate(${x + dx / 2}px, ${y + dy / 2 - 30}px) scale(1.2)`, opacity: 1 },
      { transform: `translate(${x + dx}px, ${y + dy}px) scale(0.8)`, opacity: 0.7 },
    ];
    const flight = thing.animate(path, { duration: time * 2, delay: index * GAP, easing: "ease-in-out", fill: "both" });
    goneAfter(thing, flight);
  }
}
