// The hashes of a shuffle that can be checked (docs/fairness.md). Browsers have no hashes of their own on plain HTTP, such
// as in a home network, so they come from a library.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

const PROTOCOL = "citadels-fairness-1";

/** Everything that the seed of a game was made from, as its record shows it. */
export interface Facts {
  protocol: string;
  table: string;
  setup: Record<string, unknown>;
  secret: string;
  commitment: string;
  commitments: (string | null)[];
  parts: (string | null)[];
}

/** The one way to write a value as JSON (RFC 8785). */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join(",")}}`;
}

function hash(purpose: string, values: Record<string, unknown>): string {
  return bytesToHex(sha256(utf8ToBytes(canonical({ ...values, protocol: PROTOCOL, purpose }))));
}

export function serverCommitment(table: string, secret: string): string {
  return hash("server", { table, secret });
}

export function playerCommitment(table: string, commitment: string, part: string): string {
  return hash("player", { table, commitment, part });
}

/** As a record has it: a number in decimal digits. */
export function seedOf(facts: Facts): string {
  return BigInt(`0x${hash("seed", { ...facts })}`).toString();
}

/** 256 random bits. */
export function newPart(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
}
