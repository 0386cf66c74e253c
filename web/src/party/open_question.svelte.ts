// A question to one of the people at this device that everybody may look at: the public table, with that player's choices.
import type { ChatMessage, ConsideredChoice, State } from "../generated/messages.ts";
import type { Playback } from "../net/playback.svelte.ts";
import type { Answer, Clock, Command, GoneSince, TableSocket } from "../net/table_socket.svelte.ts";
import type { TableSource } from "../net/table_source.ts";
import type { SeenEvent } from "../words/speaker.ts";

export class OpenQuestion implements TableSource {
  readonly id: string;
  readonly reader: string;
  readonly playback: Playback;

  constructor(
    private readonly asked: TableSocket,
    private readonly watcher: TableSocket,
  ) {
    this.id = asked.id;
    this.reader = asked.reader;
    this.playback = watcher.playback;
  }

  get state(): State | null {
    const { state } = this.watcher;
    const question = this.asked.state;
    if (!state?.view || !question?.view) return state;
    const { viewer, decision } = question.view;
    return { ...state, can_undo: question.can_undo, view: { ...state.view, viewer, decision } };
  }

  get events(): SeenEvent[] {
    return this.watcher.events;
  }

  get clock(): Clock | null {
    return this.watcher.clock;
  }

  get standIn(): GoneSince | null {
    return this.watcher.standIn;
  }

  get chat(): ChatMessage[] {
    return this.watcher.chat;
  }

  get chatSince(): number {
    return this.watcher.chatSince;
  }

  get warning(): number | null {
    return this.asked.warning;
  }

  get version(): number {
    return this.asked.version;
  }

  send(command: Command): Promise<Answer> {
    return this.asked.send(command);
  }

  play(choice: string): Promise<Answer> {
    return this.asked.play(choice);
  }

  why(place: string): Promise<ConsideredChoice[]> {
    return this.asked.why(place);
  }
}
