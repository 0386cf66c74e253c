// A table as its reader sees it: names, their seat, and everything put into words. Follows the socket and the language.
import type { View } from "../generated/view.ts";
import { LogLines } from "../words/log_lines.ts";
import type { Line, Speaker } from "../words/speaker.ts";
import type { State, TableInfo } from "../generated/messages.ts";
import type { TableSocket } from "../net/table_socket.svelte.ts";
import { words } from "../words/words.svelte.ts";

export class TableView {
  readonly state: State | null = $derived.by(() => this.socket.state);
  readonly info: TableInfo | null = $derived(this.state?.table ?? null);
  readonly over: boolean = $derived(this.info?.state === "over");
  readonly view: View | null = $derived(this.state?.view ?? null);
  /** The reader's seat; null for a spectator. */
  readonly me: number | null = $derived(this.info?.you ?? null);
  readonly edition: string = $derived(this.info?.setup.edition ?? "");
  // As one text: every state brings new objects, but while the names are equal the log need not be written again.
  private readonly namesInOne: string = $derived(JSON.stringify(this.info ? namesOf(this.info) : []));
  readonly names: string[] = $derived(JSON.parse(this.namesInOne) as string[]);
  readonly speaker: Speaker = $derived(words.speaker({ edition: this.edition, names: this.names, seat: this.me }));
  /** The whole log in sentences. */
  readonly lines: Line[] = $derived.by(() => this.logLines.lines(this.speaker, this.socket.events));
  /** The reader's choices now; empty on another player's turn. */
  readonly options: readonly string[] = $derived(this.view?.decision?.options ?? []);
  readonly myTurn: boolean = $derived(this.options.length > 0);

  private readonly logLines = new LogLines();

  constructor(readonly socket: TableSocket) {}
}

/** Nicknames of people. Bots get one from the language files that is not taken at this table. */
function namesOf(info: TableInfo): string[] {
  const taken = new Set(info.seats.map((seat) => seat.name));
  const free = words
    .say("player-nicknames")
    .split(" ")
    .filter((name) => !taken.has(name));
  return info.seats.map((seat, index) => seat.name ?? free[index % free.length] ?? String(index + 1));
}
