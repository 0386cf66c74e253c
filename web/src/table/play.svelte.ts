// What the reader does at the table: the open choices by place, the place that is being looked at, and answers.
import { CARDS, CHARACTERS } from "../game/facts.ts";
import { cardDialog } from "../components/card_dialog.svelte.ts";
import { notices } from "../feedback/notices.svelte.ts";
import { preferences } from "../browser/preferences.svelte.ts";
import type { TableView } from "../game/table_view.svelte.ts";
import type { Answer } from "../net/table_socket.svelte.ts";
import { say } from "../words/words.svelte.ts";
import { byPlace, choicesOf, type Choice } from "./choices.ts";

const COARSE = matchMedia("(pointer: coarse)");

export interface Opened {
  card: string | null;
  title: string;
  place: string;
}

export class Play {
  readonly choices: Choice[] = $derived.by(() => (this.table.view ? choicesOf(this.table.view) : []));
  readonly places: Map<string, Choice[]> = $derived(byPlace(this.choices));
  /** Choices that belong to no place: buttons in the bar. */
  readonly bar: Choice[] = $derived(this.places.get("") ?? []);
  readonly ending: Choice | undefined = $derived(this.bar.find((choice) => choice.verb === "end_turn"));
  /** The bar without the end of the turn. */
  readonly actions: Choice[] = $derived(this.bar.filter((choice) => choice !== this.ending));
  /** A command is on its way. */
  busy = $state(false);
  /** The place whose choices and text are shown. */
  opened = $state.raw<Opened | null>(null);
  /** The end of the turn waits for a yes. */
  confirming = $state(false);

  constructor(readonly table: TableView) {}

  at(place: string): Choice[] {
    return this.places.get(place) ?? [];
  }

  phrase(choice: Choice): string {
    const kind = this.table.view?.decision?.kind ?? "";
    return this.table.speaker.choice(kind, choice.text, choice.words, choice.foreseen);
  }

  /** The reader touches a place: the only choice there is made at once, several are shown. */
  touch(place: string, card: string | null, title: string): void {
    const here = this.at(place);
    const only = here[0];
    if (only && here.length === 1 && !COARSE.matches) {
      void this.choose(only);
    } else if (here.length || COARSE.matches || !this.table.myTurn) {
      this.opened = { card, title, place };
    } else {
      void this.ask(place, card);
    }
  }

  /** Nothing is possible there: the server says why. Where nothing could be meant, the card is read. */
  async ask(place: string, card: string | null): Promise<void> {
    const [first] = await this.why(place);
    if (first) notices.add("refusal", first);
    else if (card && (CARDS.has(card) || CHARACTERS.has(card))) cardDialog.show(card, this.table.edition);
  }

  /** Why nothing is possible at a place: a sentence for each thing that could be meant by touching it. */
  async why(place: string): Promise<string[]> {
    if (!this.table.myTurn || this.at(place).length) return [];
    const { speaker, socket } = this.table;
    const sentences = (await socket.why(place)).flatMap(({ reason }) => (reason ? [speaker.notPossible(reason)] : []));
    return [...new Set(sentences)];
  }

  async choose(choice: Choice, confirmed = false): Promise<void> {
    if (this.busy) return;
    if (choice === this.ending && preferences.confirmEnd && !confirmed) {
      this.confirming = true;
      return;
    }
    this.opened = null;
    this.confirming = false;
    await this.send(this.table.socket.play(choice.text));
  }

  /** End the turn, if that is possible now. */
  async end(confirmed = false): Promise<void> {
    if (this.ending) await this.choose(this.ending, confirmed);
  }

  async undo(): Promise<void> {
    await this.send(this.table.socket.send({ command: "undo" }));
  }

  private async send(sent: Promise<Answer>): Promise<void> {
    this.busy = true;
    try {
      const answer = await sent;
      if (!answer.done) {
        // Somebody was quicker, or a click came twice: what is shown now is the new state.
        const words = answer.reason.id === "stale" ? say("table-changed") : this.table.speaker.refusal(answer.reason);
        notices.add("refusal", words);
      }
    } finally {
      this.busy = false;
    }
  }
}
