// Checks a record against itself and against what this browser saw. `citadels verify` also plays the whole game again.
import { canonical, type Facts, playerCommitment, seedOf, serverCommitment } from "./hashes.ts";
import type { Seen } from "./memory.ts";

export interface Check {
  id: "shown" | "server" | "players" | "own" | "setup" | "seed";
  passed: boolean;
  /** The seats that it has failed for. */
  seats: number[];
}

export interface Verdict {
  verdict: "fair" | "server_only" | "not_checkable" | "wrong";
  checks: Check[];
  contributors: number[];
  withheld: number[];
}

interface Recorded {
  seed: string;
  setup?: Record<string, unknown>;
  fairness?: Facts;
}

function seatsWhere(facts: Facts, wanted: (part: string | null, commitment: string | null) => boolean): number[] {
  return facts.parts.flatMap((part, seat) => (wanted(part, facts.commitments[seat] ?? null) ? [seat] : []));
}

export function check(record: Recorded, known: Seen | null): Verdict {
  const facts = record.fairness;
  if (!facts || !record.setup) return { verdict: "not_checkable", checks: [], contributors: [], withheld: [] };
  const { table, commitment, setup } = facts;
  const broken = seatsWhere(
    facts,
    (part, promised) => part !== null && playerCommitment(table, commitment, part) !== promised,
  );
  const checks: Check[] = [
    { id: "server", passed: serverCommitment(table, facts.secret) === commitment, seats: [] },
    { id: "players", passed: !broken.length, seats: broken },
    { id: "setup", passed: sameSetup(setup, record.setup), seats: [] },
    { id: "seed", passed: seedOf(facts) === record.seed, seats: [] },
  ];
  if (known) {
    const same = !known.sealed || canonical(known.sealed) === canonical(facts.commitments);
    checks.unshift({ id: "shown", passed: known.commitment === commitment && same, seats: [] });
    if (known.revealed) checks.push({ id: "own", passed: facts.parts.includes(known.part), seats: [] });
  }
  const contributors = seatsWhere(facts, (part) => part !== null);
  const withheld = seatsWhere(facts, (part, promised) => part === null && promised !== null);
  const right = checks.every(({ passed }) => passed);
  return { verdict: !right ? "wrong" : contributors.length ? "fair" : "server_only", checks, contributors, withheld };
}

/** A later version may name more rules in a setup; what was asked for stays. */
function sameSetup(shuffled: Record<string, unknown>, played: Record<string, unknown>): boolean {
  return Object.keys(shuffled).every((key) => canonical(shuffled[key]) === canonical(played[key] ?? null));
}
