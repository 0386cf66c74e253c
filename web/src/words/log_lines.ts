// The log of one table. Only new events are put into words; earlier lines stay the same objects, so that a page
// with hundreds of them has little to do.
import type { Segment } from "./fluent.ts";
import type { Line, Speaker, SeenEvent } from "./speaker.ts";

export class LogLines {
  private speaker: Speaker | null = null;
  private events: readonly SeenEvent[] = [];
  private known: Line[] = [];

  lines(speaker: Speaker, events: readonly SeenEvent[]): Line[] {
    const same = this.inCommon(speaker, events);
    const kept = this.known.filter((line) => line.first < same);
    // The last line may grow, or have grown: several events in a row are one sentence.
    const last = kept.pop();
    const first = last?.first ?? 0;
    this.known = [...kept, ...speaker.logLines(events.slice(first), first, last?.inTurn)];
    this.speaker = speaker;
    this.events = events;
    return this.known;
  }

  /** How many events there were before, too: all of them as a game goes on, and fewer where a replay goes back. */
  private inCommon(speaker: Speaker, events: readonly SeenEvent[]): number {
    const count = Math.min(this.events.length, events.length);
    return speaker === this.speaker && events[count - 1] === this.events[count - 1] ? count : 0;
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
