// A character in the order of the call, as it is drawn: what lies on it, and how far it is.
import type { CharacterState, Mark } from "../cards/kinds.ts";
import type { CalledCharacter } from "../generated/view.ts";
import { say } from "../words/words.svelte.ts";

type Known = Pick<CalledCharacter, "called" | "revealed" | "face_up">;
export type Called = Known & Partial<Omit<CalledCharacter, "character">> & { character: string };

export function marksOf(called: Called): Mark[] {
  const found: string[] = (["murdered", "bewitched", "robbed", "face_down"] as const).filter((mark) => called[mark]);
  if (called.warrant) found.push(called.signed ? "signed" : "warrant");
  if (called.threat) found.push(called.flower ? "flower" : "threat");
  return found.map((id) => ({ id, label: say(`mark-${id}`) }));
}

/** `acting`: the character whose turn it is. */
export function stateOf(called: Called, acting: string | null): CharacterState {
  if (called.face_up) return "gone";
  if (called.revealed) return "revealed";
  if (called.character === acting) return "called";
  return called.called ? "silent" : "hidden";
}

/** Whether nobody can be it any more. */
export function isOut(called: Called, acting: string | null): boolean {
  return called.face_up || (called.called && !called.revealed && called.character !== acting);
}
