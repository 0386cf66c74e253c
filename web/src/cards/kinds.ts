// Words that the drawings share: types of districts, groups of characters, sizes and states.

import facts, { CHARACTERS } from "../game/facts.ts";

export const DISTRICT_TYPES = facts.types;
export type DistrictType = (typeof DISTRICT_TYPES)[number];

/** Action cards have no type; they are drawn as "action". */
export type DistrictLook = DistrictType | "action";

export type CardSize = "small" | "medium" | "large";

/**
 * hidden: not called yet. called: the turn is theirs now. revealed: played or known. silent: called and nobody
 * answered. gone: laid out face up before the draft, in nobody's hand.
 */
export type CharacterState = "hidden" | "called" | "revealed" | "silent" | "gone";

/** A sign on a character: the id of an icon and its meaning in words. */
export interface Mark {
  id: string;
  label: string;
}

export interface Holder {
  name: string;
  seat: number;
}

/** Which districts pay a character: gives it its colour. */
export function group(character: string): DistrictType | "neutral" {
  const income = CHARACTERS.get(character)?.income;
  return DISTRICT_TYPES.find((type) => type === income) ?? "neutral";
}

export function look(type: string | null | undefined): DistrictLook {
  return DISTRICT_TYPES.find((known) => known === type) ?? "action";
}

const VOWELS = /[aeiouyáéíóöőúüűěůýąęаеёиоуыэюя]/i;
const ONE_SOUND = /^(cs|gy|ly|ny|sz|ty|zs|ch|cz|rz|dz)$/i;
const TOO_LONG = 13;

function parted(word: string): string {
  if (word.length <= TOO_LONG) return word;
  const starts: number[] = [];
  for (let place = 3; place < word.length - 3; place += 1) {
    if (VOWELS.test(word.charAt(place)) || !VOWELS.test(word.charAt(place + 1))) continue;
    starts.push(ONE_SOUND.test(word.slice(place - 1, place + 1)) ? place - 1 : place);
  }
  const middle = word.length / 2;
  const best = starts.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle) || b - a)[0];
  return best === undefined ? word : `${word.slice(0, best)}\u00ad${word.slice(best)}`;
}

/** A name with soft hyphens in its longest words, for browsers that cannot hyphenate its language. */
export function divisible(name: string): string {
  return name.split(" ").map(parted).join(" ");
}

/** Letters of the longest word, or part of one: names shrink by it, so that none is wider than its card. */
export function longestWord(name: string): number {
  return Math.max(
    ...divisible(name)
      .split(/[\s\u00ad-]+/)
      .map((word) => word.length),
    1,
  );
}
