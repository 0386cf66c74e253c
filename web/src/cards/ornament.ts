// Backgrounds: a sky with its lights and rows of roofs, always the same for the same card.

export interface Ornament {
  /** The hour of the evening: 0 to 3. */
  hour: number;
  stars: string;
  /** Moon or sun. */
  light: string;
  /** Clouds or birds, drawn with a line. */
  strokes: string;
  far: string;
  near: string;
  windows: string;
}

export interface City {
  stars: string;
  /** Rows of roofs, the farthest first. */
  rows: string[];
  windows: string;
}

type Roof = "flat" | "gable" | "crenel" | "spire" | "dome";

const ROOFS: Record<string, Roof[]> = {
  noble: ["dome", "spire", "flat", "crenel", "dome"],
  religious: ["spire", "spire", "gable", "dome"],
  trade: ["gable", "gable", "flat", "gable", "spire"],
  military: ["crenel", "crenel", "flat", "gable"],
};
const ALL: Roof[] = ["spire", "dome", "gable", "crenel", "flat"];
const SIDE = 120;

/** A generator seeded by a text; good enough for pictures. */
export function seeded(text: string): () => number {
  let state = 2166136261;
  for (const letter of text) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function rounded(path: string): string {
  return path.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10));
}

function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
}

function crescent(x: number, y: number, radius: number, phase: number): string {
  return `M${x} ${y - radius}a${radius} ${radius} 0 1 1 0 ${2 * radius}a${radius * (0.8 + phase)} ${radius} 0 0 0 0 ${-2 * radius}z`;
}

function star(x: number, y: number, size: number): string {
  if (size <= 1) return circle(x, y, size);
  const [long, short] = [size * 1.8, size * 0.32];
  return `M${x} ${y - long}L${x + short} ${y - short}L${x + long} ${y}L${x + short} ${y + short}L${x} ${y + long}L${x - short} ${y + short}L${x - long} ${y}L${x - short} ${y - short}z`;
}

function cloud(x: number, y: number, length: number): string {
  return `M${x} ${y}h${length}M${x + length * 0.2} ${y - 3}h${length * 0.5}M${x + length * 0.3} ${y + 3}h${length * 0.55}`;
}

function bird(x: number, y: number, size: number): string {
  return `M${x - size} ${y - size * 0.5}q${size * 0.6} ${-size * 0.2} ${size} ${size * 0.5}q${size * 0.4} ${-size * 0.7} ${size} ${-size * 0.5}`;
}

function roof(kind: Roof, x: number, y: number, width: number): string {
  const right = x + width;
  const middle = x + width / 2;
  switch (kind) {
    case "gable":
      return `L${x} ${y}L${middle} ${y - width * 0.55}L${right} ${y}`;
    case "spire":
      return `L${x} ${y}L${x + width * 0.15} ${y - width * 0.15}L${middle} ${y - width * 1.55}L${right - width * 0.15} ${y - width * 0.15}L${right} ${y}`;
    case "dome":
      return `L${x} ${y}C${x} ${y - width * 0.7} ${middle - 1} ${y - width * 0.6} ${middle} ${y - width * 0.95}C${middle + 1} ${y - width * 0.6} ${right} ${y - width * 0.7} ${right} ${y}`;
    case "crenel": {
      const tooth = width / 5;
      return [0, 1, 2, 3, 4]
        .map((place) => {
          const height = place % 2 ? y : y - tooth;
          return `L${x + place * tooth} ${height}L${x + (place + 1) * tooth} ${height}`;
        })
        .join("");
    }
    case "flat":
      return `L${x} ${y}L${right} ${y}`;
  }
}

interface Row {
  kinds: Roof[];
  width: number;
  ground: number;
  house: number;
  low: number;
  high: number;
}

function roofs(chance: () => number, row: Row, lit?: string[]): string {
  let path = `M-2 ${row.ground}`;
  for (let x = -2; x < row.width + 2;) {
    const width = row.house * (0.65 + chance() * 0.8);
    const y = row.ground - (row.low + chance() * (row.high - row.low));
    path += roof(row.kinds[Math.floor(chance() * row.kinds.length)] ?? "flat", x, y, width);
    for (let floor = y + 4; lit && floor < row.ground - 5; floor += 6) {
      if (chance() < 0.42) lit.push(`M${x + width * (chance() < 0.5 ? 0.25 : 0.58)} ${floor}v2.6h1.9v-2.6z`);
    }
    x += width;
  }
  return rounded(`${path}L${row.width + 2} ${row.ground}z`);
}

function draw(id: string, kind: string): Ornament {
  const chance = seeded(id);
  const kinds = ROOFS[kind] ?? ALL;
  const hour = Math.floor(chance() * 4);
  const stars = Array.from({ length: [26, 22, 8, 12][hour] ?? 0 }, () =>
    star(chance() * SIDE, chance() * 78, 0.35 + chance() * chance() * 1.5),
  );
  const side = chance() < 0.5 ? 26 + chance() * 8 : 86 + chance() * 8; // clear of cost and type in the corners
  const light = [
    crescent(side, 44 + chance() * 12, 7 + chance() * 4, chance()),
    circle(side, 46 + chance() * 12, 8 + chance() * 4),
    circle(36 + chance() * 48, 84 + chance() * 8, 22 + chance() * 10),
    "",
  ][hour];
  const strokes = Array.from({ length: [0, 2, 5, 7][hour] ?? 0 }, () => {
    const x = chance() * SIDE;
    return hour === 2
      ? bird(x, 24 + chance() * 40, 2 + chance() * 2)
      : cloud(x - 20, 14 + chance() * 66, 16 + chance() * 22);
  });
  const windows: string[] = [];
  const far = roofs(chance, { kinds, width: SIDE, ground: SIDE, house: 14, low: 22, high: 40 });
  const near = roofs(chance, { kinds, width: SIDE, ground: SIDE, house: 14, low: 9, high: 24 }, windows);
  return {
    hour,
    stars: rounded(stars.join("")),
    light: rounded(light ?? ""),
    strokes: rounded(strokes.join("")),
    far,
    near,
    windows: rounded(windows.join("")),
  };
}

const known = new Map<string, Ornament>();

export function ornament(id: string, kind: string): Ornament {
  const key = `${kind}/${id}`;
  const found = known.get(key) ?? draw(id, kind);
  known.set(key, found);
  return found;
}

/** A whole city for the head of a screen. */
export function city(seed: string, width: number, height: number): City {
  const chance = seeded(seed);
  const windows: string[] = [];
  const row = (house: number, low: number, high: number, lit?: string[]) =>
    roofs(chance, { kinds: ALL, width, ground: height, house, low: low * height, high: high * height }, lit);
  const rows = [row(28, 0.24, 0.5), row(34, 0.14, 0.36), row(26, 0.05, 0.24, windows)];
  const stars = Array.from({ length: Math.round(width / 11) }, () =>
    star(chance() * width, chance() * height * 0.6, 0.4 + chance() * chance() * 1.9),
  );
  return { stars: rounded(stars.join("")), rows, windows: rounded(windows.join("")) };
}
