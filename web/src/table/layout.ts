// How the table is laid out: by the space there is, never by the number of players. Plain functions of figures, tested by
// themselves (tests/page/test_layout.py).
//
// `arrange` divides the window into fixed places, so that nothing moves while the game goes on. `cityPlan` and `fit` then
// choose the size of the cards within one place by how many lie there. All lengths are in pixels; what belongs to text
// grows with the reader's letters (`rem`).

export interface Box {
  width: number;
  height: number;
}

/** card: with its picture. tile: type, picture and cost in a line. dot: a coloured letter. */
export type Form = "card" | "tile" | "dot";

export interface Fit {
  form: Form;
  width: number;
  height: number;
  columns: number;
}

/** lines: 2 has a line for what is known of the player, 1 does without, 0 puts everything in one line, which opens. */
export interface CityPlan {
  lines: 0 | 1 | 2;
  fit: Fit;
}

export type CardPreference = "compact" | "normal" | "large";

/** wide: everything at once. tall: a dock at the bottom, for thumbs. flat: the dock at the right. */
export type Mode = "wide" | "tall" | "flat";

export interface Space {
  mode: Mode;
  /** What the table may use of the window. */
  width: number;
  height: number;
  /** Pixels of a rem: the reader's letters. */
  rem: number;
  players: number;
  /** Whether the reader plays, and so has a city and a hand of their own. */
  seated: boolean;
  /** How many districts end the game: cities get room for as many. */
  capacity: number;
  characters: number;
  cards: CardPreference;
  /** Without the log. */
  zen: boolean;
  /** The table is on a screen for all: here are hand, question and own city only. */
  handOnly?: boolean;
  /** The rules are open in the column at the side. */
  reading?: boolean;
  /** How wide the log is, in rem; 0: as suits the window. */
  log: number;
}

export interface Arrangement {
  mode: Mode;
  others: Box;
  /** How many cities stand in each row; every row fills the width. */
  rows: number[];
  /** The order of the call: medals with names below, or in lines. */
  strip: { form: "medal" | "line"; medal: number; height: number };
  status: Box;
  own: Box;
  hand: Box;
  side: Box;
  /** Rows of buttons in the status. */
  buttons: 1 | 2;
  /** The row with round, deck and buttons; its height is 0 where the side has them. */
  bar: number;
}

/** The narrowest and the widest card. */
export const LEAST = 56;
export const MOST = 160;
const COMPACT = 88;
/** From this width on a card has its full drawing. */
export const DRAWN = 92;
const SMALL_RATIO = 98 / 76;
const DRAWN_RATIO = 158 / 112;
/** The narrowest tile, on a desk and under a thumb. */
const TILE = { wide: 56, tall: 42, flat: 42 };
const SHORTEST_TILE = 24;
const TALLEST_TILE = 34;
const WIDEST_TILE = 150;
const GAP = 4;
const TILE_GAP = 3;
/** Even these fit: cities and hands that grow beyond what is usual. */
const LARGE_CITY = 10;
const LARGE_HAND = 12;
const USUAL_HAND = 6;

// The measures of a city's panel and of the zones around, in pixels at 16 pixels a rem; the style sheets have the same.
const PAD = 8;
const SPACE = 6;
const BETWEEN = 3; // the rows of cities on a narrow screen
const CITY = { sides: 14, ends: 15, header: 28, identity: 20, oneLine: 416 };
const HAND_ENDS = 20;
const STATUS = 84;
/** The column beside the cities, in rem: its share of the window, and its bounds. */
const SIDE = { least: 15, share: 0.19, most: 24 };
const READING_SIDE = { least: 20, share: 0.27, most: 30 };
const STRIP_LINE = 46;
const STRIP_WORDS = 40;
/** A narrower character has no room for its name. */
const NAMED = 72;
const MEDALS = [44, 52, 60, 72, 84, 96, 112, 136, 160];
/** The narrowest panel of a city. */
const NARROWEST = { wide: 208, tall: 300, flat: 156 };
/** A line for a whole city: a finger must find it, and a name and letters should stand beside the figures. */
const CITY_LINE = { lowest: 24, width: 260, cramped: 0.5 };
/** The most of a window that the log may take. */
const WIDEST_LOG = 0.3;
/** How much less a city is worth that could grow beyond its panel. */
const TOO_SMALL = 0.1;
/** How much less rows of different lengths are liked. */
const UNEQUAL = 0.25;

