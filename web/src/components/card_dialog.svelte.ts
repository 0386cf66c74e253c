// The card whose text somebody wants to read; the dialog of App shows it.
class CardDialog {
  card = $state<string | null>(null);
  edition = $state("");

  show(card: string, edition = ""): void {
    this.card = card;
    this.edition = edition;
  }
}

export const cardDialog = new CardDialog();
