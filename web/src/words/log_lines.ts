// The log of one table. Only new events are put into words; earlier lines stay the same objects, so that a page
// with hundreds of them has little to do.
import type { Segment } from "./fluent.ts";
import type { Line, Speaker, SeenEvent } from "./speaker.ts";

export class LogLines {
  private speaker: Speaker | null = null;
  private events: readonly SeenEvent[] = [];
  private known: Line[] = [];

  lines(speaker: Speaker, events: readonly SeenEvent[]): Line[] {
    // The last line may grow: several events in a row are one sentence.
    const last = this.goesOn(speaker, events) ? this.known.at(-1) : undefined;
    const kept = last ? this.known.slice(0, -1) : [];
    const first = last?.first ?? 0;
    this.known = [...kept, ...speaker.logLines(events.slice(first), first, last?.inTurn)];
    this.speaker = speaker;
    this.events = events;
    return this.known;
  }

  private goesOn(speaker: Speaker, events: readonly SeenEvent[]): boolean {
    const before = this.events.length;
    return speaker === this.speaker && before <= events.length && events[before - 1] === this.events[before - 1];
  }
}

/** The line of a new round as a heading: in plain text dashes make one of it. */
export function undashed(words: Segment[]): Segment[] {
  const last = words.length - 1;
  return words.map((part, index) => {
    let text = part.text;
    if (index === 0) text = text.replace(/^—\s*/, "");
    if (index === last) text = text.replace(/\s*—$/, "");
    return { ...part, text };
  });
}
