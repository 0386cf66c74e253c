// Requests to the server. Every answer is data; a refusal is an id with arguments that `speaker.refusal` puts into words.
import type { Setup } from "../generated/setup.ts";
import type { RuleFacts } from "../game/facts.ts";
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

export interface ClockPlan {
  bank: number;
  increment: number;
}

export interface Listed {
  id: string;
  state: "open" | "running" | "over";
  edition: string;
  set: string | null;
  players: number;
  names: (string | null)[];
  open_seats: number;
  clock: ClockPlan | null;
}

export interface Mine extends Listed {
  you: number | null;
  your_turn: boolean;
  host: boolean;
}

export interface NewTable {
  setup: Partial<Setup>;
  seats: { bot?: string }[];
  listed: boolean;
  clock: ClockPlan | null;
  name: string;
}

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

/** What a setup would mean for a game; null: chance decides. */
export interface Foreseen extends RuleFacts {
  characters: string[] | null;
  uniques: string[] | null;
  unique_count: number | null;
}

/** Refused, if the rules are against it. */
export function checkSetup(setup: Partial<Setup>): Promise<Foreseen> {
  return asGuest("/api/setup", setup);
}

/** Refused, if there is no such table. */
export function findTable(id: string): Promise<unknown> {
  return ask(`/api/tables/${id}`);
}

export async function openTables(): Promise<Listed[]> {
  return (await ask<{ tables: Listed[] }>("/api/tables")).tables;
}

export async function myTables(): Promise<Mine[]> {
  return (await asGuest<{ tables: Mine[] }>("/api/tables/mine")).tables;
}

export async function openTable(table: NewTable): Promise<string> {
  return (await asGuest<{ id: string }>("/api/tables", table)).id;
}

export async function command(table: string, given: Record<string, unknown>): Promise<Record<string, unknown>> {
  return asGuest(`/api/tables/${table}`, given);
}

export function record(table: string): Promise<unknown> {
  return ask(`/api/tables/${table}/record`);
}

/** What everybody had after a round of a game that is over; round 0 is the deal. */
export interface Round {
  round: number;
  crown: number | null;
  murdered: string | null;
  bewitched: string | null;
  robbed: string | null;
  seats: { characters: string[]; gold: number; hand: number; city: string[]; points: number }[];
}

export async function rounds(table: string): Promise<Round[]> {
  return (await ask<{ rounds: Round[] }>(`/api/tables/${table}/history`)).rounds;
}
