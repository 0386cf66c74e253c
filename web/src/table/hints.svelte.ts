// Hints: the reader asks what a strong bot would do. The server tells, and keeps in the record that it was asked.
import type { Hint } from "../generated/messages.ts";
import { choicesOf, type Choice } from "./choices.ts";
import type { Play } from "./play.svelte.ts";

export interface Judged {
  choice: Choice | undefined;
  /** The chance to win, in per cent. */
  chance: number;
}

export class Hints {
  asking = $state(false);
  /** What the reader wants to see of it: a choice, or only who the others could be. */
  wanted = $state<"choice" | "who">("choice");
  /** The choices that the hint is about, as one text: with others it is outdated. */
  private about = $state("");
  private told = $state.raw<Hint | null>(null);
  readonly hint: Hint | null = $derived.by(() => (this.about === this.play.offered ? this.told : null));
  readonly possible: boolean = $derived.by(
    () => !!this.play.table.info?.hints && this.play.table.myTurn && !this.asking && !this.play.busy,
  );

  constructor(readonly play: Play) {}

  async ask(wanted: "choice" | "who" = "choice"): Promise<void> {
    if (!this.possible) return;
    this.wanted = wanted;
    const about = this.play.offered;
    this.asking = true;
    try {
      const answer = await this.play.table.socket.send({ command: "hint" });
      if (answer.done) {
        this.about = about;
        this.told = answer.hint ?? null;
      } else {
        this.play.refused = { words: this.play.table.speaker.refusal(answer.reason), at: null };
      }
    } finally {
      this.asking = false;
    }
  }

  /** The choices of the hint, the best first. */
  get judged(): Judged[] {
    const { view } = this.play.table;
    const open = view ? choicesOf(view) : [];
    return (this.hint?.choices ?? []).map((one) => ({
      choice: open.find(({ text }) => text === one.choice),
      chance: Math.round(one.chance),
    }));
  }

  close(): void {
    this.told = null;
  }
}
