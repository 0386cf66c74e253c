// Whose turn it is, in the title of the tab; it blinks, with its icon, while nobody looks and it is mine.
// In the own turn the screen stays awake.
import type { Sight } from "./sight.svelte.ts";
import { say } from "./words.svelte.ts";

const NAME = "Citadels";
const BLINK = 1000;
const MARK = "●";

/** The icon with a dot, drawn from the page's own one. */
const CALLING = "/favicon-turn.svg";

/** To be called once while the table's component is set up. Everything is as before when that is gone. */
export function followAttention(sight: Sight): void {
  let hidden = $state(document.hidden);
  const mine = $derived(sight.myTurn && !sight.view?.over);
  const title = $derived(titleOf(sight, mine));

  $effect(() => {
    const look = (): void => {
      hidden = document.hidden;
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  });

  $effect(() => {
    document.title = title;
    if (!mine || !hidden) return;
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    const usual = icon?.getAttribute("href") ?? "";
    let calling = false;
    const blink = (): void => {
      calling = !calling;
      document.title = calling ? title : NAME;
      icon?.setAttribute("href", calling ? CALLING : usual);
    };
    blink();
    const timer = setInterval(blink, BLINK);
    return () => {
      clearInterval(timer);
      icon?.setAttribute("href", usual);
      document.title = title;
    };
  });

  $effect(() => {
    if (!mine || hidden || !("wakeLock" in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let over = false;
    navigator.wakeLock.request("screen").then(
      (got) => {
        lock = got;
        if (over) void got.release();
      },
      () => undefined, // the battery is low, or it is not allowed: then the screen may sleep
    );
    return () => {
      over = true;
      void lock?.release();
    };
  });

  $effect(() => () => {
    document.title = NAME;
  });
}

function titleOf(sight: Sight, mine: boolean): string {
  if (mine) return `${MARK} ${say("table-title_mine")} – ${NAME}`;
  if (sight.view?.over) return `${say("table-title_over")} – ${NAME}`;
  const seat = sight.view?.decision?.seat;
  if (seat === null || seat === undefined) return NAME;
  return `${say("table-title_other", { name: sight.names[seat] ?? "" })} – ${NAME}`;
}
