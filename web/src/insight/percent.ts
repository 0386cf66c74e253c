// Chances in the reader's language.
import { words } from "../words/words.svelte.ts";

export function percent(chance: number): string {
  return new Intl.NumberFormat(words.language.code, { style: "percent" }).format(chance);
}

/** With what it may be off by: twice the standard error. */
export function withError(chance: number, error: number): string {
  return `${percent(chance)} ± ${percent(2 * error)}`;
}
