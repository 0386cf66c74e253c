// Starting a table that was opened just now, without waiting for others. This browser helps to shuffle the cards.
import type { OpenedTable } from "../generated/messages.ts";
import { command } from "../net/server.ts";
import { firstSeen, noteRevealed, promise } from "./memory.ts";

export async function startAtOnce({ id, commitment }: OpenedTable): Promise<void> {
  const known = firstSeen(id, commitment);
  // The game starts in any case: whatever fails here is missing from the shuffle, and the record says so.
  const promised = await command(id, { command: "commit", commitment: promise(id, known) }).catch(() => null);
  await command(id, { command: "start" });
  if (!promised) return;
  const revealed = await command(id, { command: "reveal", part: known.part }).catch(() => null);
  if (revealed) noteRevealed(id);
}
