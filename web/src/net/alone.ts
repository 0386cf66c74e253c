// What one asks for alone: records, puzzles, the deal of the day, statistics. No table needs it, so it is loaded later.
import type {
  Daily,
  NewTable,
  OwnRecord,
  OwnRecords,
  PuzzlePosition,
  Puzzles,
  Replay,
  ReplayViews,
  Solution,
  Statistics,
} from "../generated/messages.ts";
import { preferences } from "../browser/preferences.svelte.ts";
import { isLocal } from "./place.svelte.ts";
import { ask, asGuest } from "./server.ts";

/** A recorded game as somebody saw it; throws Refused if it cannot be replayed. */
export function replayRecord(record: Record<string, unknown>, seenBy: string): Promise<Replay> {
  return asGuest("/api/replay", { record, seen_by: seenBy });
}

export function replayRecordViews(
  record: Record<string, unknown>,
  seenBy: string,
  first: number,
  count: number,
): Promise<ReplayViews> {
  return asGuest("/api/replay/views", { record, seen_by: seenBy, first, count });
}

/** Keeps a finished game from a file among those of the reader, who had that seat; the id of its table. */
export async function keepRecord(record: Record<string, unknown>, seat: number, name: string): Promise<string> {
  const { id } = await asGuest<NewTable>("/api/records", { record, seat, name });
  if (isLocal(id)) preferences.playedHere = true;
  return id;
}

export function puzzles(): Promise<Puzzles> {
  return ask("/api/puzzles");
}

export function puzzle(id: string): Promise<PuzzlePosition> {
  return ask(`/api/puzzle?id=${encodeURIComponent(id)}`);
}

/** What each choice of a puzzle is worth; null for somebody who gives up. */
export function answerPuzzle(id: string, choice: string | null): Promise<Solution> {
  return ask("/api/puzzle", { id, choice });
}

/** The deal of a day; null for today. */
export async function daily(day: string | null): Promise<Daily> {
  return asGuest(`/api/daily${day === null ? "" : `?day=${encodeURIComponent(day)}`}`);
}

/** The guest's table for the deal of the day. */
export async function playDaily(name: string): Promise<string> {
  const { id } = await asGuest<NewTable>("/api/daily", { name });
  if (isLocal(id)) preferences.playedHere = true;
  return id;
}

/** What games show; an edition or a number of players that is "" counts all. Games from elsewhere are added to one's own. */
export function statistics(of: string, edition: string, players: string, games: OwnRecord[]): Promise<Statistics> {
  const asked = { of, ...(edition ? { edition } : {}), ...(players ? { players } : {}) };
  if (!games.length) return asGuest(`/api/statistics?${new URLSearchParams(asked)}`);
  return asGuest("/api/statistics", { ...asked, ...(players ? { players: Number(players) } : {}), games });
}

export function ownRecords(): Promise<OwnRecords> {
  return asGuest("/api/statistics/records");
}
