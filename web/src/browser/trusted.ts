// The page's policy lets workers come only from where this allows it: our own origin.
import { root } from "./hosting.ts";

interface Policies {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): unknown };
}

const { trustedTypes } = window as { trustedTypes?: Policies };
const policy = trustedTypes?.createPolicy("citadels-workers", {
  createScriptURL(address) {
    if (new URL(address, location.href).origin !== location.origin) throw new TypeError(address);
    return address;
  },
});

export const SERVICE_WORKER = `${root}sw.js`;

/** The address of a script of ours, as the constructors of workers want it. */
export function trusted(address: string): string {
  return (policy?.createScriptURL(address) ?? address) as string;
}
