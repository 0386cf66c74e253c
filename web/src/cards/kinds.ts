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
