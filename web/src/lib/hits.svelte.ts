// Tells what is done to me, and what concerns everybody, as notices; and reads new lines of the log aloud.
import { whenFresh } from "./fresh.svelte.ts";
import { blows, type Blow } from "./happenings.ts";
import { notices } from "./notices.svelte.ts";
import type { Sight } from "./sight.svelte.ts";
import { plain } from "./speaker.ts";
import type { Segment } from "./fluent.ts";

/** So many notices at once; the recap and the log have the rest. */
const AT_ONCE = 3;
/** So many lines are read aloud after a pause such as a lost connection. */
const READ = 12;
/** Lines that come so soon after each other are read as one text. */
const TOGETHER = 350;
const RANK = { hit: 0, good: 1, info: 2 };

/** To be called once while the table's component is set up. */
export function followHits(sight: Sight): void {
  let waiting: string[] = [];
  let timer = 0;

  function read(): void {
    notices.announce(waiting.slice(-READ).join(" "));
    waiting = [];
  }

  whenFresh(sight, (from) => {
    const found = blows(sight.table.events, sight.me, from);
    const told = [...found].sort((one, other) => RANK[one.kind] - RANK[other.kind]).slice(0, AT_ONCE);
    for (const blow of told.sort((one, other) => one.index - other.index)) {
      notices.show(blow.kind, wordsOf(blow, sight), sight.edition);
    }
    const texts = new Map<number, string>();
    for (const line of sight.lines) if (line.first >= from) texts.set(line.first, plain(line.words));
    for (const blow of found) texts.set(blow.index, plain(wordsOf(blow, sight)));
    waiting.push(...[...texts].sort(([one], [other]) => one - other).map(([, text]) => text));
    if (!waiting.length) return;
    clearTimeout(timer);
    timer = window.setTimeout(read, TOGETHER);
  });
  $effect(() => () => clearTimeout(timer));
}

function wordsOf(blow: Blow, sight: Sight): Segment[] {
  const own = blow.words ? sight.speaker.segments(blow.words, blow.about) : sight.speaker.event(blow.about);
  return own ?? [];
}
