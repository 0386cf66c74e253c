// What the reader does at the table: the open choices by place, the place that is being looked at, and answers.
import { CARDS, CHARACTERS } from "../game/facts.ts";
import { cardDialog } from "../components/card_dialog.svelte.ts";
import { countFinished, preferences, reminds } from "../browser/preferences.svelte.ts";
import { Presence } from "../feedback/presence.svelte.ts";
import type { TableView } from "../game/table_view.svelte.ts";
import type { Answer } from "../net/table_socket.svelte.ts";
import { say } from "../words/words.svelte.ts";
import { Bar } from "./bar.svelte.ts";
import { byPlace, choicesOf, type Choice } from "./choices.ts";
import { Replies } from "./replies.svelte.ts";
import { followSelfActing } from "./self_acting.svelte.ts";
import { unusedIn, type Unused } from "./unused.ts";

const COARSE = matchMedia("(pointer: coarse)");
/** Milliseconds after a change of the choices in which nothing is chosen: a click then was meant for what was there. */
const SETTLING = 350;

export interface Opened {
  card: string | null;
  title: string;
  place: string;
}

/** Why something was refused, and where that is shown. */
export interface Refused {
  words: string;
  at: Element | null;
}

export class Play {
  readonly choices: Choice[] = $derived.by(() => (this.table.view ? choicesOf(this.table.view) : []));
  readonly places: Map<string, Choice[]> = $derived(byPlace(this.choices));
  /** The choices as one text: it changes when they do. */
  readonly offered: string = $derived(this.choices.map(({ text }) => text).join("\n"));
  /** The turn under way, as one text; "" where the open decision is not the reader's turn. */
  readonly turn: string = $derived.by(() => {
    const { view } = this.table;
    if (!view?.decision?.steps?.length) return "";
    return [view.round, view.turn?.called, view.turn?.kind].join(" ");
  });
  /** Whether there is still something to gather. */
  readonly gathers: boolean = $derived(this.choices.some((choice) => choice.step === "gather"));
  readonly bar: Bar;
  readonly presence: Presence;
  readonly replies: Replies;
  readonly ending: Choice | undefined = $derived(this.choices.find((choice) => choice.verb === "end_turn"));
  readonly actions: (Choice | null)[] = $derived.by(() => this.bar.actions);
  /** What the turn would leave unused if it ended now. */
  readonly unused: Unused[] = $derived.by(() =>
    unusedIn(this.table.view, this.choices).filter((one) => !one.collects || preferences.collect === "hand"),
  );
  private sending = $state(false);
  /** The version that a command was carried out on, as long as its result has not come. */
  private outdated = $state<number | null>(null);
  /** A command, or what came of it, is on its way. */
  readonly busy: boolean = $derived.by(() => this.sending || this.outdated === this.table.socket.version);
  /** Whether the choices have been the same for long enough. */
  settled = $state(false);
  /** Whether a click chooses something now. */
  readonly ready: boolean = $derived(this.settled && !this.busy);
  /** The place whose choices and text are shown. */
  opened = $state.raw<Opened | null>(null);
  /** On a narrow screen: the player whose whole city is shown. */
  city = $state<number | null>(null);
  refused = $state.raw<Refused | null>(null);
  /** The part of the turn that the reader points at. */
  step = $state("");
  /** Ending the turn waits for confirmation. */
  confirming = $state(false);
  /** The reader wants to end the turn: what the page collects comes first. */
  leaving = $state(false);
  /** The turn in which something was taken back: there the page collects nothing by itself. */
  byHand = $state("");
  /** The page gives the only answer in a moment. */
  readonly answering: Choice | undefined = $derived.by(() =>
    preferences.onlyAnswers && !this.table.byHand && this.table.view?.decision?.only_answer
      ? this.choices[0]
      : this.replies.answer,
  );
  private reminded = "";

