// Tables that somebody wants to watch and not to sit down at.
import { SvelteSet } from "svelte/reactivity";

export const watched = new SvelteSet<string>();
