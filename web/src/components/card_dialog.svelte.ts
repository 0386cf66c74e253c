// The card whose text is open in the dialog of App.
class CardDialog {
  card = $state<string | null>(null);
  edition = $state("");
  /** At a table: the characters of its game, and what can be done with the card now. */
  table = $state.raw<{ characters: readonly string[]; now: readonly string[] } | null>(null);

  show(card: string, edition = "", table: CardDialog["table"] = null): void {
    this.card = card;
    this.edition = edition;
    this.table = table;
  }
}

export const cardDialog = new CardDialog();
