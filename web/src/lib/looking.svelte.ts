// The card whose text somebody wants to read; the dialog of App shows it.
class Looking {
  card = $state<string | null>(null);
  edition = $state("");

  at(card: string, edition = ""): void {
    this.card = card;
    this.edition = edition;
  }
}

export const looking = new Looking();
