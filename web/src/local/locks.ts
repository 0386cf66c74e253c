// A table is played by one tab. Locks end with their tab.

/** How long a lock is waited for: after a reload the page before may still hold it. */
const PATIENCE = 3000;
const held = new Map<string, () => void>();

/** Whether this tab alone has it from now on. */
export function claim(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    navigator.locks
      .request(name, { signal: AbortSignal.timeout(PATIENCE) }, () => {
        resolve(true);
        return new Promise<void>((release) => held.set(name, release));
      })
      .catch(() => resolve(false));
  });
}

export function release(name: string): void {
  held.get(name)?.();
  held.delete(name);
}
