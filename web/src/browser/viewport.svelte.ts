// The size of the window, for components that differ in kind. Layout itself belongs to the style sheets.
class Viewport {
  wide = $state(false);
  tall = $state(false);

  constructor() {
    this.follow("(min-width: 64rem)", (matches) => (this.wide = matches));
    this.follow("(min-height: 44rem)", (matches) => (this.tall = matches));
  }

  private follow(query: string, set: (matches: boolean) => void): void {
    const media = matchMedia(query);
    set(media.matches);
    media.addEventListener("change", () => set(media.matches));
  }
}

export const viewport = new Viewport();
