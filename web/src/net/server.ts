// Requests to the server. Every answer is data; a refusal is an id with arguments that `speaker.refusal` puts into words.
import type { Setup } from "../generated/setup.ts";
import type {
  Addresses,
  AnyCommand,
  Done,
  History,
  ListedTable,
  MyTable,
  MyTables,
  NewTable,
  OpenLesson,
  OpenTable,
  OpenedTable,
  People,
  PlannedGame,
  Refusal,
  Replay,
  ReplayViews,
  Review,
  Round,
  Tables,
} from "../generated/messages.ts";
import { isStatic } from "../browser/hosting.ts";
import { preferences } from "../browser/preferences.svelte.ts";
import type { Exchanged } from "../local/local_tables.ts";
import type { Reason } from "../words/speaker.ts";
import { isLocal, place } from "./place.svelte.ts";
import { answeredHere, exchange, goesOnHere, here, Unreachable } from "./transport.ts";

export { Unreachable };

const MINE = "/api/tables/mine";

export class Refused extends Error {
  constructor(
    readonly reason: Reason,
    readonly status: number,
  ) {
    super(reason.id);
  }
}

export async function ask<T>(path: string, body?: unknown): Promise<T> {
  return read<T>(await exchange(path, body));
}

function read<T>({ status, data }: Exchanged): T {
  if (status >= 400) {
    const refused = (data as Partial<Refusal> | null)?.refused;
    throw new Refused(refused ?? { id: "failed", arguments: {} }, status);
  }
  return data as T;
}

let entering: Promise<unknown> | null = null;

/** Becomes a guest: the token is in a cookie that no script can read. */
export function enter(): Promise<unknown> {
  entering ??= ask("/api/guest", {}).catch((error: unknown) => {
    entering = null;
    throw error;
  });
  return entering;
}

/** Logs out: nobody can take this guest's seats any more. Whoever comes next from this browser is a new guest. */
export async function logOut(): Promise<void> {
  await asGuest("/api/guest/leave", {});
  entering = null;
}

/** As a guest; if the server has forgotten this one, as a new guest. */
export async function asGuest<T>(path: string, body?: unknown): Promise<T> {
  if (!answeredHere(path))
    await enter().catch((error: unknown) => {
      if (!goesOnHere(path, error)) throw error;
    });
  try {
    return await ask<T>(path, body);
  } catch (error) {
    if (!(error instanceof Refused) || error.reason.id !== "no_token") throw error;
    entering = null;
    await enter();
    return ask<T>(path, body);
  }
}

/** Throws Refused if the rules forbid the setup. */
export function checkSetup(setup: Partial<Setup>): Promise<PlannedGame> {
  return asGuest("/api/setup", setup);
}

/** Throws Refused if the table does not exist. */
export function findTable(id: string): Promise<unknown> {
  return ask(`/api/tables/${id}`);
}

export async function openTables(): Promise<ListedTable[]> {
  return isStatic || place.away ? [] : (await ask<Tables>("/api/tables")).tables;
}

/** On the server and in this browser. */
export async function myTables(): Promise<MyTable[]> {
  const mine = await tablesHere();
  if (isStatic) return mine;
  try {
    return [...mine, ...(await asGuest<MyTables>(MINE)).tables];
  } catch (error) {
    if (!(error instanceof Unreachable) || !place.engine) throw error;
    place.away = true;
    return mine;
  }
}

async function tablesHere(): Promise<MyTable[]> {
  if (!isStatic && !preferences.playedHere) return [];
  if (!isStatic && !place.running) {
    void place.here().catch(() => undefined); // in the background: they are listed when it runs
    return [];
  }
  return read<MyTables>(await here(MINE)).tables;
}

/** Where other devices find this server; answered only to the computer it runs on. */
export function addresses(): Promise<Addresses> {
  return ask("/api/addresses");
}

export async function openTable(table: OpenTable): Promise<OpenedTable> {
  const opened = await asGuest<OpenedTable>("/api/tables", table);
  if (isLocal(opened.id)) preferences.playedHere = true;
  return opened;
}

/** A scene of the tutorial from a step on; the id of its table. */
export async function openLesson(lesson: OpenLesson): Promise<string> {
  return (await asGuest<NewTable>("/api/lessons", lesson)).id;
}

/** For one of the people at this device. */
export async function command(table: string, given: AnyCommand, person = 0): Promise<Done> {
  return asGuest(`/api/tables/${table}${person ? `?person=${person}` : ""}`, given);
}

/** The numbers of the people at this device who sit at a table. */
export async function people(table: string): Promise<number[]> {
  return (await asGuest<People>(`/api/tables/${table}/people`)).people;
}

export function record(table: string): Promise<unknown> {
  return ask(`/api/tables/${table}/record`);
}

/** A game that is over, as somebody saw it. */
export function replay(table: string, seenBy: string): Promise<Replay> {
  return ask(`/api/tables/${table}/replay?seen_by=${seenBy}`);
}

export function replayViews(table: string, seenBy: string, first: number, count: number): Promise<ReplayViews> {
  return ask(`/api/tables/${table}/replay/views?seen_by=${seenBy}&first=${first}&count=${count}`);
}

/** A game that is over, looked back at, as far as that is done; `first`: the seat whose decisions come first. */
export function review(table: string, first: number | null): Promise<Review> {
  return ask(`/api/tables/${table}/review${first === null ? "" : `?first=${first}`}`);
}

export async function rounds(table: string): Promise<Round[]> {
  return (await ask<History>(`/api/tables/${table}/history`)).rounds;
}
