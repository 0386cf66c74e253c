// The log of one table. Only what is new is put into words; lines that were told stay the same objects, so that a page
// with hundreds of them has little to do.
import type { Segment } from "./fluent.ts";
import type { Line, Speaker, Told } from "./speaker.ts";

export class LogLines {
  private speaker: Speaker | null = null;
  private events: readonly Told[] = [];
  private told: Line[] = [];

  lines(speaker: Speaker, events: readonly Told[]): Line[] {
    // The last line may grow: several events in a row are one sentence.
    const last = this.goesOn(speaker, events) ? this.told.at(-1) : undefined;
    const kept = last ? this.told.slice(0, -1) : [];
    const first = last?.first ?? 0;
    this.told = [...kept, ...speaker.tell(events.slice(first), first, last?.inTurn)];
    this.speaker = speaker;
    this.events = events;
    return this.told;
  }

  private goesOn(speaker: Speaker, events: readonly Told[]): boolean {
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
