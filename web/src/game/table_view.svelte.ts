// A table as its reader sees it: names, their seat, and everything put into words. Follows the socket and the language.
import type { View } from "../generated/view.ts";
import { LogLines } from "../words/log_lines.ts";
import type { Line, Speaker } from "../words/speaker.ts";
import { preferences } from "../browser/preferences.svelte.ts";
import type { LessonInfo, State, TableInfo } from "../generated/messages.ts";
import type { Act, Pace } from "../net/playback.svelte.ts";
import type { TableSource } from "../net/table_source.ts";
import { words } from "../words/words.svelte.ts";

export class TableView {
  /** Whether this is a recorded game that is watched again. */
  get recorded(): boolean {
    return this.socket.pace !== undefined;
  }

  /** Whose notes and habits are kept for this table. */
  get reader(): string {
    return this.socket.reader ?? this.socket.id;
  }

  /** Whether somebody plays here now: not a record, and not a puzzle. */
  get live(): boolean {
    return !this.recorded && !this.socket.puzzle;
  }

  /** Whether the reader is to make every choice: in a lesson and in a puzzle. */
  get byHand(): boolean {
    return this.lesson !== null || this.socket.puzzle === true;
  }

  /** What is shown. It offers choices only if it is the newest state, and if a lesson waits for one. */
  readonly state: State | null = $derived.by(() => {
    const { state, playback } = this.socket;
    const reads = (state?.table.lesson?.waits ?? "choice") !== "choice";
    return state && (playback.behind || this.recorded || reads) ? withoutChoices(state) : state;
  });
  readonly info: TableInfo | null = $derived(this.state?.table ?? null);
  /** Where the reader is, if this is a scene of the tutorial. */
  readonly lesson: LessonInfo | null = $derived(this.info?.lesson ?? null);
  readonly over: boolean = $derived(this.info?.state === "over");
  readonly view: View | null = $derived(this.state?.view ?? null);
  /** The reader's seat; null for a spectator. */
  readonly me: number | null = $derived(this.info?.you ?? null);
  readonly edition: string = $derived(this.info?.setup.edition ?? "");
  // As one text: every state brings new objects, but while the names are equal the log need not be written again.
  private readonly namesInOne: string = $derived(JSON.stringify(this.info ? namesOf(this.info) : []));
  readonly names: string[] = $derived(JSON.parse(this.namesInOne) as string[]);
  // As one text, too: the characters of a game never change.
  private readonly charactersInOne: string = $derived.by(() =>
    (this.view?.characters ?? []).map(({ character }) => character).join(" "),
  );
  /** The characters of this game. */
  readonly characters: string[] = $derived(this.charactersInOne.split(" ").filter(Boolean));
  readonly speaker: Speaker = $derived(
    words.speaker({ edition: this.edition, names: this.names, seat: this.me, characters: this.characters }),
  );
  /** The whole log in sentences. */
  readonly lines: Line[] = $derived.by(() => this.logLines.lines(this.speaker, this.socket.events));
  /** The reader's choices now; empty on another player's turn. */
  readonly options: readonly string[] = $derived(this.view?.decision?.options ?? []);
  readonly myTurn: boolean = $derived(this.options.length > 0);

  /** Whether the newest state asks the reader something, shown or not. */
  readonly wanted: boolean = $derived.by(() => {
    const newest = this.socket.playback.waiting.at(-1)?.state ?? this.socket.state;
    return Boolean(newest?.view?.decision?.options?.length);
  });
  /** Whether several people play: then the host sets the pace for all. */
  readonly shared: boolean = $derived(
    (this.info?.seats.filter((seat) => seat.kind === "person" && !seat.away).length ?? 0) > 1,
  );
  readonly host: boolean = $derived(this.me !== null && (this.info?.seats[this.me]?.host ?? false));
  readonly pace: Pace = $derived.by(() => this.socket.pace ?? this.chosenPace);
  private readonly chosenPace: Pace = $derived(
    this.shared && this.me !== null && preferences.pace !== "step"
      ? (this.info?.pace ?? preferences.pace)
      : preferences.pace,
  );

  private readonly logLines = new LogLines();

  constructor(readonly socket: TableSource) {
    socket.playback.pace = () => this.pace;
    socket.playback.actsFrom = (first) => this.actsFrom(first);
  }

  private actsFrom(first: number): Act[] {
    const { events } = this.socket;
    const lines = this.speaker.logLines(events.slice(first), first);
    return lines.map((line, index) => ({
      line,
      from: index ? line.first : first,
      to: lines[index + 1]?.first ?? events.length,
    }));
  }
}

export function withoutChoices(state: State): State {
  const { view } = state;
  const decision = view?.decision && { ...view.decision, options: null, costs: null, foreseen: null };
  return { ...state, can_undo: false, view: view && { ...view, decision: decision ?? null } };
}

/** Nicknames; an open seat has its number. */
function namesOf(info: TableInfo): string[] {
  return info.seats.map((seat, index) => seat.name ?? String(index + 1));
}
