// The worker in which tables are played without a server: Python with the game, and the browser around it.
import type { PyodideInterface } from "pyodide";
import { boot, type Engine } from "./boot.ts";
import { claim, release } from "./locks.ts";
import { Shelf } from "./shelf.ts";
import type { FromWorker, ToWorker } from "./worker_messages.ts";

/** citadels.browser.house.House */
interface House {
  open(): Promise<void>;
  ask(request: number, method: string, address: string, body: string): void;
  connect(socket: number, address: string): void;
  take(socket: number, text: string): void;
  disconnect(socket: number): void;
}

interface Scope {
  postMessage(message: FromWorker): void;
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
}
const scope = globalThis as unknown as Scope;

/** Nothing is in memory twice, and what only Pyodide reads not at all: two workers and a page share a small device. */
async function load({ python, pack, files }: Engine, folder: string): Promise<PyodideInterface> {
  const total = Object.values(files).reduce((sum, size) => sum + size, 0);
  let loaded = 0;
  /** A file as it comes in; tells how far all have come. */
  const fetched = async (name: string): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> => {
    const response = await fetch(folder + name);
    if (!response.ok || !response.body) throw new Error(`${name} ${response.status}`);
    const counting = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(part, passed) {
        loaded += part.length;
        scope.postMessage({ kind: "progress", loaded, total });
        passed.enqueue(part);
      },
    });
    return response.body.pipeThrough(counting);
  };
  const unzipped = async (name: string): Promise<Response> =>
    new Response((await fetched(name)).pipeThrough(new DecompressionStream("gzip")));
  const passed = async (name: string): Promise<void> => (await fetched(name)).pipeTo(new WritableStream());
  const [packed, library] = await Promise.all([
    unzipped(pack).then((content) => content.arrayBuffer()),
    unzipped(`${python}/python.pack`).then((content) => content.blob()),
    // Pyodide asks for these again, and the browser has them then.
    passed(`${python}/pyodide.asm.wasm`),
    passed(`${python}/pyodide.asm.mjs`),
  ]);
  const place = `${folder}${python}/`;
  const { loadPyodide } = (await import(/* @vite-ignore */ `${place}pyodide.mjs`)) as typeof import("pyodide");
  const url = URL.createObjectURL(library);
  try {
    return await boot(loadPyodide, place, url, new Uint8Array(packed));
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** The second worker, once something has to be thought about. */
class Thinker {
  private worker: Worker | null = null;
  private next = 0;
  private readonly waiting = new Map<number, (thought: string) => void>();

  constructor(
    private readonly engine: Engine,
    private readonly folder: string,
  ) {}

  think(work: string, asked: string): Promise<string> {
    this.worker ??= this.start();
    const request = this.next++;
    this.post({ kind: "think", request, work, asked });
    return new Promise((resolve) => this.waiting.set(request, resolve));
  }

  private start(): Worker {
    this.worker = new Worker(location.href, { type: "module" });
    this.worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.kind === "thought") {
        this.waiting.get(data.request)?.(data.text);
        this.waiting.delete(data.request);
      } else if (data.kind === "failed") this.fail();
    };
    this.worker.onerror = () => this.fail();
    this.post({ kind: "start", role: "thinking", engine: this.engine, folder: this.folder });
    return this.worker;
  }

  private post(message: ToWorker): void {
    this.worker?.postMessage(message);
  }

  /** Whoever waits goes on without it; the next who asks starts another one. */
  private fail(): void {
    this.worker?.terminate();
    this.worker = null;
    for (const resolve of this.waiting.values()) resolve("");
    this.waiting.clear();
  }
}

/** What the worker does with a message once it has started. */
type Handle = (message: ToWorker) => void;

async function startTables(engine: Engine, folder: string): Promise<Handle> {
  const [python, shelf] = await Promise.all([load(engine, folder), Shelf.open()]);
  const thinker = new Thinker(engine, folder);
  const outside = {
    write: (changes: string) => shelf.write(JSON.parse(changes) as Record<string, string | null>),
    read: (key: string) => shelf.read(key),
    scan: async (beginning: string) => JSON.stringify(await shelf.scan(beginning)),
    claim,
    release,
    think: (work: string, asked: string) => thinker.think(work, asked),
    answer: (request: number, status: number, text: string) =>
      scope.postMessage({ kind: "answer", request, status, text }),
    send: (socket: number, text: string) => scope.postMessage({ kind: "frame", socket, text }),
    closed: (socket: number, code: number) => scope.postMessage({ kind: "closed", socket, code }),
  };
  const { House } = python.pyimport("citadels.browser.house") as { House: (around: typeof outside) => House };
  const house = House(outside);
  await house.open();
  return (message) => {
    if (message.kind === "ask") house.ask(message.request, message.method, message.address, message.body);
    else if (message.kind === "connect") house.connect(message.socket, message.address);
    else if (message.kind === "take") house.take(message.socket, message.text);
    else if (message.kind === "disconnect") house.disconnect(message.socket);
  };
}

async function startThinking(engine: Engine, folder: string): Promise<Handle> {
  const python = await load(engine, folder);
  const { work } = python.pyimport("citadels.browser.thinking") as { work: (kind: string, asked: string) => string };
  return (message) => {
    if (message.kind !== "think") return;
    let text = "";
    try {
      text = work(message.work, message.asked);
    } catch (error) {
      console.error(error);
    }
    scope.postMessage({ kind: "thought", request: message.request, text });
  };
}

let handle: Handle | null = null;
let early: ToWorker[] = [];

async function start({ role, engine, folder }: Extract<ToWorker, { kind: "start" }>): Promise<void> {
  try {
    handle = await (role === "tables" ? startTables : startThinking)(engine, folder);
    scope.postMessage({ kind: "ready" });
    for (const message of early) handle(message);
    early = [];
  } catch (error) {
    console.error(error);
    scope.postMessage({ kind: "failed", message: String(error) });
  }
}

scope.onmessage = ({ data }) => {
  if (data.kind === "start") void start(data);
  else if (handle) handle(data);
  else early.push(data);
};
