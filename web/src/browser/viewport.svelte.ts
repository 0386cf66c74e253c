// How much room there is. Layout is the style sheets' business; this is for components that differ in kind.
class Viewport {
  wide = $state(false);
  tall = $state(false);

  constructor() {
    this.follow("(min-width: 64rem)", (matches) => (this.wide = matches));
    this.follow("(min-height: 44rem)", (matches) => (this.tall = matches));
  }

  private follow(query: string, tell: (matches: boolean) => void): void {
    const media = matchMedia(query);
    tell(media.matches);
    media.addEventListener("change", () => tell(media.matches));
  }
}

export const viewport = new Viewport();
