// A puzzle as the table shows it: one position, one question. The reader's choice is answered by what each was worth.
import { withoutChoices } from "../game/table_view.svelte.ts";
import type { PuzzlePosition, Solution, State } from "../generated/messages.ts";
import type { View } from "../generated/view.ts";
import { Playback } from "../net/playback.svelte.ts";
import { answerPuzzle } from "../net/alone.ts";
import { Refused } from "../net/server.ts";
import type { TableSource } from "../net/table_source.ts";
import type { Answer } from "../net/table_socket.svelte.ts";
import { stillState } from "../replay/still_state.ts";
import type { SeenEvent } from "../words/speaker.ts";
import { keepAnswer } from "./progress.ts";

export class PuzzleTable implements TableSource {
  readonly puzzle = true;
  state = $state.raw<State | null>(null);
  version = $state(1);
  /** What the reader chose; null before that, and for somebody who gave up. */
  chosen = $state<string | null>(null);
  solution = $state.raw<Solution | null>(null);

  readonly events: SeenEvent[];
  readonly clock = null;
  readonly standIn = null;
  readonly chat = [];
  readonly chatSince = 0;
  readonly warning = null;
  readonly playback = new Playback(() => undefined);
  private readonly asked: State;

  constructor(
    readonly position: PuzzlePosition,
    ownName: string,
  ) {
    const { table, seat, view, events } = position;
    const names = table.names.map((name, number) =>
      number === seat && !table.names.includes(ownName) ? ownName : name,
    );
    this.events = events as SeenEvent[];
    this.asked = stillState({
      id: "",
      table: { ...table, names },
      view: view as unknown as View,
      you: seat,
      over: false,
      events: events.length,
    });
    this.state = this.asked;
  }

  get id(): string {
    return this.position.puzzle.id;
  }

  /** The position with the question, as long as the answer stands in its place, too. */
  get view(): View {
    return this.position.view as unknown as View;
  }

  async play(choice: string): Promise<Answer> {
    try {
      await this.answer(choice);
    } catch (error) {
      if (error instanceof Refused) return { done: false, reason: error.reason };
      return { done: false, reason: { id: "try_again", arguments: {} } };
    }
    return { done: true };
  }

  /** Answer, or give up with null. */
  async answer(choice: string | null): Promise<void> {
    const solution = await answerPuzzle(this.id, choice);
    if (!this.solution) keepAnswer(this.id, solution.right);
    this.chosen = choice;
    this.solution = solution;
    this.state = withoutChoices(this.asked);
    this.version += 1;
  }

  /** The question once more. */
  again(): void {
    this.chosen = null;
    this.solution = null;
    this.state = this.asked;
    this.version += 1;
  }

  send(): Promise<Answer> {
    return Promise.resolve({ done: false, reason: { id: "not_started", arguments: {} } });
  }

  why(): Promise<[]> {
    return Promise.resolve([]);
  }
}
