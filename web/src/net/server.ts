// Requests to the server. Every answer is data; a refusal is an id with arguments that `speaker.refusal` puts into words.
import type { Setup } from "../generated/setup.ts";
import type {
  AnyCommand,
  Done,
  History,
  ListedTable,
  MyTable,
  MyTables,
  NewTable,
  OpenTable,
  PlannedGame,
  Round,
  Tables,
} from "../generated/messages.ts";
import type { Reason } from "../words/speaker.ts";

export class Refused extends Error {
  constructor(
    readonly reason: Reason,
    readonly status: number,
  ) {
    super(reason.id);
  }
}

/** The server could not be reached at all. */
export class Unreachable extends Error {}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method: body === undefined ? "GET" : "POST",
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Unreachable();
  }
  const data: unknown = await response.json().catch(() => null);
  if (!response.ok) {
    const refused = (data as { refused?: Reason } | null)?.refused;
    throw new Refused(refused ?? { id: "failed", arguments: {} }, response.status);
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

/** As a guest; if the server has forgotten this one, as a new guest. */
async function asGuest<T>(path: string, body?: unknown): Promise<T> {
  await enter();
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
  return (await ask<Tables>("/api/tables")).tables;
}

export async function myTables(): Promise<MyTable[]> {
  return (await asGuest<MyTables>("/api/tables/mine")).tables;
}

export async function openTable(table: OpenTable): Promise<string> {
  return (await asGuest<NewTable>("/api/tables", table)).id;
}

export async function command(table: string, given: AnyCommand): Promise<Done> {
  return asGuest(`/api/tables/${table}`, given);
}

export function record(table: string): Promise<unknown> {
  return ask(`/api/tables/${table}/record`);
}

export async function rounds(table: string): Promise<Round[]> {
  return (await ask<History>(`/api/tables/${table}/history`)).rounds;
}
