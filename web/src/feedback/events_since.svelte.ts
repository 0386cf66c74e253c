// New events: those that arrive while the page is open, or arrived since it was last open in this tab. The history
// that a newcomer receives is not news.
import { untrack } from "svelte";
import type { TableView } from "../game/table_view.svelte.ts";

const KEY = "citadels-seen";

function lastSeen(table: string): number | null {
  try {
    const [id, count] = (sessionStorage.getItem(KEY) ?? "").split(" ");
    return id === table && count ? Number(count) : null;
  } catch {
    return null; // storage is forbidden
  }
}

function keepSeen(table: string, count: number): void {
  try {
    sessionStorage.setItem(KEY, `${table} ${count}`);
  } catch {
    // Then a reload starts from scratch.
  }
}

/** Call it while a component is set up. `happen` gets the number of the first new event. */
export function onNewEvents(table: TableView, happen: (from: number) => void): void {
  // Read it before any effect writes it.
  let seen = lastSeen(table.reader);
  $effect(() => {
    const count = table.socket.events.length;
    if (!table.state) return;
    untrack(() => {
      const from = seen ?? count;
      seen = count;
      // After a restart of the server from an older state there can be fewer than before.
      if (from < count) happen(from);
      keepSeen(table.reader, count);
    });
  });
}
