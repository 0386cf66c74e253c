// The result as a picture to share: drawn by the page itself, with the colours of its styles.
import { CARDS } from "../game/facts.ts";

export interface Result {
  title: string;
  outcome: string;
  /** The best first. */
  players: { name: string; seat: number; points: number; won: boolean; city: string[] }[];
}

export const WIDTH = 1200;
export const HEIGHT = 630;
const MARGIN = 56;
const ROOFS = [70, 110, 50, 140, 90, 60, 120, 80, 150, 55, 100, 75];

export function drawResult(canvas: HTMLCanvasElement, result: Result): void {
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext("2d");
  if (!pen) return;
  const colour = colours(canvas);
  const font = getComputedStyle(canvas).getPropertyValue("--font-title");
  drawSky(pen, colour);

  pen.textBaseline = "alphabetic";
  pen.fillStyle = colour("night-gold");
  pen.font = `700 34px ${font}`;
  pen.fillText(result.title, MARGIN, 78);
  pen.fillStyle = colour("night-ink");
  pen.font = `800 46px ${font}`;
  pen.fillText(fitted(pen, result.outcome, WIDTH - 2 * MARGIN), MARGIN, 138);

  const row = Math.min(92, (HEIGHT - 200) / result.players.length);
  result.players.forEach((player, index) => {
    const top = 176 + index * row;
    pen.fillStyle = colour("night-veil");
    pen.fillRect(MARGIN - 16, top, WIDTH - 2 * MARGIN + 32, row - 8);
    pen.fillStyle = colour(`seat-${player.seat}`);
    pen.fillRect(MARGIN - 16, top, 10, row - 8);
    const base = top + row / 2 + 6;
    pen.font = `700 ${Math.min(32, row * 0.45)}px ${font}`;
    pen.fillStyle = colour(player.won ? "night-laurel" : "night-ink");
    pen.fillText(`${index + 1}.`, MARGIN + 8, base);
    pen.fillText(fitted(pen, player.name, 300), MARGIN + 56, base);
    pen.textAlign = "right";
    pen.fillText(String(player.points), WIDTH - MARGIN, base);
    pen.textAlign = "left";
    drawCity(pen, colour, player.city, MARGIN + 380, top, row - 8);
  });
}

/** Each district as a small house in the colour of its type. */
function drawCity(
  pen: CanvasRenderingContext2D,
  colour: (name: string) => string,
  city: string[],
  left: number,
  top: number,
  height: number,
): void {
  const side = Math.min(44, height * 0.6);
  const gap = Math.min(side + 10, (WIDTH - MARGIN - 90 - left) / Math.max(1, city.length));
  city.forEach((card, index) => {
    const x = left + index * gap;
    const y = top + (height - side) / 2;
    pen.fillStyle = colour(CARDS.get(card)?.type ?? "action");
    pen.beginPath();
    pen.moveTo(x, y + side * 0.4);
    pen.lineTo(x + side / 2, y);
    pen.lineTo(x + side, y + side * 0.4);
    pen.lineTo(x + side, y + side);
    pen.lineTo(x, y + side);
    pen.fill();
    pen.strokeStyle = colour("card-edge");
    pen.lineWidth = 2;
    pen.stroke();
  });
}

function drawSky(pen: CanvasRenderingContext2D, colour: (name: string) => string): void {
  const sky = pen.createLinearGradient(0, 0, 0, HEIGHT);
  sky.addColorStop(0, colour("card-dark"));
  sky.addColorStop(1, colour("mark-bewitched"));
  pen.fillStyle = sky;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = colour("card-dark");
  const width = WIDTH / ROOFS.length;
  ROOFS.forEach((height, index) => {
    pen.fillRect(index * width, HEIGHT - height, width - 6, height);
    pen.beginPath();
    pen.moveTo(index * width, HEIGHT - height);
    pen.lineTo((index + 0.5) * width - 3, HEIGHT - height - 34);
    pen.lineTo((index + 1) * width - 6, HEIGHT - height);
    pen.fill();
  });
}

/** Colours of the styles by name; a canvas does not understand variables. */
function colours(near: HTMLElement): (name: string) => string {
  const probe = document.createElement("span");
  near.after(probe);
  const known = new Map<string, string>();
  setTimeout(() => probe.remove());
  return (name) => {
    let found = known.get(name);
    if (found === undefined) {
      probe.style.color = `var(--${name})`;
      found = getComputedStyle(probe).color;
      known.set(name, found);
    }
    return found;
  };
}

function fitted(pen: CanvasRenderingContext2D, text: string, width: number): string {
  if (pen.measureText(text).width <= width) return text;
  let short = text;
  while (short && pen.measureText(`${short}…`).width > width) short = short.slice(0, -1);
  return `${short}…`;
}
