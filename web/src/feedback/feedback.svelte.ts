// Everything that accompanies a table while it is on the page: notices, sounds, title, clock, moving cards.
import { followAttention } from "./attention.svelte.ts";
import { followClock } from "./clock.svelte.ts";
import { flip } from "../motion/flip.ts";
import { onNewEvents } from "./events_since.svelte.ts";
import { eventsForMe } from "../game/events_for_me.ts";
import facts from "../game/facts.ts";
import { followNoticesForMe } from "./notices_for_me.svelte.ts";
import { followSpokenKeys } from "./spoken_keys.svelte.ts";
import type { TableView } from "../game/table_view.svelte.ts";
import { soundOf, sounds } from "./sounds.ts";

/** Call it once while the table's component is set up. */
export function followTable(table: TableView): void {
  $effect.pre(() => {
    void table.socket.version;
    flip.before();
  });
  $effect(() => {
    void table.socket.version;
    flip.after();
  });
  // Who watches a game again is not called, warned or hurried.
  if (!table.live) return;
  followNoticesForMe(table);
  followSpokenKeys(table);
  followClock(table);
  followAttention(table);
  followBySound(table);
}

function followBySound(table: TableView): void {
  let mine = table.myTurn;
  onNewEvents(table, (from) => {
    const hit = eventsForMe(facts.events, table.socket.events, table.me, from).some((found) => found.kind === "hit");
    const sound = soundOf(facts.events, table.socket.events.slice(from), hit);
    if (sound) sounds.play(sound);
  });
  $effect(() => {
    const now = table.myTurn;
    // Within my turn every choice opens the next one; only the first makes a sound.
    if (now && !mine) sounds.play("turn");
    mine = now;
  });
}
