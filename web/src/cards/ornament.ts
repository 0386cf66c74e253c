// The background of each card: a sky with its stars and a row of roofs, always the same for the same card.

export interface Ornament {
  stars: string;
  far: string;
  near: string;
  windows: string;
  moon: { x: number; y: number; r: number; phase: number };
}

type Roof = "flat" | "gable" | "crenel" | "spire" | "dome";

const ROOFS: Record<string, Roof[]> = {
  noble: ["dome", "spire", "flat", "crenel", "dome"],
  religious: ["spire", "spire", "gable", "dome"],
  trade: ["gable", "gable", "flat", "gable", "spire"],
  military: ["crenel", "crenel", "flat", "gable"],
  unique: ["spire", "dome", "gable", "crenel", "flat"],
};
const WIDTH = 120;
const GROUND = 120;

/** A generator seeded by a text; the page needs no more of chance than that. */
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

function roof(kind: Roof, x: number, y: number, width: number): string {
  const right = x + width;
  const middle = x + width / 2;
  switch (kind) {
    case "gable":
      return `L${x} ${y}L${middle} ${y - width * 0.55}L${right} ${y}`;
    case "spire":
      return `L${x} ${y}L${middle} ${y - width * 1.5}L${right} ${y}`;
    case "dome":
      return `L${x} ${y}C${x} ${y - width * 0.7} ${middle - 1} ${y - width * 0.6} ${middle} ${y - width * 0.95}C${middle + 1} ${y - width * 0.6} ${right} ${y - width * 0.7} ${right} ${y}`;
    case "crenel": {
      const tooth = width / 5;
      const up = y - tooth;
      return [0, 1, 2, 3, 4]
        .map((i) => `L${x + i * tooth} ${i % 2 ? y : up}L${x + (i + 1) * tooth} ${i % 2 ? y : up}`)
        .join("");
    }
    case "flat":
      return `L${x} ${y}L${right} ${y}`;
  }
}

function rounded(path: string): string {
  return path.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10));
}

function roofs(chance: () => number, kinds: Roof[], low: number, high: number, lit: string[]): string {
  let path = `M-2 ${GROUND}`;
  for (let x = -2; x < WIDTH + 2; ) {
    const width = 9 + chance() * 11;
    const y = GROUND - (low + chance() * (high - low));
    const kind = kinds[Math.floor(chance() * kinds.length)] ?? "flat";
    path += roof(kind, x, y, width);
    for (let row = y + 4; row < GROUND - 5; row += 6) {
      if (chance() < 0.42) lit.push(`M${x + width * (chance() < 0.5 ? 0.25 : 0.58)} ${row}v2.6h1.9v-2.6z`);
    }
    x += width;
  }
  return rounded(`${path}L${WIDTH + 2} ${GROUND}z`);
}

function draw(id: string, kind: string): Ornament {
  const chance = seeded(id);
  const kinds = ROOFS[kind] ?? ROOFS["unique"] ?? [];
  const stars: string[] = [];
  for (let i = 0; i < 26; i += 1) {
    const x = chance() * WIDTH;
    const y = chance() * 78;
    const size = 0.35 + chance() * chance() * 1.5;
    stars.push(
      size > 1
        ? `M${x} ${y - size * 1.7}L${x + size * 0.35} ${y - size * 0.35}L${x + size * 1.7} ${y}L${x + size * 0.35} ${y + size * 0.35}L${x} ${y + size * 1.7}L${x - size * 0.35} ${y + size * 0.35}L${x - size * 1.7} ${y}L${x - size * 0.35} ${y - size * 0.35}z`
        : `M${x - size} ${y}a${size} ${size} 0 1 0 ${2 * size} 0a${size} ${size} 0 1 0 ${-2 * size} 0z`,
    );
  }
  const lit: string[] = [];
  const far = roofs(chance, kinds, 22, 40, []);
  const near = roofs(chance, kinds, 9, 24, lit);
  const left = chance() < 0.5;
  return {
    stars: rounded(stars.join("")),
    far,
    near,
    windows: rounded(lit.join("")),
    moon: { x: left ? 22 + chance() * 14 : 84 + chance() * 14, y: 26 + chance() * 16, r: 7 + chance() * 4, phase: chance() },
  };
}

const drawn = new Map<string, Ornament>();

export function ornament(id: string, kind: string): Ornament {
  const key = `${kind}/${id}`;
  const known = drawn.get(key) ?? draw(id, kind);
  drawn.set(key, known);
  return known;
}
