// Shows what is done to me, and what concerns everybody, as notices; and reads new lines of the log aloud.
import { onNewEvents } from "./events_since.svelte.ts";
import { eventsForMe } from "../game/events_for_me.ts";
import facts from "../game/facts.ts";
import { notices } from "./notices.svelte.ts";
import type { TableView } from "../game/table_view.svelte.ts";
import { plain } from "../words/speaker.ts";

/** So many notices at once; the recap and the log have the rest. */
const AT_ONCE = 3;
/** So many lines are read aloud after a pause such as a lost connection. */
const READ = 12;
/** Lines that come so soon after each other are read as one text. */
const TOGETHER = 350;
const RANK = { hit: 0, good: 1, info: 2 };

/** Call it once while the table's component is set up. */
export function followNoticesForMe(table: TableView): void {
  let waiting: string[] = [];
  let timer = 0;

  function read(): void {
    notices.announce(waiting.slice(-READ).join(" "));
    waiting = [];
  }

  onNewEvents(table, (from) => {
    const found = eventsForMe(facts.events, table.socket.events, table.me, from);
    const shown = [...found].sort((one, other) => RANK[one.kind] - RANK[other.kind]).slice(0, AT_ONCE);
    for (const one of shown.sort((one, other) => one.index - other.index)) {
      notices.show(one.kind, table.speaker.notice(one.about), table.edition);
    }
    const texts = new Map<number, string>();
    for (const line of table.lines) if (line.first >= from) texts.set(line.first, plain(line.words));
    for (const one of found) texts.set(one.index, plain(table.speaker.notice(one.about)));
    waiting.push(...[...texts].sort(([one], [other]) => one - other).map(([, text]) => text));
    if (!waiting.length) return;
    clearTimeout(timer);
    timer = window.setTimeout(read, TOGETHER);
  });
  $effect(() => () => clearTimeout(timer));
}
