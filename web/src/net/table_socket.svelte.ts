// The connection to one table: a socket that reconnects by itself, the newest state, all events so far.
// There is no optimistic state: the page shows only what the server has sent, at the reader's pace (`playback`).
import type {
  AnyCommand,
  AnyFrame,
  ChangesFrame,
  ChatMessage,
  ConsideredChoice,
  Hint,
  RunningClock,
  StandIn,
  State,
} from "../generated/messages.ts";
import { Mismatch, changed } from "./changes.ts";
import { Playback, type StateFrame } from "./playback.svelte.ts";
import { isLocal } from "./place.svelte.ts";
import { enter } from "./server.ts";
import type { TableSource } from "./table_source.ts";
import { connectTo, type Socket } from "./transport.ts";
import type { Reason, SeenEvent } from "../words/speaker.ts";

export interface Clock extends RunningClock {
  /** When this was received, by `performance.now()`. */
  at: number;
}

export interface GoneSince extends StandIn {
  /** When this was received, by `performance.now()`. */
  at: number;
}

/** A command; its id and version are added when it is sent. */
export type Command = AnyCommand;
export type Answer =
  | { done: true; table?: string; code?: string; choices?: ConsideredChoice[]; hint?: Hint }
  | { done: false; reason: Reason };

/** One of the people at this device, by number: 0 is whoever was there first; watch: nobody, as a spectator sees it. */
export type Person = number | "watch";

/** connecting: the first attempt; lost: retrying; gone: the table does not exist; refused: no retry will help. */
export type Connection = "connecting" | "open" | "lost" | "gone" | "refused";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;

export class TableSocket implements TableSource {
  connection = $state<Connection>("connecting");
  refusal = $state.raw<Reason | null>(null);
  state = $state.raw<State | null>(null);
  events = $state.raw<SeenEvent[]>([]);
  clock = $state.raw<Clock | null>(null);
  /** The player who is asked is gone: when a bot answers. `at`: when this was received. */
  standIn = $state.raw<GoneSince | null>(null);
  /** What was said at the table, as far as the reader hears it. */
  chat = $state.raw<ChatMessage[]>([]);
  /** Messages with smaller numbers had been said before the reader came. */
  chatSince = 0;
  /** Set when my time is nearly up: the milliseconds that were left when the server warned. */
  warning = $state<number | null>(null);
  /** Of the state that is shown. It grows with every state, so effects and tests can wait for the next one. */
  version = $state(0);
  /** Commands that wait to be sent again because the connection is lost. */
  unsent = $state(0);
  readonly playback = new Playback((frame) => this.show(frame));

  private socket: Socket | null = null;
  private wait = FIRST_WAIT;
  private timer = 0;
  private closed = false;
  private heard = false;
  private nextId = 0;
  /** How many events have arrived, shown or not. */
  private received = 0;
  /** What arrived last over this connection, shown or not: what the next changes are made in. */
  private newest: StateFrame | null = null;
  /** Whether to ask for changes. If they ever do not fit, the page goes on with whole states. */
  private wantsChanges = true;
  private readonly prefix = crypto.getRandomValues(new Uint32Array(2)).join("-");
  private readonly pending = new Map<string, { text: string; answer: (answer: Answer) => void }>();

  /** Set while an answer must wait: it is taken here instead of being sent. */
  withhold: ((choice: string) => void) | null = null;

  constructor(
    readonly id: string,
    readonly person: Person = 0,
  ) {
    addEventListener("online", this.hurry);
    if (!isLocal(id)) addEventListener("offline", this.cut);
    document.addEventListener("visibilitychange", this.hurry);
    void this.connect();
  }

  get reader(): string {
    return this.person ? `${this.id}+${this.person}` : this.id;
  }

  /** Send a command. After a lost connection it is sent again; the server carries it out only once. */
  send(command: Command): Promise<Answer> {
    const id = `${this.prefix}-${this.nextId++}`;
    const version = command.command === "play" ? { version: this.version } : {};
    const text = JSON.stringify({ ...command, ...version, id });
    if (command.command === "play" || command.command === "undo") this.playback.hurry();
    return new Promise((answer) => {
      this.pending.set(id, { text, answer });
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
      else this.unsent = this.pending.size;
    });
  }

  play(choice: string): Promise<Answer> {
    if (this.withhold) {
      this.withhold(choice);
      return Promise.resolve({ done: true });
    }
    return this.send({ command: "play", choice });
  }

