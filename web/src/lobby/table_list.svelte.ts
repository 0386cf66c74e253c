// The lists on the start page, refreshed every few seconds while the page is visible.
import type { ListedTable, MyTable } from "../generated/messages.ts";
import { myTables, openTables } from "../net/server.ts";

const EVERY = 4000;
const ORDER = { running: 1, open: 2, over: 3, closed: 4 };

export class Tables {
  mine = $state.raw<MyTable[] | null>(null);
  open = $state.raw<ListedTable[] | null>(null);
  error = $state.raw<unknown>(null);
  private timer = 0;
  private asking = false;

  /** Start refreshing; call the result to stop. */
  watch(): () => void {
    const again = (): void => {
      if (!document.hidden) void this.refresh();
    };
    addEventListener("focus", again);
    document.addEventListener("visibilitychange", again);
    this.timer = window.setInterval(again, EVERY);
    void this.refresh();
    return () => {
      clearInterval(this.timer);
      removeEventListener("focus", again);
      document.removeEventListener("visibilitychange", again);
    };
  }

  async refresh(): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    try {
      const [mine, open] = [await myTables(), await openTables()];
      this.mine = [...mine].sort((one, other) => place(one) - place(other));
      this.open = open.filter((table) => !mine.some((own) => own.id === table.id));
      this.error = null;
    } catch (caught) {
      this.error = caught;
    } finally {
      this.asking = false;
    }
  }
}

function place(table: MyTable): number {
  return table.your_turn ? 0 : ORDER[table.state];
}