  /** Make it while a component is set up: it follows the table as long as that component lives. */
  constructor(readonly table: TableView) {
    this.bar = new Bar(this);
    this.presence = new Presence(table);
    this.replies = new Replies(this);
    $effect.pre(() => {
      void this.offered;
      this.settled = false;
      const timer = setTimeout(() => (this.settled = true), SETTLING);
      return () => clearTimeout(timer);
    });
    $effect(() => {
      if (this.table.over && this.table.me !== null && !this.table.lesson) countFinished(this.table.socket.id);
    });
    followSelfActing(this);
  }

  at(place: string): Choice[] {
    return this.places.get(place) ?? [];
  }

  phrase(choice: Choice): string {
    const kind = this.table.view?.decision?.kind ?? "";
    return this.table.speaker.choice(kind, choice.text, choice.words, choice.foreseen);
  }

  /** The reader touches a place: the only choice there is made at once, several are shown. */
  touch(place: string, card: string | null, title: string, at: Element | null): void {
    const here = this.at(place);
    const only = here[0];
    // A player who touches a district to read it does not mean to do without it.
    if (only && here.length === 1 && !only.givesUp && !COARSE.matches) {
      void this.choose(only, at);
    } else if (here.length || COARSE.matches || !this.table.myTurn) {
      this.opened = { card, title, place };
    } else {
      void this.ask(place, card, at);
    }
  }

  /** Nothing is possible there: ask the server why. If nothing could be meant, show the card. */
  async ask(place: string, card: string | null, at: Element | null): Promise<void> {
    const [first] = await this.why(place);
    if (first) this.refused = { words: first, at };
    else if (card) this.read(card);
  }

  /** Why nothing is possible at a place: a sentence for each thing that could be meant by touching it. */
  async why(place: string): Promise<string[]> {
    if (!this.table.myTurn || this.at(place).length) return [];
    const { speaker, socket } = this.table;
    const sentences = (await socket.why(place)).flatMap(({ reason }) => (reason ? [speaker.notPossible(reason)] : []));
    return [...new Set(sentences)];
  }

  /** The full text of a card, with what can be done with it now. */
  read(card: string, now: string[] = []): void {
    if (!CARDS.has(card) && !CHARACTERS.has(card)) return;
    this.opened = null;
    cardDialog.show(card, this.table.edition, { characters: this.table.characters, now });
  }

  async choose(choice: Choice, at: Element | null = null): Promise<void> {
    if (!this.ready) return;
    if (choice === this.ending) {
      this.end();
      return;
    }
    await this.play(choice, at);
  }

  /** Send a choice without further questions. */
  async play(choice: Choice, at: Element | null = null): Promise<void> {
    this.opened = null;
    this.confirming = false;
    this.replies.chosen(choice);
    await this.send(this.table.socket.play(choice.text), at);
  }

  /** End the turn, if that is possible now. The first time in a turn, what is unused is mentioned. */
  end(confirmed = false): void {
    if (!this.ending || !this.ready) return;
    const remind = reminds() && this.unused.length > 0 && this.reminded !== this.turn;
    if (!confirmed && !this.table.byHand && (remind || preferences.confirmEnd)) {
      this.reminded = this.turn;
      this.confirming = true;
      return;
    }
    this.confirming = false;
    this.leaving = true;
  }

  async undo(): Promise<void> {
    if (!this.ready) return;
    this.byHand = this.turn || this.byHand;
    await this.send(this.table.socket.send({ command: "undo" }), null);
  }

  private async send(sent: Promise<Answer>, at: Element | null): Promise<void> {
    const { version } = this.table.socket;
    this.sending = true;
    this.refused = null;
    try {
      const answer = await sent;
      this.outdated = answer.done ? version : null;
      if (!answer.done) {
        // Another player was quicker, or a click came twice: the page shows the new state now.
        const words = answer.reason.id === "stale" ? say("table-changed") : this.table.speaker.refusal(answer.reason);
        this.refused = { words, at };
      }
    } finally {
      this.sending = false;
    }
  }
}
