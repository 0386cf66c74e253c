// Files with records: one game as JSON, a file of one's own games, or a game on every line, as `citadels simulate` writes
// them.
import { record } from "../net/server.ts";

export type GameRecord = Record<string, unknown>;

/** More than a thousand games of eight. */
const LARGEST_FILE = 64 * 1024 * 1024;

export class NotARecord extends Error {
  constructor(readonly words: "replays-file_not_json" | "replays-file_too_large") {
    super(words);
  }
}

export async function recordsIn(file: File): Promise<GameRecord[]> {
  if (file.size > LARGEST_FILE) throw new NotARecord("replays-file_too_large");
  const text = await file.text();
  try {
    const found: unknown = JSON.parse(text);
    const { games } = (found ?? {}) as { games?: unknown };
    return Array.isArray(games) ? games.map(recordOf) : [recordOf(found)];
  } catch {
    try {
      return text
        .split("\n")
        .filter((line) => line.trim())
        .map((line) => recordOf(JSON.parse(line)));
    } catch {
      throw new NotARecord("replays-file_not_json");
    }
  }
}

/** The record itself, or the one in a line of statistics. The server says what is wrong with it. */
function recordOf(value: unknown): GameRecord {
  if (typeof value !== "object" || value === null) throw new NotARecord("replays-file_not_json");
  const inner = (value as GameRecord).record;
  return (typeof inner === "object" && inner !== null ? inner : value) as GameRecord;
}

/** Keeps the record of a finished game as a file. */
export async function saveRecord(table: string): Promise<void> {
  const file = new Blob([JSON.stringify(await record(table))], { type: "application/json" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = `citadels-${table}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
