// The page's end of the worker: requests and sockets as to a server. Loaded when it is needed.
import workerAddress from "./engine_worker.ts?worker&url";
import { trusted } from "../browser/trusted.ts";
import type { Engine } from "./boot.ts";
import type { FromWorker, ToWorker } from "./worker_messages.ts";

export interface Exchanged {
  status: number;
  data: unknown;
}

/** What a table's connection needs of a WebSocket. */
export interface Socket {
  readonly readyState: number;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

class LocalSocket implements Socket {
  readyState: number = WebSocket.CONNECTING;
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;

  constructor(private readonly post: (message: { kind: "take"; text: string } | { kind: "disconnect" }) => void) {}

  open(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen?.(new Event("open"));
  }

  receive(data: string): void {
    this.onmessage?.(new MessageEvent("message", { data }));
  }

  end(code: number): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.onclose?.(new CloseEvent("close", { code }));
  }

  send(text: string): void {
    this.post({ kind: "take", text });
  }

  close(): void {
    this.readyState = WebSocket.CLOSED;
    this.post({ kind: "disconnect" });
  }
}

export class LocalTables {
  private readonly worker: Worker;
  private next = 0;
  private readonly asked = new Map<number, (answer: Exchanged) => void>();
  private readonly sockets = new Map<number, LocalSocket>();
  /** Resolved once it runs; it throws if it cannot. */
  readonly ready: Promise<void>;

  constructor(engine: Engine, folder: string, progress: (share: number) => void) {
    this.worker = new Worker(trusted(workerAddress), { type: "module", name: "citadels" });
    this.ready = new Promise((resolve, reject) => {
      this.worker.onerror = (event) => reject(new Error(event.message));
      this.worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (data.kind === "progress") progress(Math.min(1, data.loaded / data.total));
        else if (data.kind === "ready") resolve();
        else if (data.kind === "failed") reject(new Error(data.message));
        else this.hear(data);
      };
    });
    this.post({ kind: "start", role: "tables", engine, folder: new URL(folder, location.href).href });
  }

  ask(method: string, address: string, body: string): Promise<Exchanged> {
    const request = this.next++;
    this.post({ kind: "ask", request, method, address, body });
    return new Promise((resolve) => this.asked.set(request, resolve));
  }

  connect(address: string): Socket {
    const number = this.next++;
    const socket = new LocalSocket((message) => this.post({ ...message, socket: number }));
    this.sockets.set(number, socket);
    this.post({ kind: "connect", socket: number, address });
    queueMicrotask(() => socket.open());
    return socket;
  }

  stop(): void {
    this.worker.terminate();
  }

  private post(message: ToWorker): void {
    this.worker.postMessage(message);
  }

  private hear(message: FromWorker): void {
    if (message.kind === "answer") {
      this.asked.get(message.request)?.({ status: message.status, data: JSON.parse(message.text) as unknown });
      this.asked.delete(message.request);
    } else if (message.kind === "frame") this.sockets.get(message.socket)?.receive(message.text);
    else if (message.kind === "closed") {
      this.sockets.get(message.socket)?.end(message.code);
      this.sockets.delete(message.socket);
    }
  }
}
