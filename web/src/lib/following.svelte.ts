// Everything that goes along with a table while it is on the page: notices, sounds, title, clock, cards that move.
import "../styles/flights.css";
import { followAttention } from "./attention.svelte.ts";
import { followClock } from "./clock.svelte.ts";
import { flip } from "./flip.ts";
import { whenFresh } from "./fresh.svelte.ts";
import { blows, goldMoved } from "./happenings.ts";
import { followHits } from "./hits.svelte.ts";
import type { Sight } from "./sight.svelte.ts";
import { soundOf, sounds } from "./sounds.ts";

/** To be called once while the table's component is set up. */
export function followTable(sight: Sight): void {
  $effect.pre(() => {
    void sight.table.version;
    flip.before();
  });
  $effect(() => {
    void sight.table.version;
    flip.after();
  });
  followHits(sight);
  followClock(sight);
  followAttention(sight);
  followBySound(sight);
  whenFresh(sight, (from) => {
    for (const { from: giver, to, gold } of goldMoved(sight.table.events.slice(from))) {
      flip.coins(`[data-gold="${giver}"]`, `[data-gold="${to}"]`, gold);
    }
  });
}

function followBySound(sight: Sight): void {
  let mine = sight.myTurn;
  whenFresh(sight, (from) => {
    const hit = blows(sight.table.events, sight.me, from).some((blow) => blow.kind === "hit");
    const sound = soundOf(sight.table.events.slice(from), hit);
    if (sound) sounds.play(sound);
  });
  $effect(() => {
    const now = sight.myTurn;
    // Within the own turn every choice opens the next: only the first is a call.
    if (now && !mine) sounds.play("turn");
    mine = now;
  });
}