  /** What the reader could mean at a place, and why it is not possible; changes nothing. */
  async why(place: string): Promise<ConsideredChoice[]> {
    const answer = await this.send({ command: "why", place });
    return answer.done ? (answer.choices ?? []) : [];
  }

  close(): void {
    this.closed = true;
    this.playback.stop();
    clearTimeout(this.timer);
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.cut);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  /** Without a network a socket can look open for minutes, so close it at once. */
  private readonly cut = (): void => {
    const socket = this.socket;
    if (!socket) return;
    this.lost(1006);
    socket.close();
  };

  private readonly hurry = (): void => {
    if (document.hidden && this.playback.pace() !== "step") this.playback.catchUp();
    if (this.connection !== "lost" || document.hidden) return;
    clearTimeout(this.timer);
    this.wait = FIRST_WAIT;
    void this.connect();
  };

  private async connect(): Promise<void> {
    if (this.socket && this.socket.readyState <= WebSocket.OPEN) return;
    const as = this.person === "watch" ? "watch=1" : `person=${this.person}`;
    const wanted = `events=${this.received}&changes=${Number(this.wantsChanges)}&${as}`;
    let socket: Socket;
    try {
      if (!isLocal(this.id)) await enter();
      socket = await connectTo(this.id, wanted);
    } catch {
      this.later();
      return;
    }
    if (this.closed) {
      socket.close();
      return;
    }
    this.socket = socket;
    this.newest = null;
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.unsent = 0;
      for (const { text } of this.pending.values()) socket.send(text);
    };
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as AnyFrame);
    socket.onclose = (event) => {
      if (this.socket === socket) this.lost(event.code);
    };
  }

  private lost(code: number): void {
    this.socket = null;
    if (this.closed) return;
    if (code === 4404) this.connection = "gone";
    else if (code === 4403) this.connection = "refused";
    else this.later();
  }

  private later(): void {
    if (this.closed) return;
    this.connection = this.state ? "lost" : this.connection === "connecting" ? "connecting" : "lost";
    if (this.wait > FIRST_WAIT) this.connection = "lost";
    this.timer = window.setTimeout(() => void this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private receive(message: AnyFrame): void {
    switch (message.type) {
      case "state":
        this.receiveState(message);
        break;
      case "changes":
        this.receiveChanges(message);
        break;
      case "done":
        this.settle(message.id, {
          done: true,
          ...(message.table ? { table: message.table } : {}),
          ...(message.code ? { code: message.code } : {}),
        });
        break;
      case "why":
        this.settle(message.id, { done: true, choices: message.choices });
        break;
      case "hint":
        this.settle(message.id, { done: true, hint: message.hint });
        break;
      case "refused":
        if (!message.id) this.refusal = message.reason;
        this.settle(message.id, { done: false, reason: message.reason });
        break;
      case "chat":
        if (message.first && !this.heard) this.chatSince = (message.messages.at(-1)?.number ?? -1) + 1;
        this.heard = true;
        this.chat = [...(message.first ? [] : this.chat), ...message.messages];
        break;
      case "warning":
        this.warning = message.left;
    }
  }

  private receiveState(frame: StateFrame): void {
    this.connection = "open";
    this.warning = null;
    this.newest = frame;
    if (!this.state || frame.first_event < this.received) this.playback.restart(frame);
    else this.playback.receive(frame);
    this.received = frame.first_event + frame.events.length;
  }

  private receiveChanges({ changes, since, ...frame }: ChangesFrame): void {
    try {
      if (this.newest?.version !== since) throw new Mismatch();
      this.receiveState({ ...frame, type: "state", state: changed(this.newest.state, changes) });
    } catch (error) {
      if (!(error instanceof Mismatch)) throw error;
      this.wantsChanges = false;
      this.cut();
    }
  }

  private show(frame: StateFrame): void {
    this.events = [...this.events.slice(0, frame.first_event), ...frame.events];
    this.state = frame.state;
    this.version = frame.version;
    const at = performance.now();
    this.clock = frame.clock && { ...frame.clock, at };
    this.standIn = frame.stand_in && { ...frame.stand_in, at };
  }

  private settle(id: string, answer: Answer): void {
    this.pending.get(id)?.answer(answer);
    this.pending.delete(id);
  }
}
