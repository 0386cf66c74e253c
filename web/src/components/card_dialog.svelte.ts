// The card whose text is open in the dialog of App.
class CardDialog {
  card = $state<string | null>(null);
  edition = $state("");

  show(card: string, edition = ""): void {
    this.card = card;
    this.edition = edition;
  }
}

export const cardDialog = new CardDialog();
