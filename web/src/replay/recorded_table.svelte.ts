// A recorded game as the table shows it: at any step, through any eyes, forwards at a chosen speed.
// Views are loaded in parts around the step that is shown, and kept.
import type { Replay, ReplayStep, ReplayViews, State } from "../generated/messages.ts";
import type { View } from "../generated/view.ts";
import { Playback, type Pace } from "../net/playback.svelte.ts";
import type { TableSource } from "../net/table_source.ts";
import type { Answer } from "../net/table_socket.svelte.ts";
import type { SeenEvent } from "../words/speaker.ts";
import { stillState } from "./still_state.ts";

/** A seat's number, `spectator` or `open`. */
export type Eyes = string;
export const OPEN: Eyes = "open";
export const SPECTATOR: Eyes = "spectator";

/** What the server says about a record. */
export interface RecordedGame {
  id: string;
  replay: (eyes: Eyes) => Promise<Replay>;
  views: (eyes: Eyes, first: number, count: number) => Promise<ReplayViews>;
}

export const SPEEDS = ["slow", "normal", "fast", "fastest"] as const;
export type Speed = (typeof SPEEDS)[number];
/** Milliseconds between two steps, once all of the first has been shown. */
export const BETWEEN: Record<Speed, number> = { slow: 900, normal: 350, fast: 100, fastest: 60 };

/** How many views are loaded at a time; with all cards open each takes the server longer. */
const PART = 32;
const OPEN_PART = 16;
/** What nobody waits for yet comes in larger parts, with a pause in milliseconds: the server limits how many there are. */
const AHEAD_PART = 64;
const AHEAD = 200;
const REFUSED: Answer = { done: false, reason: { id: "game_over", arguments: {} } };

export class RecordedTable implements TableSource {
  replay = $state.raw<Replay | null>(null);
  eyes = $state<Eyes>(SPECTATOR);
  at = $state(0);
  playing = $state(false);
  speed = $state<Speed>("normal");
  /** Whether the wanted step is still being loaded. */
  loading = $state(true);
  /** What went wrong when it was loaded. */
  problem = $state.raw<unknown>(null);

  state = $state.raw<State | null>(null);
  events = $state.raw<SeenEvent[]>([]);
  version = $state(0);
  readonly clock = null;
  readonly standIn = null;
  readonly chat = [];
  readonly chatSince = 0;
  readonly warning = null;
  readonly playback = new Playback((frame) => {
    this.events = [...this.events.slice(0, frame.first_event), ...frame.events];
    this.state = frame.state;
    this.version = frame.version;
  });

  readonly steps: readonly ReplayStep[] = $derived(this.replay?.steps ?? []);
  readonly last: number = $derived(Math.max(0, this.steps.length - 1));
  readonly pace: Pace = $derived(this.speed === "fastest" ? "at_once" : this.speed);

  private views: (View | undefined)[] = [];
  /** Grows with every wish, so that a late answer to an earlier one is not shown. */
  private wish = 0;
  private shown = 0;

  constructor(private readonly game: RecordedGame) {}

  get id(): string {
    return this.game.id;
  }

  /** Look through other eyes, at the same step. */
  async look(eyes: Eyes, step = this.at): Promise<void> {
    this.eyes = eyes;
    this.views = [];
    clearTimeout(this.reading);
    await this.loaded(async (current) => {
      const replay = await this.game.replay(eyes);
      if (!current()) return;
      this.replay = replay;
      await this.show(step, current);
    });
  }

  /** Go to a step; to the next one, what happened is shown. */
  async go(step: number): Promise<void> {
    const wanted = Math.min(Math.max(step, 0), this.last);
    if (!this.replay) return;
    if (this.views[wanted]) {
      this.wish += 1;
      this.loading = false;
      this.put(wanted);
      this.preload(wanted);
    } else {
      await this.loaded((current) => this.show(wanted, current));
    }
  }

  /** One step forward while it plays; it stops at the end. */
  async forward(): Promise<void> {
    if (this.at >= this.last) this.playing = false;
    else await this.go(this.at + 1);
  }

  send(): Promise<Answer> {
    return Promise.resolve(REFUSED);
  }

  play(): Promise<Answer> {
    return Promise.resolve(REFUSED);
  }

  why(): Promise<[]> {
    return Promise.resolve([]);
  }

  close(): void {
    this.wish += 1;
    this.playing = false;
    clearTimeout(this.reading);
    this.playback.stop();
  }

  /** Carry out a wish; only the last one counts. */
  private async loaded(wanted: (current: () => boolean) => Promise<void>): Promise<void> {
    const wish = ++this.wish;
    const current = (): boolean => wish === this.wish;
    this.loading = true;
    try {
      await wanted(current);
      if (current()) this.problem = null;
    } catch (error) {
      if (current()) this.problem = error;
    } finally {
      if (current()) this.loading = false;
    }
  }

  private async show(step: number, current: () => boolean): Promise<void> {
    const wanted = Math.min(Math.max(step, 0), this.last);
    await this.load(wanted);
    if (!current()) return;
    this.put(wanted);
    this.preload(wanted);
  }

  private put(step: number): void {
    const view = this.views[step];
    const replay = this.replay;
    if (!view || !replay) return;
    const next = step === this.at + 1 && this.eyesShown === this.eyes;
    const first = next ? (this.steps[this.at]?.events ?? 0) : 0;
    const frame = {
      type: "state" as const,
      version: ++this.shown,
      state: this.stateAt(step, view, replay),
      first_event: first,
      events: replay.events.slice(first, this.steps[step]?.events),
      clock: null,
      stand_in: null,
    };
    this.at = step;
    this.eyesShown = this.eyes;
    if (next) {
      this.playback.catchUp();
      this.playback.receive(frame);
    } else this.playback.restart(frame);
  }

  private eyesShown: Eyes | null = null;

  private stateAt(step: number, view: View, { table }: Replay): State {
    return stillState({
      id: this.id,
      table,
      view,
      you: /^\d$/.test(this.eyes) ? Number(this.eyes) : null,
      over: table.over && step === this.last,
      events: this.steps[step]?.events ?? 0,
    });
  }

  private async load(step: number, part = this.part): Promise<void> {
    if (this.views[step]) return;
    const first = step - (step % part);
    const { eyes, views } = this;
    const answer = await this.game.views(eyes, first, part);
    answer.views.forEach((view, index) => (views[first + index] = view as unknown as View));
  }

  /** What will probably be wanted next, and then all the rest, so that a jump need not wait. */
  private preload(step: number): void {
    for (const near of [step + this.part / 2, step - this.part / 2]) {
      if (near >= 0 && near <= this.last && !this.views[near]) this.load(near).catch(() => undefined);
    }
    clearTimeout(this.reading);
    this.reading = setTimeout(() => void this.readAhead(), AHEAD);
  }

  private get part(): number {
    return this.eyes === OPEN ? OPEN_PART : PART;
  }

  private reading: ReturnType<typeof setTimeout> | undefined;

  private async readAhead(): Promise<void> {
    const missing = this.steps.findIndex((_, step) => !this.views[step]);
    if (missing < 0) return;
    const { views } = this;
    try {
      await this.load(missing, AHEAD_PART);
    } catch {
      return; // whoever jumps there asks again
    }
    if (views === this.views) this.reading = setTimeout(() => void this.readAhead(), AHEAD);
  }
}
