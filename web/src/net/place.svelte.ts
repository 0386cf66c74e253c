// Where games are played: on the server, or in this browser, where an engine is offered and wanted or needed.
import { isStatic, root } from "../browser/hosting.ts";
import { preferences } from "../browser/preferences.svelte.ts";
import type { Engine } from "../local/boot.ts";
import type { LocalTables } from "../local/local_tables.ts";

/** Codes of tables on servers have no 0: whoever meets a code knows where its table is. */
const LOCAL_MARK = "0";

export function isLocal(table: string): boolean {
  return isStatic || table.startsWith(LOCAL_MARK);
}

function offered(): Engine | null {
  const written = document.documentElement.dataset.engine;
  return written ? (JSON.parse(written) as Engine) : null;
}

class Place {
  /** null: this server offers no play without it. */
  readonly engine = offered();
  /** The network is gone, or the server cannot be reached. */
  away = $state(!navigator.onLine);
  /** How much of the engine is there, from 0 to 1; null while nobody has asked for it. */
  progress = $state<number | null>(null);
  running = $state(false);
  failed = $state(false);
  private tables: Promise<LocalTables> | null = null;

  constructor() {
    addEventListener("offline", () => (this.away = true));
    addEventListener("online", () => (this.away = false));
  }

  /** Whether new games are played in this browser. */
  get local(): boolean {
    return isStatic || (this.engine !== null && (this.away || preferences.onDevice));
  }

  /** The tables of this browser; starts the engine if it does not run yet. */
  here(): Promise<LocalTables> {
    this.tables ??= this.start().catch((error: unknown) => {
      this.tables = null;
      this.failed = true;
      this.progress = null;
      throw error;
    });
    return this.tables;
  }

  private async start(): Promise<LocalTables> {
    if (!this.engine) throw new Error("no engine");
    this.failed = false;
    this.progress = 0;
    const { LocalTables } = await import("../local/local_tables.ts");
    const tables = new LocalTables(this.engine, `${root}engine/`, (share) => (this.progress = share));
    await tables.ready;
    this.running = true;
    // Asked once somebody plays here: browsers then keep what is stored, even if space is short.
    void navigator.storage?.persist?.();
    return tables;
  }
}

export const place = new Place();
