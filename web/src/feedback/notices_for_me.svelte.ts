// Shows what is done to me, and what concerns everybody, as notices; and reads the log aloud: one summary for a turn, and
// with my own turn what is asked.
import { onNewEvents } from "./events_since.svelte.ts";
import { eventsForMe } from "../game/events_for_me.ts";
import facts from "../game/facts.ts";
import { notices } from "./notices.svelte.ts";
import type { TableView } from "../game/table_view.svelte.ts";
import { plain } from "../words/speaker.ts";

/** The most notices at once; the recap and the log have the rest. */
const AT_ONCE = 3;
/** The most lines to announce after a pause such as a lost connection. */
const READ = 12;
/** Summaries this close together, in milliseconds, are announced as one text. */
const TOGETHER = 350;
/** If a turn takes longer, what has happened so far is announced. */
const LONG_TURN = 5000;
const RANK = { hit: 0, good: 1, info: 2 };

/** Call it once while the table's component is set up. */
export function followNoticesForMe(table: TableView): void {
  const summary = new Summary();
  onNewEvents(table, (from) => {
    const { events } = table.socket;
    const found = eventsForMe(facts.events, events, table.me, from);
    const shown = [...found].sort((one, other) => RANK[one.kind] - RANK[other.kind]).slice(0, AT_ONCE);
    // A lesson says itself what is to be noticed.
    for (const one of table.lesson ? [] : shown.sort((one, other) => one.index - other.index)) {
      notices.show(one.kind, table.speaker.notice(one.about), table.edition);
    }
    const texts = new Map<number, string>();
    for (const line of table.lines) if (line.first >= from) texts.set(line.first, plain(line.words));
    for (const one of found) texts.set(one.index, plain(table.speaker.notice(one.about)));
    for (let index = from; index < events.length; index++) {
      if (facts.events[events[index]?.event ?? ""]?.turn) summary.turnOver();
      const text = texts.get(index);
      if (text) summary.add(text);
    }
  });
  const asked = $derived(table.myTurn && table.view ? table.speaker.decision(table.view) : "");
  $effect(() => {
    if (asked) summary.add(asked);
    if (asked || table.over) summary.turnOver();
  });
  $effect(() => () => summary.stop());
}

/** What will be read aloud. */
class Summary {
  private turn: string[] = [];
  private ready: string[] = [];
  private timer = 0;

  add(text: string): void {
    this.turn.push(text);
    if (!this.ready.length) this.later(LONG_TURN);
  }

  turnOver(): void {
    if (!this.turn.length) return;
    this.ready.push(...this.turn);
    this.turn = [];
    this.later(TOGETHER);
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private later(time: number): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.read(), time);
  }

  private read(): void {
    const texts = this.ready.length ? this.ready : this.turn;
    notices.announce(texts.slice(-READ).join(" "));
    if (texts === this.turn) this.turn = [];
    this.ready = [];
    if (this.turn.length) this.later(LONG_TURN);
  }
}