export function cardHeight(width: number): number {
  return Math.floor(width * (width < DRAWN ? SMALL_RATIO : DRAWN_RATIO));
}

function cardWidth(height: number): number {
  const drawn = height / DRAWN_RATIO;
  return drawn >= DRAWN ? drawn : Math.min(DRAWN - 1, height / SMALL_RATIO);
}

/** What the window allows: set once by `limitsOf`, the same for every place. */
export interface Limits {
  rem: number;
  /** The widest card. */
  most: number;
  /** The narrowest tile. */
  tile: number;
  /** Between the panels of cities. */
  between: number;
}

export function limitsOf(space: Space): Limits {
  const between = (space.mode === "wide" ? SPACE : BETWEEN) * (space.rem / 16);
  return { rem: space.rem, most: space.cards === "compact" ? COMPACT : MOST, tile: TILE[space.mode], between };
}

/** The largest cards, or else tiles, or else dots, of which `count` fit into a box. */
export function fit(box: Box, count: number, { most, tile }: Limits): Fit {
  let best: Fit | null = null;
  const cards = Math.max(1, count);
  for (let columns = 1; columns <= cards; columns++) {
    const rows = Math.ceil(cards / columns);
    const across = (box.width - GAP * (columns - 1)) / columns;
    const width = Math.floor(Math.min(most, across, cardWidth((box.height - GAP * (rows - 1)) / rows)));
    if (width >= LEAST && width > (best?.width ?? 0))
      best = { form: "card", width, height: cardHeight(width), columns };
  }
  if (best) return best;
  for (let columns = 1; columns <= cards; columns++) {
    const rows = Math.ceil(cards / columns);
    const width = Math.floor(Math.min(WIDEST_TILE, (box.width - TILE_GAP * (columns - 1)) / columns));
    const height = Math.floor(Math.min(TALLEST_TILE, (box.height - TILE_GAP * (rows - 1)) / rows));
    if (width < tile || height < SHORTEST_TILE) continue;
    if (!best || width * height > best.width * best.height) best = { form: "tile", width, height, columns };
  }
  if (best) return best;
  const size = Math.max(10, Math.min(20, Math.floor((box.width - 2 * (cards - 1)) / cards)));
  return { form: "dot", width: size, height: size, columns: cards };
}

/** How a player's panel of this size shows `count` districts. */
export function cityPlan(frame: Box, count: number, limits: Limits): CityPlan {
  const unit = limits.rem / 16;
  const width = frame.width - CITY.sides * unit;
  const height = frame.height - CITY.ends * unit - CITY.header * unit;
  const attempts: CityPlan["lines"][] = width >= CITY.oneLine * unit ? [1] : [2, 1];
  for (const lines of attempts) {
    const found = fit({ width, height: height - (lines === 2 ? CITY.identity * unit : 0) }, count, limits);
    if (found.form !== "dot") return { lines, fit: found };
  }
  return { lines: 0, fit: fit({ width: width * 0.4, height: 0 }, count, limits) };
}

/** How much of a panel's height `count` districts leave free below them. */
export function roomBelow(
  frame: Box,
  { lines, fit: { form, height, columns } }: CityPlan,
  count: number,
  limits: Limits,
) {
  if (form === "dot") return 0;
  const unit = limits.rem / 16;
  const rows = Math.ceil(Math.max(1, count) / columns);
  const above = (CITY.header + CITY.ends + (lines === 2 ? CITY.identity : 0)) * unit;
  return frame.height - above - rows * (height + (form === "card" ? GAP : TILE_GAP));
}

/** How many stand in each of `rows` rows: as equal as can be, the fuller rows first. */
export function shares(count: number, rows: number): number[] {
  return Array.from({ length: rows }, (_, row) => Math.ceil((count - row) / rows));
}

/** How good a size is for the reader. */
function worth({ form, width }: Fit): number {
  if (form === "card") return width;
  return form === "tile" ? 18 + width / 12 : 6;
}

