// Where a table on the page comes from: a connection to the server, a record that is watched again, or a puzzle.
import type { ChatMessage, State } from "../generated/messages.ts";
import type { SeenEvent } from "../words/speaker.ts";
import type { Pace, Playback } from "./playback.svelte.ts";
import type { Answer, Clock, Command, GoneSince } from "./table_socket.svelte.ts";
import type { ConsideredChoice } from "../generated/messages.ts";

export interface TableSource {
  readonly id: string;
  /** Whose notes these are, where several people play on this device; without it there is one reader. */
  readonly reader?: string;
  readonly state: State | null;
  readonly events: SeenEvent[];
  readonly clock: Clock | null;
  /** The player who is asked is gone: when a bot answers. */
  readonly standIn: GoneSince | null;
  readonly chat: ChatMessage[];
  readonly chatSince: number;
  readonly warning: number | null;
  readonly version: number;
  readonly playback: Playback;
  /** How fast events are shown where the source decides that itself: a record that is watched again, which offers no choices. */
  readonly pace?: Pace;
  /** Whether it is one position with one question: nothing comes before or after the reader's choice. */
  readonly puzzle?: boolean;
  send(command: Command): Promise<Answer>;
  play(choice: string): Promise<Answer>;
  why(place: string): Promise<ConsideredChoice[]>;
}
