// What the page and its workers say to each other. Addresses, bodies, answers and frames are those of a server.
import type { Engine } from "./boot.ts";

/** tables: plays; thinking: strong bots, hints and reviews, which take a while. */
export type Role = "tables" | "thinking";

export type ToWorker =
  | { kind: "start"; role: Role; engine: Engine; folder: string }
  | { kind: "ask"; request: number; method: string; address: string; body: string }
  | { kind: "connect"; socket: number; address: string }
  | { kind: "take"; socket: number; text: string }
  | { kind: "disconnect"; socket: number }
  | { kind: "think"; request: number; work: string; asked: string };

export type FromWorker =
  | { kind: "progress"; loaded: number; total: number }
  | { kind: "ready" }
  | { kind: "failed"; message: string }
  | { kind: "answer"; request: number; status: number; text: string }
  | { kind: "frame"; socket: number; text: string }
  | { kind: "closed"; socket: number; code: number }
  | { kind: "thought"; request: number; text: string };
