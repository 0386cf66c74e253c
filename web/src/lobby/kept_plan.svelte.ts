// The visitor's own settings for new tables, kept in this browser.
import type { OpenTable } from "../generated/messages.ts";
import { plan, Plan } from "./plan.svelte.ts";

const KEY = "citadels-plan";

function read(): OpenTable | null {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "null") as OpenTable | null;
    return found?.setup && Array.isArray(found.seats) ? found : null;
  } catch {
    return null; // storage is forbidden or holds something else
  }
}

function use({ setup, seats, clock = null, listed = false, chat = "phrases" }: OpenTable): void {
  const chairs = (seats ?? []).map((seat) => ({ level: seat.bot ?? null }));
  const time = clock && { bank: clock.bank, increment: clock.increment ?? 0 };
  plan.load({ setup: setup ?? {}, clock: time, listed, chat, seats: chairs });
}

class KeptPlan {
  private found = $state.raw(read());
  private begun = false;
  readonly exists: boolean = $derived(this.found !== null);

  /** The first new table of a visit begins with the visitor's settings. */
  begin(): void {
    if (this.begun) return;
    this.begun = true;
    if (this.found) use(this.found);
  }

  /** Returns whether they could be kept. */
  keep(): boolean {
    const asked = plan.request("");
    try {
      localStorage.setItem(KEY, JSON.stringify(asked));
    } catch {
      return false;
    }
    this.found = asked;
    return true;
  }

  forget(): void {
    localStorage.removeItem(KEY);
    this.found = null;
    const usual = new Plan().request("");
    use(usual);
  }
}

export const kept = new KeptPlan();
