// What this browser saw of the shuffles of its tables, and its own parts in them: kept here alone until they are revealed.
import type { Shuffle } from "../generated/messages.ts";
import { newPart, playerCommitment } from "./hashes.ts";

export interface Seen {
  /** The server's commitment when this browser first saw the table. */
  commitment: string;
  part: string;
  /** The commitments of all players at the moment when they were sealed. */
  sealed?: (string | null)[];
  /** Whether the server has acknowledged this browser's part. */
  revealed?: boolean;
}

const KEY = "citadels-shuffles";
const MOST = 40;

function all(): Record<string, Seen> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Seen>;
  } catch {
    return {}; // storage is forbidden or holds something else
  }
}

/** If nothing can be stored, it is remembered until the page is closed. */
const here: Record<string, Seen> = {};

export function seen(table: string): Seen | null {
  return all()[table] ?? here[table] ?? null;
}

function keep(table: string, known: Seen): Seen {
  here[table] = known;
  const others = Object.entries(all()).filter(([id]) => id !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...others.slice(1 - MOST), [table, known]])));
  } catch {
    // Then it is lost when the page is closed.
  }
  return known;
}

/** The table as it was seen first. */
export function firstSeen(table: string, commitment: string): Seen {
  return seen(table) ?? keep(table, { commitment, part: newPart() });
}

/** The hash of this browser's part. */
export function promise(table: string, known: Seen): string {
  return playerCommitment(table, known.commitment, known.part);
}

export function noteSealed(table: string, known: Seen, shuffle: Shuffle): Seen {
  return known.sealed ? known : keep(table, { ...known, sealed: shuffle.commitments });
}

export function noteRevealed(table: string): void {
  const known = seen(table);
  if (known) keep(table, { ...known, revealed: true });
}
