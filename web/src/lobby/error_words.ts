// What went wrong with a request, in words, with what to do.
import { Refused, Unreachable } from "../net/server.ts";
import { say, words } from "../words/words.svelte.ts";

export function wordsOf(error: unknown): string {
  if (error instanceof Refused) return words.speaker().refusal(error.reason);
  if (error instanceof Unreachable) return say("lobby-unreachable");
  return say("refusal-failed");
}
