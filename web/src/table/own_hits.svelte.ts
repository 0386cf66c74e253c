// What was done to the reader and is not over yet, in words, for the reader's own board.
import facts from "../game/facts.ts";
import { hitsOn, type Hit } from "../game/hits.ts";
import type { TableView } from "../game/table_view.svelte.ts";
import { say } from "../words/words.svelte.ts";

export class OwnHits {
  private readonly all: Hit[] = $derived.by(() =>
    this.table.over ? [] : hitsOn(facts.events, this.table.socket.events, this.table.me),
  );
  private readonly own: readonly string[] = $derived.by(() =>
    this.table.me === null ? [] : (this.table.view?.players[this.table.me]?.characters ?? []),
  );
  /** The reader sits the round out. Who has two characters plays on with the other one. */
  readonly veil: Hit | undefined = $derived(this.own.length < 2 ? this.all.find((hit) => hit.veiled) : undefined);
  /** The newest of all others. */
  readonly rest: Hit[] = $derived(this.all.filter((hit) => hit !== this.veil).slice(-2));

  constructor(private readonly table: TableView) {}

  /** The rule in one sentence; for one of two characters, who is out and who is not. */
  rule(hit: Hit): string {
    const acting = this.own.find((id) => id !== hit.about.character);
    return hit.veiled && acting
      ? this.table.speaker.say("showing-one_is_out", { character: hit.about.character, acting })
      : say(`showing-rule_${hit.about.event}`);
  }
}
