// The title of the tab: what the screen is about, then the name of the game in the reader's language.
import { say } from "../words/words.svelte.ts";

class Title {
  /** Screens set it while they are shown, and clear it afterwards. */
  about = $state("");
}

export const title = new Title();

/** Call it while a screen is set up: its title, as long as it is shown. */
export function entitle(about: () => string): void {
  $effect(() => {
    title.about = about();
    return () => (title.about = "");
  });
}

/** Call it once, while the page is set up. */
export function followTitle(): void {
  $effect(() => {
    const game = say("lobby-game");
    document.title = title.about ? `${title.about} – ${game}` : game;
  });
}
