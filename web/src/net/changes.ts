// States as the server sends them to a page that has the one before: only the parts that are replaced.
import type { Change, State } from "../generated/messages.ts";

/** The changes were made for another state than ours. */
export class Mismatch extends Error {}

/** The state after some changes. It shares what has not changed with the state before, which stays as it is. */
export function changed(state: State, changes: Change[]): State {
  return changes.reduce<unknown>(
    (whole, { path, value }) => replaced(whole, path.split("/").slice(1), value),
    state,
  ) as State;
}

function replaced(part: unknown, [key, ...rest]: string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (typeof part !== "object" || part === null || !Object.hasOwn(part, key)) throw new Mismatch(key);
  const inside = replaced(Reflect.get(part, key), rest, value);
  if (Array.isArray(part)) return part.map((one: unknown, place) => (String(place) === key ? inside : one));
  return { ...part, [key]: inside };
}
