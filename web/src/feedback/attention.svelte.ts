// Whose turn it is, in the title of the tab. When it is mine and the tab is hidden, title and icon blink.
// During my turn the screen stays awake.
import type { TableView } from "../game/table_view.svelte.ts";
import { root } from "../browser/hosting.ts";
import { title } from "../browser/title.svelte.ts";
import { say } from "../words/words.svelte.ts";

const BLINK = 1000;
const MARK = "●";

/** The icon with a dot, drawn from the page's own one. */
const CALLING = `${root}favicon-turn.svg`;

/** Call it once while the table's component is set up. Destroying the component restores everything. */
export function followAttention(table: TableView): void {
  let hidden = $state(document.hidden);
  // A hidden page calls for the newest state, shown or not.
  const mine = $derived((table.myTurn || (hidden && table.wanted)) && !table.over);
  const about = $derived(aboutOf(table, mine));

  $effect(() => {
    const look = (): void => {
      hidden = document.hidden;
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  });

  $effect(() => {
    title.about = about;
    if (!mine || !hidden) return;
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    const usual = icon?.getAttribute("href") ?? "";
    let calling = false;
    const blink = (): void => {
      calling = !calling;
      title.about = calling ? about : "";
      icon?.setAttribute("href", calling ? CALLING : usual);
    };
    blink();
    const timer = setInterval(blink, BLINK);
    return () => {
      clearInterval(timer);
      icon?.setAttribute("href", usual);
      title.about = about;
    };
  });

  // On the icon of the installed page.
  $effect(() => {
    if (!("setAppBadge" in navigator)) return;
    void (mine ? navigator.setAppBadge() : navigator.clearAppBadge()).catch(() => undefined);
    return () => void navigator.clearAppBadge().catch(() => undefined);
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
    title.about = "";
  });
}

function aboutOf(table: TableView, mine: boolean): string {
  if (mine) return `${MARK} ${say("table-title_mine")}`;
  if (table.over) return say("table-title_over");
  const seat = table.view?.decision?.seat;
  if (seat === null || seat === undefined) return "";
  return say("table-title_other", { name: table.names[seat] ?? "" });
}
