// The page's policy lets scripts come only from where this allows it: our service worker and the worker of the engine.
import { root } from "./hosting.ts";

const policy =
  typeof trustedTypes === "undefined"
    ? null
    : trustedTypes.createPolicy("citadels-workers", {
        createScriptURL(address: string): string {
          const { origin } = new URL(address, location.href);
          if (origin !== location.origin) throw new TypeError(address);
          return address;
        },
      });

export const SERVICE_WORKER = `${root}sw.js`;

/** The address of a script of ours, as the constructors of workers want it. */
export function trusted(address: string): string {
  return (policy?.createScriptURL(address) ?? address) as string;
}
