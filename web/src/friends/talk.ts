// The talk of a table in words: phrases and emotes are ids, which everybody reads in their own language.
import type { ChatMessage } from "../generated/messages.ts";
import { say } from "../words/words.svelte.ts";

/** Who said it. */
export function speakerOf(message: ChatMessage): string {
  if (message.mine) return say("lobby-you");
  return message.name || say("chat-spectator");
}

/** What was said, in words; an emote has a picture, too. */
export function spoken(message: ChatMessage): string {
  if (message.phrase) return say(`chat-phrase_${message.phrase}`);
  if (message.emote) return say(`chat-emote_${message.emote}`);
  return message.text ?? "";
}
