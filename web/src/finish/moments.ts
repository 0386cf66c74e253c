// The moments of a game that mattered, from its events: each kind of event declares whether it is one.
import type { EventKinds } from "../game/event_facts.ts";
import { standing } from "../game/events_for_me.ts";
import type { Round } from "../generated/messages.ts";
import type { SeenEvent } from "../words/speaker.ts";

export interface Moment {
  /** The number of the event. */
  index: number;
  about: SeenEvent;
  round: number;
  /** Whom it hit, where the event names only a character. */
  held: number | null;
}

/** The most moments that are told. */
const MOST = 9;
const RANK: Record<string, number> = { largest: 0, if_held: 1, each: 2 };

export function momentsOf(kinds: EventKinds, events: readonly SeenEvent[], rounds: readonly Round[]): Moment[] {
  const stands = standing(events);
  const found: Moment[] = [];
  const largest = new Map<string, Moment>();
  let round = 0;
  events.forEach((about, index) => {
    const kind = kinds[about.event];
    if (!kind || !stands[index]) return;
    if (kind.draft === "new_round") round += 1;
    const { moment } = kind;
    if (!moment || (moment.if && about[moment.if] !== true)) return;
    // A player's own city is nobody else's business.
    if (kind.own && about[kind.own] === about.seat) return;
    const held = moment.which === "if_held" ? holder(rounds, round, String(about.character)) : null;
    const here = { index, about, round, held };
    if (moment.which === "largest") {
      const gold = Number(about.gold);
      if (gold > Number(largest.get(about.event)?.about.gold ?? 0)) largest.set(about.event, here);
    } else if (moment.which === "each" || held !== null) found.push(here);
  });
  const rank = ({ about }: Moment): number => RANK[kinds[about.event]?.moment?.which ?? ""] ?? 3;
  return [...largest.values(), ...found]
    .sort((one, other) => rank(one) - rank(other) || other.index - one.index)
    .slice(0, MOST)
    .sort((one, other) => one.index - other.index);
}

/** Who held a character in a round. */
function holder(rounds: readonly Round[], number: number, character: string): number | null {
  const seats = rounds.find(({ round }) => round === number)?.seats ?? [];
  const seat = seats.findIndex(({ characters }) => characters.some((one) => one === character));
  return seat < 0 ? null : seat;
}
