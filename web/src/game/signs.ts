// The sign of an event that hits somebody or ends the game, from what the event declares.
import facts from "./facts.ts";

const BY_SOUND: Record<string, string> = { destroy: "destroyed", end: "flag" };

export function signOf(event: string): string {
  const kind = facts.events[event];
  const named = facts.events[kind?.settles ?? ""]; // what was laid before and comes true now
  return kind?.lays?.mark ?? named?.lays?.mark ?? BY_SOUND[kind?.sound ?? ""] ?? "warning";
}
