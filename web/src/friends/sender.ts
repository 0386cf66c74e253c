// Commands whose refusals are notices.
import { notices } from "../feedback/notices.svelte.ts";
import type { TableView } from "../game/table_view.svelte.ts";
import type { Answer, Command } from "../net/table_socket.svelte.ts";
import { say } from "../words/words.svelte.ts";

export interface Sender {
  ask: (command: Command) => Promise<Answer>;
  send: (command: Command) => Promise<boolean>;
  /** Sends a command and says that it was done. */
  tell: (command: Command, done: string) => Promise<boolean>;
}

export function sender(table: TableView): Sender {
  async function ask(command: Command): Promise<Answer> {
    const answer = await table.socket.send(command);
    if (!answer.done) notices.add("refusal", table.speaker.refusal(answer.reason));
    return answer;
  }
  const send = async (command: Command): Promise<boolean> => (await ask(command)).done;
  async function tell(command: Command, done: string): Promise<boolean> {
    const did = await send(command);
    if (did) notices.add("good", say(done));
    return did;
  }
  return { ask, send, tell };
}
