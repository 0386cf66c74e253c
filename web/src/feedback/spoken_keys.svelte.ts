// Keys that speak: everybody's gold, hands, cities and characters, for readers who cannot glance at the board.
import { isForTable } from "../browser/keys.ts";
import { marksOf } from "../game/called.ts";
import type { TableView } from "../game/table_view.svelte.ts";
import { notices } from "./notices.svelte.ts";
import { say } from "../words/words.svelte.ts";

const SPOKEN: Record<string, (table: TableView) => string[]> = {
  g: (table) => players(table).map(({ seat, gold }) => table.speaker.say("showing-gold_of", { seat, gold })),
  c: (table) =>
    players(table).map(({ seat, hand, hand_size: count }) =>
      hand ? cardsOf(table, seat, hand) : table.speaker.say("showing-hand_of", { seat, count }),
    ),
  t: (table) =>
    players(table).map(({ seat, city }) =>
      cardsOf(
        table,
        seat,
        city.map((district) => district.card),
      ),
    ),
  w: (table) =>
    (table.view?.characters ?? []).map((called) => {
      const name = table.speaker.card(called.character);
      const parts = [say("table-rank", { rank: called.rank, name })];
      if (called.player !== null) parts.push(table.speaker.player(called.player));
      parts.push(...marksOf(called).map((mark) => mark.label));
      if (called.face_up) parts.push(say("mark-face_up"));
      return `${parts.join(", ")}.`;
    }),
};

/** Call it once while the table's component is set up. */
export function followSpokenKeys(table: TableView): void {
  $effect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const spoken = isForTable(event) ? SPOKEN[event.key.toLowerCase()] : undefined;
      if (spoken) notices.announce(spoken(table).join(" "));
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  });
}

/** Everybody, the reader first, then clockwise. */
function players(table: TableView) {
  const all = table.view?.players ?? [];
  const first = table.me ?? 0;
  return [...all.slice(first), ...all.slice(0, first)];
}

function cardsOf(table: TableView, seat: number, cards: readonly string[]): string {
  return table.speaker.say(cards.length ? "showing-cards_of" : "showing-none_of", { seat, cards: [...cards] });
}
