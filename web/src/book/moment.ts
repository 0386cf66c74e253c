// What a player should read at this moment of a game: derived from what the open decision, its choices and the cards
// behind them declare in the engine.
import facts from "../game/facts.ts";
import type { Paragraph } from "../generated/facts.ts";
import type { View } from "../generated/view.ts";
import { BOOKS, rulebook } from "./rulebook.ts";

const { decisions, verbs } = rulebook.moments;

function offeredVerbs(view: View): string[] {
  return [...new Set((view.decision?.options ?? []).map((text) => text.split(" ")[0] ?? ""))];
}

/** The paragraphs of the edition's book, those about what can be done first. */
export function paragraphsNow(view: View, edition: string): Paragraph[] {
  const sections = BOOKS.get(edition)?.sections ?? [];
  const known = sections.flatMap((section) => section.paragraphs);
  const asked = [
    ...offeredVerbs(view).flatMap((verb) => verbs[verb] ?? []),
    ...(decisions[view.decision?.kind ?? ""]?.paragraphs ?? []),
  ];
  const ending = view.over || view.last_round ? sections.find(({ id }) => id === "end") : undefined;
  const ids = [...new Set([...asked, ...(ending?.paragraphs ?? []).map(({ id }) => id)])];
  return ids
    .flatMap((id) => known.filter((paragraph) => paragraph.id === id))
    .filter(({ players }) => !players.length || players.includes(view.players.length));
}

/** The cards that the open decision or one of its choices is about, other than the reader's characters. */
export function cardsNow(view: View, own: readonly string[]): string[] {
  const bringing = decisions[view.decision?.kind ?? ""]?.cards ?? [];
  const offering = offeredVerbs(view).flatMap((verb) => facts.acts[verb]?.card ?? []);
  return [...new Set([...bringing, ...offering])].filter((card) => !own.includes(card));
}
