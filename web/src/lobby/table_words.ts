// Small things that several screens say about a table.
import { EDITIONS, HOUSE_RULES } from "../game/facts.ts";
import type { Clock } from "../generated/messages.ts";
import { daysOf } from "./days.ts";
import { labelled, say, words } from "../words/words.svelte.ts";

export function clockShort(clock: Clock): string {
  const days = daysOf(clock);
  if (days) return say("lobby-clock_days_short", { days });
  return say("lobby-clock_short", {
    minutes: String(Math.round((clock.bank / 60) * 10) / 10),
    seconds: String(clock.increment),
  });
}

/** What an edition is, in a line. */
export function aboutEdition(id: string): string {
  const text = words.language.say(`edition-${id}`, {}, "about");
  return text.charAt(0).toLocaleUpperCase(words.language.code) + text.slice(1);
}

/** How a house rule's value is said. */
export function ruleValue(rule: string, value: unknown): string {
  if (typeof value === "boolean") return say(value ? "lobby-yes" : "lobby-no");
  const { kind, unit } = HOUSE_RULES.get(rule) ?? {};
  if (kind === "number") return say(`count-${unit}`, { count: value });
  if (kind === "choice") return say(`lobby-${rule}-${String(value)}`);
  return String(value);
}

/** The same after the rule's name, which says what is counted. */
export function ruleLine(rule: string, value: unknown): string {
  const counted = HOUSE_RULES.get(rule)?.kind === "number";
  return labelled(say(`lobby-rule-${rule}`), counted ? String(value) : ruleValue(rule, value));
}

/** How many minutes a game takes, by experience: people take most of the time of a round, bots a little. */
export function duration(edition: string, citySize: number | null, people: number, bots: number): number {
  const size = citySize ?? EDITIONS.get(edition)?.rules.city_size ?? 7;
  const minutes = size * 1.6 * (people * 0.8 + bots * 0.15);
  return Math.max(5, Math.round(minutes / 5) * 5);
}
