// What arrives is shown at the reader's pace: states wait in a queue, and the events of each are shown one after another.
// An old picture offers no choice (`TableView`), and a choice says which version it answers, so none goes wrong.
import type { AnyFrame, TableInfo } from "../generated/messages.ts";
import type { Line } from "../words/speaker.ts";

export type StateFrame = Extract<AnyFrame, { type: "state" }>;
/** step: the reader asks for what comes next. */
export type Pace = TableInfo["pace"] | "step";
export const PACES: Pace[] = ["slow", "normal", "fast", "at_once", "step"];

/** How long something is shown, in milliseconds. */
export const SHOWN: Record<Pace, number> = { slow: 1800, normal: 700, fast: 250, at_once: 0, step: 700 };

/** A sentence of the log and the events that it tells, from the first to before the last. */
export interface Act {
  line: Line;
  from: number;
  to: number;
}

export class Playback {
  /** States that have arrived and are not shown yet. */
  waiting = $state.raw<StateFrame[]>([]);
  /** What is being shown. */
  act = $state.raw<Act | null>(null);
  /** Whether the reader looks at an older state than the newest. */
  readonly behind: boolean = $derived(this.waiting.length > 0);

  /** The reader's pace. */
  pace: () => Pace = () => "at_once";
  /** What the events from a number on say, one after another. */
  actsFrom: (first: number) => Act[] = () => [];

  private acts: Act[] = [];
  private timer = 0;

  constructor(private readonly show: (frame: StateFrame) => void) {}

  /** Whether something is still to be asked for with `step`. */
  get more(): boolean {
    return this.acts.length > 0 || this.waiting.length > 0;
  }

  receive(frame: StateFrame): void {
    const last = this.waiting.at(-1);
    if (!frame.events.length) {
      // Somebody has come or gone: it belongs to what happened last.
      if (last)
        this.waiting = [...this.waiting.slice(0, -1), { ...frame, first_event: last.first_event, events: last.events }];
      else this.show(frame);
      return;
    }
    this.waiting = [...this.waiting, frame];
    if (this.atOnce(frame)) this.catchUp();
    else if (!this.act) this.next();
  }

  /** Everything is new: after a reconnection that began anew, or as another viewer. */
  restart(frame: StateFrame): void {
    this.stop();
    this.waiting = [];
    this.show(frame);
  }

  /** Show what comes next. */
  step(): void {
    this.next();
  }

  /** Show the newest state at once. */
  catchUp(): void {
    this.stop();
    const frames = this.waiting;
    if (frames.length) this.waiting = [];
    for (const frame of frames) this.show(frame);
  }

  /** The reader acts: what is still being shown of this state is over. */
  hurry(): void {
    if (!this.waiting.length) this.stop();
  }

  /** The pace has changed. */
  goOn(): void {
    if (this.pace() === "at_once") this.catchUp();
    else if (this.act) this.schedule();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.acts = [];
    this.act = null;
  }

  private next(): void {
    clearTimeout(this.timer);
    let act = this.acts.shift();
    while (!act) {
      const [frame, ...rest] = this.waiting;
      if (!frame) break;
      this.waiting = rest;
      this.show(frame);
      this.acts = this.actsFrom(frame.first_event);
      act = this.acts.shift();
    }
    this.act = act ?? null;
    if (act) this.schedule();
  }

  private schedule(): void {
    clearTimeout(this.timer);
    if (this.pace() !== "step") this.timer = window.setTimeout(() => this.next(), SHOWN[this.pace()]);
  }

  /** A hidden page need not be followed, and a clock that runs must be seen. */
  private atOnce({ clock, state }: StateFrame): boolean {
    const pace = this.pace();
    const hurried = clock !== null && clock.running !== null && clock.running === state.table.you;
    return pace === "at_once" || hurried || (document.hidden && pace !== "step");
  }
}
