// Tables that this visitor wants to watch, not to play at.
import { SvelteSet } from "svelte/reactivity";

export const watched = new SvelteSet<string>();
