// The reader's own notes about who is who: only in this browser, by table, kept over reloads.
import { preferences } from "../browser/preferences.svelte.ts";

/** Of a table: the round they were made in, and by seat the characters a player may be. */
interface Kept {
  round: number;
  marks: Record<string, string[]>;
}

const KEY = "citadels-suspicions";
const MOST_TABLES = 10; // others are forgotten, the oldest first

function read(): Record<string, Kept> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return found && typeof found === "object" ? (found as Record<string, Kept>) : {};
  } catch {
    return {}; // storage is forbidden or holds something else
  }
}

class Suspicions {
  /** The seat that the reader is making notes about. */
  asked = $state<number | null>(null);
  private tables = $state.raw(read());

  /** Whom the reader suspects in a seat. Notes of an earlier round count only if the reader wants to keep them. */
  of(table: string, round: number, seat: number): string[] {
    return this.standing(table, round)[seat] ?? [];
  }

  toggle(table: string, round: number, seat: number, character: string): void {
    const marks = this.standing(table, round);
    const now = marks[seat] ?? [];
    const next = now.includes(character) ? now.filter((other) => other !== character) : [...now, character];
    this.keep(table, { round, marks: { ...marks, [seat]: next } });
  }

  clear(table: string, round: number, seat: number): void {
    this.keep(table, { round, marks: { ...this.standing(table, round), [seat]: [] } });
  }

  private standing(table: string, round: number): Record<string, string[]> {
    const kept = this.tables[table];
    return kept && (preferences.keepMarks || kept.round === round) ? kept.marks : {};
  }

  private keep(table: string, kept: Kept): void {
    const others = Object.entries(this.tables).filter(([id]) => id !== table);
    this.tables = Object.fromEntries([...others.slice(1 - MOST_TABLES), [table, kept]]);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.tables));
    } catch {
      // Then they are lost when the page is closed.
    }
  }
}

export const suspicions = new Suspicions();
