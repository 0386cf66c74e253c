// The connection to one table: a socket that reconnects by itself, the newest state, all events so far.
// There is no optimistic state: the page shows only what the server has sent.
import type { AnyCommand, AnyFrame, ConsideredChoice, RunningClock, State } from "../generated/messages.ts";
import { enter } from "./server.ts";
import type { Reason, SeenEvent } from "../words/speaker.ts";

export interface Clock extends RunningClock {
  /** When this was received, by `performance.now()`. */
  at: number;
}

/** A command; its id and version are added when it is sent. */
export type Command = AnyCommand;
export type Answer = { done: true; table?: string; choices?: ConsideredChoice[] } | { done: false; reason: Reason };

/** connecting: the first attempt; lost: retrying; gone: the table does not exist; refused: no retry will help. */
export type Connection = "connecting" | "open" | "lost" | "gone" | "refused";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;

export class TableSocket {
  connection = $state<Connection>("connecting");
  refusal = $state.raw<Reason | null>(null);
  state = $state.raw<State | null>(null);
  events = $state.raw<SeenEvent[]>([]);
  clock = $state.raw<Clock | null>(null);
  /** Set when my time is nearly up: the milliseconds that were left when the server warned. */
  warning = $state<number | null>(null);
  /** Grows with every state, so effects and tests can wait for the next one. */
  version = $state(0);

  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer = 0;
  private closed = false;
  private nextId = 0;
  private readonly prefix = crypto.getRandomValues(new Uint32Array(2)).join("-");
  private readonly pending = new Map<string, { text: string; answer: (answer: Answer) => void }>();

  constructor(readonly id: string) {
    addEventListener("online", this.hurry);
    addEventListener("offline", this.cut);
    document.addEventListener("visibilitychange", this.hurry);
    void this.connect();
  }

  /** Send a command. After a lost connection it is sent again; the server carries it out only once. */
  send(command: Command): Promise<Answer> {
    const id = `${this.prefix}-${this.nextId++}`;
    const version = command.command === "play" ? { version: this.version } : {};
    const text = JSON.stringify({ ...command, ...version, id });
    return new Promise((answer) => {
      this.pending.set(id, { text, answer });
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
    });
  }

  play(choice: string): Promise<Answer> {
    return this.send({ command: "play", choice });
  }

  /** What the reader could mean at a place, and why it is not possible; changes nothing. */
  async why(place: string): Promise<ConsideredChoice[]> {
    const answer = await this.send({ command: "why", place });
    return answer.done ? (answer.choices ?? []) : [];
  }

  close(): void {
    this.closed = true;
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
    if (this.connection !== "lost" || document.hidden) return;
    clearTimeout(this.timer);
    this.wait = FIRST_WAIT;
    void this.connect();
  };

  private async connect(): Promise<void> {
    if (this.socket && this.socket.readyState <= WebSocket.OPEN) return;
    try {
      await enter();
    } catch {
      this.later();
      return;
    }
    if (this.closed) return;
    const address = new URL(`/api/tables/${this.id}/socket?events=${this.events.length}`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
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
        this.events = [...this.events.slice(0, message.first_event), ...message.events];
        this.state = message.state;
        this.version = message.version;
        this.clock = message.clock && { ...message.clock, at: performance.now() };
        this.connection = "open";
        this.warning = null;
        break;
      case "done":
        this.settle(message.id, message.table ? { done: true, table: message.table } : { done: true });
        break;
      case "why":
        this.settle(message.id, { done: true, choices: message.choices });
        break;
      case "refused":
        if (!message.id) this.refusal = message.reason;
        this.settle(message.id, { done: false, reason: message.reason });
        break;
      case "warning":
        this.warning = message.left;
    }
  }

  private settle(id: string, answer: Answer): void {
    this.pending.get(id)?.answer(answer);
    this.pending.delete(id);
  }
}
