// How high the guide above a table is: fixed, so that nothing moves when its words change. What it says never lies over
// the table, so it can cover nothing that is to be touched.
import { modeOf, type Mode } from "../table/layout.ts";

/** In rem: room for the longest words in every language. */
const LESSON: Record<Mode, number> = { wide: 5.25, tall: 8.75, flat: 5 };
const COACH: Record<Mode, number> = { wide: 2.75, tall: 4.5, flat: 3.25 };

const PUZZLE: Record<Mode, number> = { wide: 3.25, tall: 5.5, flat: 3.25 };
const HEIGHTS = { lesson: LESSON, coach: COACH, puzzle: PUZZLE };

export function guideHeight(kind: keyof typeof HEIGHTS, width: number, height: number, rem: number): number {
  return HEIGHTS[kind][modeOf(width, height, rem)] * rem;
}
