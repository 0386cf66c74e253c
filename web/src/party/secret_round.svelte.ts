// Somebody is asked because of a hidden card, and nobody else may notice who (T12). So the device goes to all who share
// it, one after another, and an answer is sent only when everybody has had it.
import type { Member } from "./member.svelte.ts";

export class SecretRound {
  private had = $state.raw<Member[]>([]);
  private readonly answers = new Map<Member, string>();
  /** Those whose answers are on their way. */
  private sent = $state.raw<Member[]>([]);

  constructor(private readonly waits: () => boolean) {}

  get on(): boolean {
    return this.waits();
  }

  /** Who looks next: whoever holds the device first, the others as they sit. */
  next(seated: Member[], holder: Member | null): Member | null {
    const left = seated.filter((one) => !this.had.includes(one));
    return left.find((one) => one === holder) ?? left[0] ?? null;
  }

  pass(member: Member, seated: Member[]): void {
    this.had = [...this.had, member];
    if (seated.every((one) => this.had.includes(one))) this.send();
  }

  /** Call it in an effect: answers are kept as long as the round is on, and another question begins another round. */
  follow(seated: Member[]): void {
    for (const one of seated) one.socket.withhold = this.on ? (choice) => this.keep(one, choice, seated) : null;
    if (!this.on) {
      if (this.had.length) this.had = [];
      if (this.sent.length) this.sent = [];
      this.answers.clear();
      return;
    }
    const still = this.sent.filter(({ table }) => table.wanted);
    if (still.length < this.sent.length) this.sent = still;
    const everybody = seated.every((one) => this.had.includes(one));
    if (everybody && seated.some((one) => one.table.wanted && !this.sent.includes(one))) this.had = [];
  }

  private keep(member: Member, choice: string, seated: Member[]): void {
    this.answers.set(member, choice);
    this.pass(member, seated);
  }

  private send(): void {
    for (const [member, choice] of this.answers) {
      member.socket.withhold = null;
      void member.socket.play(choice);
    }
    this.sent = [...this.answers.keys()];
    this.answers.clear();
  }
}