/** The rows in which every city gets the largest cards. */
function bestRows(box: Box, count: number, space: Space): { rows: number[]; worth: number } {
  const limits = limitsOf(space);
  const unit = space.rem / 16;
  let best = { rows: Array<number>(count).fill(1), worth: 0 };
  for (let rows = 1; rows <= count; rows++) {
    const counts = shares(count, rows);
    const frame = frameOf(box, counts, 0, limits);
    if (frame.width < NARROWEST[space.mode] * unit) continue;
    const usual = cityPlan(frame, space.capacity, limits);
    const large = cityPlan(frame, Math.max(LARGE_CITY, space.capacity), limits);
    const line = usual.fit.form === "dot";
    if (line && frame.height < CITY_LINE.lowest * unit) continue;
    const found =
      (worth(usual.fit) + usual.lines / 10) *
      (line && frame.width < CITY_LINE.width * unit ? CITY_LINE.cramped : 1) *
      (large.fit.form === "dot" ? TOO_SMALL : 1) *
      ((counts.at(-1) ?? 1) / (counts[0] ?? 1)) ** UNEQUAL;
    if (found > best.worth) best = { rows: counts, worth: found };
  }
  return best;
}

/** The panel of each city in a row. */
export function frameOf(box: Box, rows: number[], row: number, { between }: Limits): Box {
  const count = rows[row] ?? 1;
  return {
    width: (box.width - between * (count - 1)) / count,
    height: (box.height - between * (rows.length - 1)) / rows.length,
  };
}

/** The size of the cards in a hand. */
export function handFit(box: Box, count: number, limits: Limits): Fit {
  const unit = limits.rem / 16;
  const inner = { width: box.width - PAD * unit, height: box.height - HAND_ENDS * unit };
  return fit(inner, Math.max(count, USUAL_HAND), limits);
}

/** The reader's city and hand side by side. */
function bestSplit(box: Box, space: Space): { city: number; worth: number } {
  const limits = limitsOf(space);
  const gap = SPACE * (space.rem / 16);
  let best = { city: box.width / 2, worth: -Infinity };
  for (let part = 0.3; part <= 0.6; part += 0.025) {
    const city = Math.round(box.width * part);
    const frame = { width: city, height: box.height };
    const hand = { width: box.width - city - gap, height: box.height };
    const found =
      1.2 * Math.log(worth(cityPlan(frame, space.capacity, limits).fit)) +
      0.25 * Math.log(worth(cityPlan(frame, LARGE_CITY, limits).fit)) +
      1.6 * Math.log(worth(handFit(hand, USUAL_HAND, limits))) +
      0.35 * Math.log(worth(handFit(hand, LARGE_HAND, limits)));
    if (found > best.worth) best = { city, worth: found };
  }
  return best;
}

export function modeOf(width: number, height: number, rem: number): Mode {
  if (width >= 60 * rem && height >= 30 * rem) return "wide";
  return width > height ? "flat" : "tall";
}

export function arrange(space: Space): Arrangement {
  const arranged = { wide: arrangeWide, tall: arrangeTall, flat: arrangeFlat };
  return arranged[space.mode](space);
}

/** What is left inside the frame of the board. */
function within(space: Space): Box {
  const unit = space.rem / 16;
  return { width: space.width - 2 * PAD * unit, height: space.height - 2 * PAD * unit };
}

function othersOf(space: Space): number {
  return space.players - (space.seated ? 1 : 0);
}

