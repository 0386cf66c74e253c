// One of the people at this device, or nobody who watches, with their own connection to the table.
import type { State } from "../generated/messages.ts";
import { TableView } from "../game/table_view.svelte.ts";
import { type Person, TableSocket } from "../net/table_socket.svelte.ts";
import { OpenQuestion } from "./open_question.svelte.ts";

export class Member {
  readonly socket: TableSocket;
  readonly table: TableView;
  /** The table as everybody may see it, with the question that this member is asked. */
  question: TableView | null = null;

  constructor(
    id: string,
    readonly person: Person,
    visible: (member: Member) => boolean,
  ) {
    this.socket = new TableSocket(id, person);
    this.table = new TableView(this.socket);
    // What nobody sees need not be shown at anybody's pace.
    this.socket.playback.pace = () => (visible(this) ? this.table.pace : "at_once");
  }

  /** What arrived last, shown or not. */
  get newest(): State | null {
    return this.socket.playback.waiting.at(-1)?.state ?? this.socket.state;
  }

  /** Where they sit, if anywhere. */
  get seat(): number | null {
    return this.newest?.table.you ?? null;
  }

  get name(): string {
    return this.seat === null ? "" : (this.newest?.table.seats[this.seat]?.name ?? "");
  }

  watchedBy(watcher: Member): void {
    this.question = new TableView(new OpenQuestion(this.socket, watcher.socket));
  }
}
