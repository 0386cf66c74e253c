// Questions that the reader wants to answer alike until the end of the game ("never use the Graveyard"): kept in this
// browser, by table, over reloads. The page gives the answer after the same moment whatever it is, and says so.
// Questions that others may not notice are never answered like that: a steady answer would tell who was asked.
import facts from "../game/facts.ts";
import type { Choice } from "./choices.ts";
import type { Play } from "./play.svelte.ts";

/** By table: the verb of the answer to each kind of question. */
type Kept = Record<string, Record<string, string>>;

const KEY = "citadels-replies";
const MOST_TABLES = 10; // others are forgotten, the oldest first

function read(): Kept {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return found && typeof found === "object" ? (found as Kept) : {};
  } catch {
    return {}; // storage is forbidden or holds something else
  }
}

/** An answer that means the same each time: a verb alone. */
function isPlain(choice: Choice): boolean {
  return !Object.keys(choice.words).length;
}

export class Replies {
  private tables = $state.raw(read());
  /** The reader wants the answer to the open question to count from now on. */
  wished = $state(false);
  private readonly kind: string = $derived.by(() => this.play.table.view?.decision?.kind ?? "");
  private readonly own: Record<string, string> = $derived.by(() => this.tables[this.play.table.reader] ?? {});
  /** Among cards of one's own hand, the plain answer only ends the choosing, and means something else each time. */
  private readonly allowed: boolean = $derived.by(
    () =>
      this.kind !== "" &&
      !this.play.turn &&
      !facts.hidden_decisions.includes(this.kind) &&
      !this.play.choices.some(({ place }) => place.startsWith("hand ")),
  );
  /** Whether the open question can be answered alike from now on. */
  readonly offered: boolean = $derived.by(
    () => this.allowed && !this.answer && this.play.choices.length > 1 && this.play.choices.some(isPlain),
  );
  /** What the reader always answers here. */
  readonly answer: Choice | undefined = $derived.by(() =>
    this.allowed
      ? this.play.choices.find((choice) => isPlain(choice) && choice.verb === this.own[this.kind])
      : undefined,
  );

  constructor(private readonly play: Play) {
    $effect.pre(() => {
      void this.play.offered;
      this.wished = false;
    });
  }

  chosen(choice: Choice): void {
    if (this.wished && this.offered && isPlain(choice)) this.keep({ ...this.own, [this.kind]: choice.verb });
  }

  /** The reader wants to be asked again. */
  forget(): void {
    this.keep(Object.fromEntries(Object.entries(this.own).filter(([kind]) => kind !== this.kind)));
  }

  private keep(own: Record<string, string>): void {
    const id = this.play.table.reader;
    const others = Object.entries(this.tables).filter(([table]) => table !== id);
    this.tables = Object.fromEntries([...others.slice(1 - MOST_TABLES), [id, own]]);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.tables));
    } catch {
      // Then they are lost when the page is closed.
    }
  }
}
