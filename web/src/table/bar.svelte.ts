// The buttons of the bar: choices that are about nothing on the table, and a way to those about players.
import { untrack } from "svelte";
import { inBar, PLAYERS, type Choice } from "./choices.ts";
import type { Play } from "./play.svelte.ts";
import { keepPlaces } from "./slots.ts";

/** The most choices about players with a button each. */
const FEW = 4;

export class Bar {
  private readonly aboutPlayers: Choice[] = $derived.by(() => this.play.at(PLAYERS));
  private readonly each: boolean = $derived.by(
    () => this.aboutPlayers.length === 1 || (!this.play.turn && this.aboutPlayers.length <= FEW),
  );
  /** Whether one button leads to all choices about players. */
  readonly players: boolean = $derived(this.aboutPlayers.length > 0 && !this.each);
  private readonly buttons: Choice[] = $derived.by(() =>
    this.play.choices.filter(
      (choice) =>
        choice !== this.play.ending &&
        (inBar(choice) || (this.each && choice.places.join() === choice.place && isSeat(choice))),
    ),
  );
  private slots = $state.raw<(string | null)[]>([]);
  /** The buttons in their places, without the end of the turn; null where one was earlier in this turn. */
  readonly actions: (Choice | null)[] = $derived(
    this.slots.map((text) => this.buttons.find((choice) => choice.text === text) ?? null),
  );
  private turn = "";

  constructor(private readonly play: Play) {
    $effect.pre(() => {
      const { turn } = this.play;
      const before = turn && turn === this.turn ? untrack(() => this.slots) : [];
      this.turn = turn;
      this.slots = keepPlaces(
        before,
        this.buttons.map((choice) => choice.text),
      );
    });
  }
}

function isSeat(choice: Choice): boolean {
  return choice.place.startsWith("seat ");
}
