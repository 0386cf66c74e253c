// One way to ask and to connect, whoever answers: a server over the network, or the tables of this browser. The messages
// are the same.
import { isStatic } from "../browser/hosting.ts";
import type { Exchanged, Socket } from "../local/local_tables.ts";
import { isLocal, place } from "./place.svelte.ts";

export type { Socket };

/** Nobody could be reached at all. */
export class Unreachable extends Error {}

const TABLE = /^\/api\/tables\/([0-9a-z]{8})(?![0-9a-z])/;
/** What is not about a table that exists: answered wherever new games are played. */
const ANYWHERE = /^\/api\/(setup|lessons|replay|records|puzzle|daily|tables\/?$|tables\?)/;

/** Whether this browser answers a request. */
export function answeredHere(path: string): boolean {
  const table = TABLE.exec(path)?.[1];
  if (table) return isLocal(table);
  return isStatic || (ANYWHERE.test(path) && place.local);
}

export async function exchange(path: string, body?: unknown): Promise<Exchanged> {
  if (answeredHere(path)) return here(path, body);
  try {
    return await overNetwork(path, body);
  } catch (error) {
    if (!goesOnHere(path, error)) throw error;
    return here(path, body);
  }
}

/** Whether this browser answers now that the server cannot be reached. */
export function goesOnHere(path: string, error: unknown): boolean {
  if (error instanceof Unreachable && place.engine) place.away = true;
  return answeredHere(path);
}

/** In this browser. */
export async function here(path: string, body?: unknown): Promise<Exchanged> {
  const tables = await place.here().catch(() => {
    throw new Unreachable();
  });
  return tables.ask(body === undefined ? "GET" : "POST", path, body === undefined ? "" : JSON.stringify(body));
}

async function overNetwork(path: string, body: unknown): Promise<Exchanged> {
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
  if (place.away && navigator.onLine) place.away = false;
  return { status: response.status, data: await response.json().catch(() => null) };
}

/** A socket to a table; whoever asks has entered before. */
export async function connectTo(table: string, query: string): Promise<Socket> {
  const path = `/api/tables/${table}/socket?${query}`;
  if (isLocal(table)) return (await place.here()).connect(path);
  const address = new URL(path, location.href);
  address.protocol = address.protocol.replace("http", "ws");
  return new WebSocket(address);
}
