// The service worker: the page without a network, and new versions of it. They come when the reader says so, and never
// during a game that is played in this browser.
import { place } from "../net/place.svelte.ts";
import { SERVICE_WORKER, trusted } from "./trusted.ts";

const LOOK_EVERY = 3_600_000;

class Updates {
  /** Whether a new version is there and waits. */
  waiting = $state(false);
  /** Whether a game is played in this browser. */
  playing = $state(false);
  private registration: ServiceWorkerRegistration | null = null;
  private asked = false;

  /** Where an engine is offered, the page works without a network from the next visit on. */
  async begin(): Promise<void> {
    if (!place.engine || !("serviceWorker" in navigator)) return;
    const { serviceWorker } = navigator;
    serviceWorker.addEventListener("controllerchange", () => {
      if (this.asked) location.reload();
    });
    try {
      this.registration = await serviceWorker.register(trusted(SERVICE_WORKER), { updateViaCache: "none" });
    } catch {
      return; // storage is forbidden: then the page needs its network
    }
    this.registration.addEventListener("updatefound", () => {
      this.registration?.installing?.addEventListener("statechange", () => this.look());
    });
    this.look();
    setInterval(() => void this.registration?.update().catch(() => undefined), LOOK_EVERY);
    const { active } = await serviceWorker.ready;
    if (!saves()) active?.postMessage("keep engine");
  }

  /** The new version from now on. */
  apply(): void {
    this.asked = true;
    this.registration?.waiting?.postMessage("update");
  }

  private look(): void {
    this.waiting = Boolean(this.registration?.waiting && navigator.serviceWorker.controller);
  }
}

/** Whether the reader wants to load as little as possible. */
function saves(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}

export const updates = new Updates();
