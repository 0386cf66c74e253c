// The search among the cards. It lives in the address, so a search can be sent to a friend.
import { group } from "../cards/kinds.ts";
import { CARDS, CHARACTERS } from "../game/facts.ts";
import { router } from "../browser/route.svelte.ts";
import { words } from "../words/words.svelte.ts";
import { ALL_CARDS, type Kind, KINDS, editionsOf, kindOf } from "./rulebook.ts";
import { findCards, knownNames } from "./finder.ts";
import { otherNames } from "./other_names.svelte.ts";

const FIELDS = ["q", "edition", "kind", "type", "rank"] as const;
type Field = (typeof FIELDS)[number];

/** Cards in the order of the book: characters by rank, districts by type, the others by name. */
export function inOrder(cards: readonly string[], edition = ""): string[] {
  const collator = new Intl.Collator(words.language.code);
  const name = (card: string) => words.language.card(card, edition);
  return KINDS.flatMap((kind) => {
    const found = ALL_CARDS.filter((card) => kindOf(card) === kind && cards.includes(card));
    const byName = kind === "uniques" || kind === "actions";
    return byName ? found.sort((a, b) => collator.compare(name(a), name(b))) : found;
  });
}

/** The cards of a kind that an edition has. */
export function cardsIn(edition: string, kind: Kind): string[] {
  return inOrder(
    ALL_CARDS.filter((card) => kindOf(card) === kind && editionsOf(card).includes(edition)),
    edition,
  );
}

class CardSearch {
  private readonly given = $derived(new URLSearchParams(router.query));
  readonly text = $derived(this.given.get("q") ?? "");
  readonly edition = $derived(this.given.get("edition") ?? "");
  readonly kind = $derived(this.given.get("kind") ?? "");
  readonly type = $derived(this.given.get("type") ?? "");
  readonly rank = $derived(this.given.get("rank") ?? "");
  /** How many filters are set, not counting the text. */
  readonly filters = $derived(FIELDS.filter((field) => field !== "q" && this.given.get(field)).length);
  readonly any = $derived(this.filters > 0 || this.text !== "");

  private readonly own = $derived(knownNames(words.language));
  private readonly named = $derived(this.text.trim() ? findCards(this.text, this.own, otherNames.all) : ALL_CARDS);
  /** All cards that fit, in the order of the book. */
  readonly cards = $derived(
    inOrder(
      this.named.filter((card) => this.fits(card)),
      this.edition,
    ),
  );

  of(kind: Kind): string[] {
    return this.cards.filter((card) => kindOf(card) === kind);
  }

  set(field: Field, value: string): void {
    const next = new URLSearchParams(router.query);
    if (value) next.set(field, value);
    else next.delete(field);
    router.replace(`/rules/cards${next.size ? `?${next}` : ""}`);
  }

  clear(): void {
    router.replace("/rules/cards");
  }

  private fits(card: string): boolean {
    const character = CHARACTERS.get(card);
    if (this.edition && !editionsOf(card).includes(this.edition)) return false;
    if (this.kind && kindOf(card) !== this.kind) return false;
    if (this.rank && String(character?.rank ?? "") !== this.rank) return false;
    if (!this.type) return true;
    return (character ? group(card) : CARDS.get(card)?.type) === this.type;
  }
}

export const cardSearch = new CardSearch();
