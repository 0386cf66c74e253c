// Sounds, made in code: short, quiet, and easy to tell apart. Browsers let a page sound only after a click or a
// key, so nothing is set up before.
import { preferences } from "../browser/preferences.svelte.ts";
import type { EventFacts, EventKinds } from "../game/event_facts.ts";
import type { SeenEvent } from "../words/speaker.ts";

/** Those of events, no matter who caused them, and two for the reader: it is their turn, something was done to them. */
export type Sound = NonNullable<EventFacts["sound"]> | "turn" | "hit";
export const SOUNDS: Sound[] = ["turn", "gold", "card", "build", "hit", "destroy", "crown", "end"];

const GESTURES = ["pointerdown", "keydown"];
/** The gain of the loudest sound at full volume. */
const LOUDEST = 0.6;
/** A little later than now, so that nothing is cut off at its beginning. */
const SOON = 0.02;

class Sounds {
  private context: AudioContext | null = null;
  private noise: AudioBuffer | null = null;

  constructor() {
    const unlock = (): void => {
      this.context ??= new AudioContext();
      void this.context.resume();
      if (this.context.state === "running") GESTURES.forEach((kind) => removeEventListener(kind, unlock));
    };
    GESTURES.forEach((kind) => addEventListener(kind, unlock));
  }

  play(sound: Sound): void {
    const context = this.context;
    if (!preferences.sound || !preferences.volume || context?.state !== "running") return;
    const out = context.createGain();
    // The square makes half of the slider sound half as loud.
    out.gain.value = LOUDEST * preferences.volume ** 2;
    out.connect(context.destination);
    PLAYED[sound](new Instrument(context, out, this.rushing(context)));
    setTimeout(() => out.disconnect(), 3000);
  }

  private rushing(context: AudioContext): AudioBuffer {
    if (!this.noise) {
      this.noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
      const samples = this.noise.getChannelData(0);
      for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
    }
    return this.noise;
  }
}

/** Notes and noise with a quick beginning and a slow end; times in seconds from now. */
class Instrument {
  constructor(
    private readonly context: AudioContext,
    private readonly out: AudioNode,
    private readonly noise: AudioBuffer,
  ) {}

  note(pitch: number, at: number, length: number, { type = "sine", loud = 1, to = pitch }: NoteShape = {}): void {
    const source = this.context.createOscillator();
    const start = this.context.currentTime + SOON + at;
    source.type = type;
    source.frequency.setValueAtTime(pitch, start);
    source.frequency.exponentialRampToValueAtTime(to, start + length);
    source.connect(this.swell(start, length, loud));
    source.start(start);
    source.stop(start + length);
  }

  /** A bell: the note and overtones that fade sooner. */
  bell(pitch: number, at: number, length: number, loud = 1): void {
    this.note(pitch, at, length, { loud: 0.7 * loud });
    this.note(pitch * 2.01, at, length * 0.6, { loud: 0.25 * loud });
    this.note(pitch * 3.02, at, length * 0.35, { loud: 0.12 * loud });
  }

  rush(at: number, length: number, from: number, to: number, { loud = 1, narrow = 1 } = {}): void {
    const source = this.context.createBufferSource();
    const filter = this.context.createBiquadFilter();
    const start = this.context.currentTime + SOON + at;
    source.buffer = this.noise;
    source.loop = true;
    filter.type = "bandpass";
    filter.Q.value = narrow;
    filter.frequency.setValueAtTime(from, start);
    filter.frequency.exponentialRampToValueAtTime(to, start + length);
    source.connect(filter).connect(this.swell(start, length, loud));
    source.start(start, Math.random() * 0.5);
    source.stop(start + length);
  }

  private swell(start: number, length: number, loud: number): GainNode {
    const gain = this.context.createGain();
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(loud, start + Math.min(0.012, length / 4));
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
    gain.connect(this.out);
    return gain;
  }
}

interface NoteShape {
  type?: OscillatorType;
  loud?: number;
  to?: number;
}

const PLAYED: Record<Sound, (play: Instrument) => void> = {
  // Two bells, upwards.
  turn(play) {
    play.bell(587, 0, 0.5);
    play.bell(880, 0.14, 0.8);
  },
  // Coins that fall on each other.
  gold(play) {
    play.note(2093, 0, 0.09, { type: "triangle", loud: 0.5 });
    play.note(2794, 0.06, 0.16, { type: "triangle", loud: 0.45 });
  },
  // Paper that slides.
  card(play) {
    play.rush(0, 0.12, 1800, 5200, { loud: 0.8, narrow: 0.8 });
  },
  // Stone upon stone.
  build(play) {
    play.note(170, 0, 0.12, { to: 90, loud: 1 });
    play.rush(0, 0.07, 900, 400, { loud: 0.7 });
    play.note(150, 0.15, 0.14, { to: 80, loud: 0.9 });
    play.rush(0.15, 0.07, 800, 350, { loud: 0.6 });
  },
  // Two dissonant low notes.
  hit(play) {
    play.note(233, 0, 0.35, { type: "sawtooth", loud: 0.6, to: 220 });
    play.note(165, 0.1, 0.5, { type: "sawtooth", loud: 0.6, to: 147 });
  },
  // Something collapses.
  destroy(play) {
    play.rush(0, 0.7, 1400, 120, { loud: 1, narrow: 0.6 });
    play.note(110, 0.05, 0.5, { to: 45, loud: 0.9 });
  },
  // A small fanfare.
  crown(play) {
    play.note(523, 0, 0.14, { type: "triangle", loud: 0.6 });
    play.note(659, 0.11, 0.14, { type: "triangle", loud: 0.6 });
    play.note(784, 0.22, 0.35, { type: "triangle", loud: 0.7 });
  },
  // Bells over the city.
  end(play) {
    [523, 659, 784, 1047].forEach((pitch, index) => play.bell(pitch, index * 0.18, 1.4, 0.8));
    play.bell(262, 0.72, 1.8, 0.9);
  },
};

/** When several things happen at once, only the first of these is heard. */
const RANKED: Sound[] = ["end", "hit", "destroy", "crown", "build", "gold", "card"];

/** The one sound for what has just happened; `hit`: something was done to the reader. */
export function soundOf(kinds: EventKinds, events: readonly SeenEvent[], hit: boolean): Sound | null {
  const found = new Set<Sound | undefined>(events.map((seen) => kinds[seen.event]?.sound));
  if (hit) found.add("hit");
  return RANKED.find((sound) => found.has(sound)) ?? null;
}

export const sounds = new Sounds();
