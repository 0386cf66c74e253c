// New messages: shown as notices and read aloud, unless the reader has the chat open or does not want that.
import { untrack } from "svelte";
import { preferences } from "../browser/preferences.svelte.ts";
import { notices } from "../feedback/notices.svelte.ts";
import type { TableView } from "../game/table_view.svelte.ts";
import { labelled } from "../words/words.svelte.ts";
import { speakerOf, spoken } from "./talk.ts";

/** Call it once while a component is set up. `count`: how many messages the reader has not seen. */
export function followChat(table: TableView, reading: () => boolean): { readonly count: number } {
  const { socket } = table;
  const newest = $derived((socket.chat.at(-1)?.number ?? -1) + 1);
  let told = untrack(() => newest);
  let seen = $state(untrack(() => newest));
  const count = $derived(
    socket.chat.filter((message) => message.number >= Math.max(seen, socket.chatSince) && !message.mine).length,
  );

  $effect(() => {
    const from = Math.max(told, socket.chatSince);
    told = newest;
    if (!preferences.chat) return;
    for (const message of socket.chat.filter(({ number, mine }) => number >= from && !mine)) {
      const text = labelled(speakerOf(message), spoken(message));
      // At the table, players speak in bubbles at their places.
      const bubble = message.seat !== null && table.info?.state === "running";
      if (!untrack(reading) && !bubble) notices.show("info", [{ text }]);
      untrack(() => notices.announce(text));
    }
  });
  $effect(() => {
    if (reading()) seen = newest;
  });

  return {
    get count() {
      return count;
    },
  };
}
