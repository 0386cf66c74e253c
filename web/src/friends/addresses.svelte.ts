// Where other devices find this server. Only a page on the computer itself has to ask: its own address is of no use elsewhere.
import { addresses } from "../net/server.ts";

const LOCAL = /^(localhost|127(\.\d+){3}|\[::1\])$/;

class Reachable {
  /** Whether links of this page work on this computer only. */
  readonly local = LOCAL.test(location.hostname);
  /** What others can use instead; empty: nothing, until the server listens to the network. */
  others = $state.raw<string[]>([]);
  /** Whether the server answers other devices; null: not known yet. */
  listens = $state<boolean | null>(null);
  readonly origin: string = $derived(this.others[0] ?? location.origin);
  private asked = false;

  /** Ask the server, once. */
  find(): void {
    if (!this.local || this.asked) return;
    this.asked = true;
    addresses().then(
      (found) => {
        const port = location.port && `:${location.port}`;
        this.others = found.addresses.map((host) => `${location.protocol}//${host}${port}`);
        this.listens = found.listens;
      },
      () => (this.asked = false),
    );
  }
}

export const reachable = new Reachable();
