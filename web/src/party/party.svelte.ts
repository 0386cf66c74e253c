// The people who play at this device. One of them holds it and sees their own table. Before somebody else's table is
// shown, a curtain falls, and nothing of anybody's cards is on the page while it is down.
import { untrack } from "svelte";
import { preferences } from "../browser/preferences.svelte.ts";
import { cardDialog } from "../components/card_dialog.svelte.ts";
import { notices } from "../feedback/notices.svelte.ts";
import { suspicions } from "../friends/suspicions.svelte.ts";
import facts from "../game/facts.ts";
import type { TableView } from "../game/table_view.svelte.ts";
import { people, Refused } from "../net/server.ts";
import type { Answer } from "../net/table_socket.svelte.ts";
import { Member } from "./member.svelte.ts";
import { SecretRound } from "./secret_round.svelte.ts";

/** The most people at one device. */
export const MOST_PEOPLE = 8;
/** Milliseconds until the server is asked again. */
const AGAIN = 1000;

export class Party {
  /** Whoever was at this device first; the table is opened and shown by them as long as nobody joins them. */
  readonly first: Member;
  private others = $state.raw<Member[]>([]);
  /** The table as everybody may see it: for moments in which nobody holds the device. */
  private watcher = $state.raw<Member | null>(null);
  private closed = false;
  /** Whether it is known who plays here; before, nothing may be shown. */
  known = $state(false);

  readonly seated: Member[] = $derived.by(() =>
    [this.first, ...this.others].filter(({ seat }) => seat !== null).sort((a, b) => (a.seat ?? 0) - (b.seat ?? 0)),
  );
  /** Who speaks for the device where nothing is secret: the host, if it is one of them. */
  readonly leader: Member = $derived.by(
    () => this.seated.find(({ table }) => table.host) ?? this.seated[0] ?? this.first,
  );
  /** Whether the device goes from hand to hand. */
  readonly passes: boolean = $derived(this.seated.length > 1 && this.leader.table.info?.state === "running");

  /** Who holds the device, and whose cards may be seen. */
  holder = $state.raw<Member | null>(null);
  /** Who is given the device. */
  next = $state.raw<Member | null>(null);
  /** Who wants to look at their cards although nobody asks them. */
  private looks = $state.raw<Member | null>(null);
  readonly secret = new SecretRound(() => this.passes && this.isSecret());

  /** Who needs the device now. */
  private readonly needs: Member | null = $derived.by(() => {
    if (!this.passes) return null;
    if (this.secret.on) return this.secret.next(this.seated, this.holder) ?? this.looks;
    const asked = this.seated.filter(({ table }) => table.wanted);
    return asked.find((one) => one === this.holder) ?? asked[0] ?? this.looks;
  });
  /** A question that may be answered before all eyes: whose, if no curtain is wanted for it. */
  private readonly openly: Member | null = $derived.by(() => {
    const { needs } = this;
    const kind = needs?.newest?.view?.decision?.kind ?? "";
    const shown = needs !== this.holder && !preferences.curtains && facts.public_decisions.includes(kind);
    return shown && needs?.table.wanted ? needs : null;
  });
  /** What may be seen; null: the curtain is down. */
  readonly shown: TableView | null = $derived.by(() => {
    if (!this.passes) return this.leader.table;
    if (this.next) return null;
    if (this.holder) return this.holder.table;
    return this.openly?.question ?? this.watcher?.table ?? null;
  });
  /** Who could take their last choice back although the device has gone on. */
  readonly mayUndo: Member | null = $derived.by(
    () => this.seated.find((one) => one !== this.next && one !== this.openly && one.newest?.can_undo) ?? null,
  );

  /** Make it while a component is set up: it follows the tables as long as that component lives. */
  constructor(readonly id: string) {
    this.first = this.member(0);
    void this.ask();
    $effect(() => {
      const { needs, holder, next, openly } = this;
      if (!this.passes) untrack(() => this.rest());
      else if (needs && needs !== holder && !this.plays()) untrack(() => this.cover(openly ? null : needs));
      else if (!needs && next) this.next = null;
    });
    $effect(() => this.secret.follow(this.seated));
    $effect(() => () => {
      this.closed = true;
      for (const one of [this.first, this.watcher, ...this.others]) one?.socket.close();
    });
  }

  /** Who sits here already: after a reload, or from another tab. */
  private async ask(): Promise<void> {
    try {
      for (const person of await people(this.id)) if (person) this.join(this.member(person));
      this.known = true;
    } catch (error) {
      // Without a network nobody knows yet; a table that does not exist is told by the first connection.
      if (error instanceof Refused) this.known = true;
      else if (!this.closed) setTimeout(() => void this.ask(), AGAIN);
    }
  }

  /** Whether somebody is asked whom others may not know, as soon as any of the connections tells. */
  private isSecret(): boolean {
    return [this.watcher, ...this.seated].some((one) => {
      const kind = one?.newest?.view?.decision?.kind ?? "";
      return kind === "wait" || facts.hidden_decisions.includes(kind);
    });
  }

  private member(person: number): Member {
    return new Member(this.id, person, (one) => this.shown === one.table);
  }

  private join(member: Member): void {
    if (!this.watcher) {
      this.watcher = new Member(this.id, "watch", () => this.passes && !this.next && !this.holder);
      this.first.watchedBy(this.watcher);
    }
    member.watchedBy(this.watcher);
    this.others = [...this.others, member];
  }

  at(seat: number): Member | null {
    return this.seated.find((one) => one.seat === seat) ?? null;
  }

  /** Somebody else sits down at this device. */
  async add(name: string, seat: number): Promise<Answer> {
    const number = Array.from({ length: MOST_PEOPLE }, (_, person) => person).find(
      (person) => person && !this.seated.some((one) => one.person === person),
    );
    const known = this.others.find(({ person }) => person === number);
    const member = known ?? this.member(number ?? MOST_PEOPLE - 1);
    if (!known) this.join(member);
    return member.socket.send({ command: "sit", name, seat });
  }

  /** The one who is given the device has it. */
  lift(): void {
    this.holder = this.next;
    this.next = null;
    this.looks = null;
  }

  /** Whoever holds the device puts it down. */
  hide(): void {
    this.cover(null);
  }

  look(member: Member): void {
    this.looks = member;
  }

  /** In a secret round: on to the next, whether there was a question or not. */
  pass(): void {
    if (this.holder) this.secret.pass(this.holder, this.seated);
    this.cover(null);
  }

  takeBack(member: Member): void {
    void member.socket.send({ command: "undo" });
  }

  /** Whether what has happened is still being shown. */
  private plays(): boolean {
    const playback = this.next ? null : (this.holder ?? this.watcher)?.socket.playback;
    return playback !== null && playback !== undefined && (playback.behind || playback.act !== null);
  }

  private cover(next: Member | null): void {
    if (!this.holder && this.next === next) return;
    this.holder?.socket.playback.catchUp();
    this.holder = null;
    this.next = next;
    notices.clear();
    cardDialog.card = null;
    suspicions.asked = null;
  }

  private rest(): void {
    this.holder = this.next = this.looks = null;
  }
}
