// What the engine declares about each kind of event, without what is null (`citadels schema`, "events").
import type { EventFacts as Declared } from "../generated/facts.ts";

type Said<T> = { [K in keyof T]?: NonNullable<T[K]> };

/** `arguments`: what each of them holds, "seat", "card", "cards" and so on. */
export type EventFacts = Said<Omit<Declared, "id" | "text" | "arguments">> & { arguments: Record<string, string> };
export type EventKinds = Record<string, EventFacts>;
export type { Affected } from "../generated/facts.ts";