function arrangeWide(space: Space): Arrangement {
  const unit = space.rem / 16;
  const { width, height } = within(space);
  const { least, share, most } = space.reading ? READING_SIDE : SIDE;
  const rems = width / space.rem;
  const wished = space.log && !space.reading ? Math.min(space.log, rems * WIDEST_LOG) : Math.min(most, rems * share);
  const side = Math.round(Math.max(least, wished) * space.rem);
  const beside = width - side - SPACE * unit; // the strip has round and menu at its side, with the log or without it
  const main = space.zen ? width : beside;
  const status = STATUS * unit;
  const fixed = 2 * SPACE * unit + status;
  const across = beside / space.characters - GAP;
  const strips: Arrangement["strip"][] = [{ form: "line", medal: 32 * unit, height: STRIP_LINE * unit }];
  for (const medal of space.cards === "large" ? [] : MEDALS) {
    if (medal * unit > across) break;
    strips.push({ form: "medal", medal: medal * unit, height: (medal + STRIP_WORDS) * unit });
  }
  const owns = [0];
  if (space.seated) {
    owns.pop();
    for (let own = 104 * unit; own <= height / 2; own += 8) owns.push(own);
  }
  let best: { worth: number; arrangement: Arrangement } | null = null;
  for (const own of owns) {
    const split = space.seated ? bestSplit({ width, height: own }, space) : { city: 0, worth: 0 };
    for (const strip of strips) {
      const others = { width: main, height: height - own - (own && SPACE * unit) - strip.height - fixed };
      const found = bestRows(others, othersOf(space), space);
      const seen = strip.form === "line" ? 26 * unit : strip.medal;
      // What is left when every card is as large as it may be goes to all panels alike.
      const uneven = Math.abs(own - others.height / found.rows.length) / height;
      const worth = 3 * Math.log(found.worth + 1) + split.worth + 0.5 * Math.log(seen) - 0.05 * uneven;
      if (best && worth <= best.worth) continue;
      const arrangement: Arrangement = {
        mode: "wide",
        others,
        rows: found.rows,
        strip,
        status: { width, height: status },
        own: { width: split.city, height: own },
        hand: { width: width - split.city - SPACE * unit, height: own },
        side: { width: side, height: others.height + SPACE * unit + strip.height },
        buttons: 2,
        bar: 0,
      };
      best = { worth, arrangement };
    }
  }
  if (!best) throw new Error("a wide window always has room for something");
  return best.arrangement;
}

/** Where the table is on another screen. */
const NO_STRIP: Arrangement["strip"] = { form: "medal", medal: 0, height: 0 };

/** Medals in one line across, as large as they can be. */
function narrowStrip(space: Space, width: number): Arrangement["strip"] {
  const unit = space.rem / 16;
  const across = width / space.characters - GAP;
  const medal = Math.floor(Math.min(52 * unit, across));
  return { form: "medal", medal, height: medal + (across < NAMED * unit ? 14 : STRIP_WORDS) * unit };
}

function arrangeTall(space: Space): Arrangement {
  const unit = space.rem / 16;
  const { width, height } = within(space);
  const strip = space.handOnly ? NO_STRIP : narrowStrip(space, width);
  const bar = 40 * unit;
  const buttons = space.height >= 700 * unit ? 2 : 1;
  const status = (buttons === 2 ? 164 : 120) * unit;
  const share = space.handOnly ? { hand: 0.3, own: 0.2 } : { hand: 0.145, own: 0.105 };
  const tallest = space.handOnly ? 320 * unit : 200 * unit;
  const hand = space.seated ? Math.round(Math.max(98 * unit, Math.min(tallest, height * share.hand))) : 0;
  const own = space.seated ? Math.round(Math.max(68 * unit, Math.min(240 * unit, height * share.own))) : 0;
  const gaps = SPACE * unit * (space.seated ? 5 : 3);
  const others = { width, height: height - bar - strip.height - status - hand - own - gaps };
  return {
    mode: "tall",
    others,
    rows: bestRows(others, othersOf(space), space).rows,
    strip,
    status: { width, height: status },
    own: { width, height: own },
    hand: { width, height: hand },
    side: { width, height },
    buttons,
    bar,
  };
}

function arrangeFlat(space: Space): Arrangement {
  const unit = space.rem / 16;
  const { width, height } = within(space);
  const dock = Math.round(Math.min(420 * unit, Math.max(285 * unit, width * 0.44)));
  const left = width - dock - SPACE * unit;
  const strip = space.handOnly ? NO_STRIP : narrowStrip(space, left);
  const bar = 38 * unit;
  const buttons = space.height >= 420 * unit ? 2 : 1;
  const status = (buttons === 2 ? 166 : 124) * unit;
  const low = height < 350 * unit && !space.handOnly;
  const share = space.handOnly ? 0.4 : 0.18;
  const own = space.seated ? Math.round(low ? 40 * unit : Math.max(66 * unit, height * share)) : 0;
  const gaps = SPACE * unit * (space.seated ? 3 : 2);
  const others = { width: left, height: height - bar - strip.height - own - gaps };
  return {
    mode: "flat",
    others,
    rows: bestRows(others, othersOf(space), space).rows,
    strip,
    status: { width: dock, height: status },
    own: { width: left, height: own },
    hand: { width: dock, height: height - status - SPACE * unit },
    side: { width, height },
    buttons,
    bar,
  };
}
