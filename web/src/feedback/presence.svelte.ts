// Who is there: people with a connection, people who have lost it, and bots; and when a bot answers for somebody gone.
import { untrack } from "svelte";
import type { TableView } from "../game/table_view.svelte.ts";
import { say } from "../words/words.svelte.ts";
import { notices } from "./notices.svelte.ts";

/** here: connected. gone: a person without a connection. away: a bot plays for a person. */
export type Standing = "here" | "gone" | "away" | "bot";

const EVERY = 500; // milliseconds between two looks at the clock
const LONG = 7200; // seconds

export class Presence {
  /** Whole seconds until a bot answers for the player who is asked and gone; null: none will. */
  seconds = $state<number | null>(null);

  /** Make it while a component is set up: it follows the table as long as that component lives. */
  constructor(private readonly table: TableView) {
    $effect(() => {
      const given = table.socket.standIn;
      if (!given) {
        this.seconds = null;
        return;
      }
      const look = () => {
        this.seconds = Math.max(0, Math.ceil((given.left - (performance.now() - given.at)) / 1000));
      };
      look();
      const timer = setInterval(look, EVERY);
      return () => clearInterval(timer);
    });
    // Once for everybody who cannot see the countdown.
    const gone = $derived(table.socket.standIn?.seat ?? null);
    $effect(() => {
      if (gone !== null && gone !== table.me) untrack(() => notices.announce(this.awaited(gone)));
    });
  }

  of(seat: number): Standing {
    const chair = this.table.info?.seats[seat];
    if (chair?.away) return "away";
    if (chair?.kind !== "person") return "bot";
    return chair.online ? "here" : "gone";
  }

  /** Whether it is worth waiting until a bot answers for a player: where days are given, nobody does. */
  private counts(seat: number): boolean {
    return this.seconds !== null && this.seconds < LONG && this.table.socket.standIn?.seat === seat;
  }

  /** In a few words. */
  words(seat: number): string {
    const standing = this.of(seat);
    if (standing === "away") return say("table-away");
    if (standing === "bot") return say("table-bot");
    if (standing === "here") return say("table-online");
    return this.counts(seat) ? say("table-bot_in", { seconds: this.seconds }) : say("table-offline");
  }

  /** What everybody waits for, if the player who is asked is gone. */
  awaited(seat: number): string {
    return this.counts(seat)
      ? this.table.speaker.say("table-waits_gone", { seat, seconds: this.seconds })
      : this.table.speaker.say("table-waits_offline", { seat });
  }
}
