// Games that the reader has brought from elsewhere, kept in this browser: no server has to believe them.
import type { OwnRecord } from "../generated/messages.ts";

const NAME = "citadels-games";
const STORE = "games";
/** As many as a server takes at once. */
export const MOST = 200;

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error(NAME));
  });
}

async function store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const opening = indexedDB.open(NAME, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  return (await answered(opening)).transaction(STORE, mode).objectStore(STORE);
}

/** What was imported; nothing where the browser keeps nothing. */
export async function imported(): Promise<OwnRecord[]> {
  try {
    return ((await answered((await store("readonly")).get(STORE))) as OwnRecord[] | undefined) ?? [];
  } catch {
    return [];
  }
}

export async function keepImported(games: OwnRecord[]): Promise<void> {
  await answered((await store("readwrite")).put(games.slice(0, MOST), STORE));
}

/** The games of a file that somebody has exported; throws if it is none. */
export function gamesOf(text: string): OwnRecord[] {
  const { games } = JSON.parse(text) as { games?: unknown };
  if (!Array.isArray(games) || !games.every(isGame)) throw new Error("no games");
  return games;
}

function isGame(value: unknown): value is OwnRecord {
  const game = value as Partial<OwnRecord> | null;
  return typeof game?.record === "object" && typeof game.seat === "number";
}
