// Short notices in the corner, and what a screen reader is told about what happens.
import type { Segment } from "../words/fluent.ts";

export interface Notice {
  id: number;
  kind: "info" | "hit" | "refusal" | "good";
  words: Segment[];
  /** The edition of its table; names of cards open that edition's text. */
  edition: string;
}

const SHOWN = { info: 5000, good: 5000, refusal: 6000, hit: 12_000 };

class Notices {
  shown = $state.raw<Notice[]>([]);
  /** The newest thing to read aloud. */
  spoken = $state("");
  private next = 0;

  add(kind: Notice["kind"], words: Segment[] | string): void {
    const parts = typeof words === "string" ? [{ text: words }] : words;
    this.show(kind, parts);
    this.announce(parts.map((part) => part.text).join(""));
  }

  /** Show it without reading it aloud; the caller does that. */
  show(kind: Notice["kind"], words: Segment[], edition = ""): void {
    const notice = { id: this.next++, kind, words, edition };
    this.shown = [...this.shown.slice(-3), notice];
    setTimeout(() => this.remove(notice.id), SHOWN[kind]);
  }

  remove(id: number): void {
    this.shown = this.shown.filter((notice) => notice.id !== id);
  }

  /** Nothing of what was told is left: somebody else reads on. */
  clear(): void {
    this.shown = [];
    this.spoken = "";
  }

  announce(text: string): void {
    // A screen reader would not read the same words again without a difference.
    this.spoken = text === this.spoken ? `${text}\u00A0` : text;
  }
}

export const notices = new Notices();
