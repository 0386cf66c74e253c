// The size of the window and of the reader's letters, for layouts that are computed. Style sheets do the rest.
class Viewport {
  width = $state(0);
  height = $state(0);
  /** Pixels of a rem. */
  rem = $state(16);

  constructor() {
    addEventListener("resize", () => this.measure());
    this.measure();
  }

  /** Also after the size of the letters was changed. */
  measure(): void {
    const root = document.documentElement;
    // Not innerWidth: on a phone that one grows with content that is too wide.
    this.width = root.clientWidth;
    this.height = root.clientHeight;
    this.rem = Number.parseFloat(getComputedStyle(root).fontSize) || 16;
  }
}

export const viewport = new Viewport();
