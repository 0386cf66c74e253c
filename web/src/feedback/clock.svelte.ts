// Thinking time: counts down between two states, and warns in time.
import { notices } from "./notices.svelte.ts";
import type { TableView } from "../game/table_view.svelte.ts";
import type { Clock } from "../net/table_socket.svelte.ts";
import { say } from "../words/words.svelte.ts";

/** A clock with fewer milliseconds than this is low. */
export const LOW = 30_000;
/** Announced when this many seconds are left. */
const ANNOUNCED = [60, 30, 10];

/** What a seat has left at a moment of `performance.now()`; null: the seat has no clock. */
export function timeLeft(clock: Clock, seat: number, now: number): number | null {
  const left = clock.left[seat];
  if (left === null || left === undefined) return null;
  const spent = clock.running === seat ? (clock.since ?? 0) + Math.max(0, now - clock.at) : 0;
  return Math.max(0, left - spent);
}

/** As clocks show it: 4:05, below ten seconds 9.4 with tenths, many hours as 71:59:30. */
export function shownTime(left: number): string {
  if (left < 10_000) return (Math.ceil(left / 100) / 10).toFixed(1);
  const seconds = Math.ceil(left / 1000);
  const two = (value: number) => String(value % 60).padStart(2, "0");
  const minutes = Math.floor(seconds / 60);
  return minutes < 120 ? `${minutes}:${two(seconds)}` : `${Math.floor(minutes / 60)}:${two(minutes)}:${two(seconds)}`;
}

/** Call it once while the table's component is set up: announces when my time runs out. */
export function followClock(table: TableView): void {
  let warned = false;
  $effect(() => {
    const left = table.socket.warning;
    if (left === null) warned = false;
    else if (!warned) {
      warned = true;
      notices.add("hit", say("table-clock_soon", { seconds: Math.ceil(left / 1000) }));
    }
  });
  $effect(() => {
    const clock = table.socket.clock;
    const me = table.me;
    if (!clock || me === null || clock.running !== me) return;
    const left = timeLeft(clock, me, performance.now()) ?? 0;
    const timers = ANNOUNCED.filter((seconds) => seconds * 1000 < left).map((seconds) =>
      setTimeout(() => notices.announce(say("table-clock_soon", { seconds })), left - seconds * 1000),
    );
    return () => timers.forEach(clearTimeout);
  });
}
