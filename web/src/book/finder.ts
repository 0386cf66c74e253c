// Cards found by what people type, as src/citadels/lang/finder.py does: a name in any language, a part of it, without
// accents too, or an id.
import type { Language } from "../words/fluent.ts";
import { EDITIONS } from "../game/facts.ts";
import { ALL_CARDS } from "./rulebook.ts";

// Letters that Unicode does not decompose, and what people type for them.
const WITHOUT_MARKS: Record<string, string> = { ł: "l", đ: "d", ø: "o", ß: "ss", "’": "", "'": "", _: " ", "-": " " };

/** A text without accents, case and punctuation: Ježibaba and jezibaba are the same. */
export function folded(text: string): string {
  return text
    .toLowerCase()
    .replace(/[łđøß’'_-]/g, (sign) => WITHOUT_MARKS[sign] ?? sign)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .split(/\s+/)
    .filter(Boolean)
    .join(" ");
}

// What Germans type where a keyboard has no umlauts: Koenig.
const SPELLED_OUT: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue" };

/** How a name is typed without accents: König as konig or koenig. */
function spellings(name: string): string[] {
  const spelledOut = name.toLowerCase().replace(/[äöü]/g, (letter) => SPELLED_OUT[letter] ?? letter);
  return [...new Set([folded(name), folded(spelledOut)])];
}

/** What a card is called in a language: its name, then the names that editions have for it. */
export function namesOf(card: string, language: Language): string[] {
  return [...new Set(["", ...EDITIONS.keys()].map((edition) => language.card(card, edition)))];
}

/** Every name, folded, with its card. */
export type Names = [string, string][];

export function knownNames(language: Language): Names {
  return ALL_CARDS.flatMap((card) =>
    namesOf(card, language)
      .flatMap(spellings)
      .map((name): [string, string] => [name, card]),
  );
}

/** The cards that a text can mean, best first: names before ids, the reader's language before the others. */
export function findCards(typed: string, own: Names, others: Names): string[] {
  const wanted = folded(typed);
  if (!wanted) return [];
  const starts = (names: Names) => names.filter(([name]) => ` ${name}`.includes(` ${wanted}`));
  const holds = (names: Names) => names.filter(([name]) => name.includes(wanted));
  const ids: Names = ALL_CARDS.map((card) => [folded(card), card]);
  const attempts = [
    () => starts(own),
    () => holds(own),
    () => [...starts(ids), ...starts(others)],
    () => [...holds(ids), ...holds(others)],
    () => closest(wanted, [...own, ...ids, ...others]),
  ];
  for (const attempt of attempts) {
    const found = attempt();
    if (found.length) return [...new Set(found.map(([, card]) => card))];
  }
  return [];
}

/** Names that a misspelt one may mean: one character in four may be wrong. */
function closest(wanted: string, names: Names): Names {
  const most = Math.floor(wanted.length / 4);
  const near = names.map((pair): [number, [string, string]] => [distance(wanted, pair[0]), pair]);
  const best = Math.min(...near.map(([steps]) => steps));
  return best > most ? [] : near.filter(([steps]) => steps === best).map(([, pair]) => pair);
}

/** How many characters must be inserted, deleted or changed to turn one text into the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const changed = (row[j - 1] ?? 0) + Number(one[i - 1] !== other[j - 1]);
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
