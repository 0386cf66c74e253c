// Whose turn it is, in the title of the tab. When it is mine and the tab is hidden, title and icon blink.
// During my turn the screen stays awake.
import type { TableView } from "../game/table_view.svelte.ts";
import { say } from "../words/words.svelte.ts";

const NAME = "Citadels";
const BLINK = 1000;
const MARK = "●";

/** The icon with a dot, drawn from the page's own one. */
const CALLING = "/favicon-turn.svg";

/** Call it once while the table's component is set up. When the component is destroyed, everything is as before. */
export function followAttention(table: TableView): void {
  let hidden = $state(document.hidden);
  const mine = $derived(table.myTurn && !table.over);
  const title = $derived(titleOf(table, mine));

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

function titleOf(table: TableView, mine: boolean): string {
  if (mine) return `${MARK} ${say("table-title_mine")} – ${NAME}`;
  if (table.over) return `${say("table-title_over")} – ${NAME}`;
  const seat = table.view?.decision?.seat;
  if (seat === null || seat === undefined) return NAME;
  return `${say("table-title_other", { name: table.names[seat] ?? "" })} – ${NAME}`;
}
