// What a turn that ends now would leave unused: what the character can still do, by the engine's list of its parts.
import type { View } from "../generated/view.ts";
import facts from "../game/facts.ts";
import type { Arguments } from "../words/fluent.ts";
import type { Choice } from "./choices.ts";

/** A message with its arguments. */
export interface Unused {
  id: string;
  given: Arguments;
  /** It can be collected without a further question. */
  collects: boolean;
}

// Gathering cannot be left out, and whoever builds nothing knows it.
const NOT_REMINDED = [facts.acts.take_gold?.step, facts.acts.build?.step];

export function unusedIn(view: View | null, choices: Choice[]): Unused[] {
  const open = (view?.decision?.steps ?? []).filter((step) => step.state === "open");
  return open.flatMap(({ step }) => {
    const choice = choices.find((one) => one.step === step);
    if (!choice || NOT_REMINDED.includes(step) || facts.acts[choice.verb]?.comes_anyway) return [];
    return [choice.collects ? collected(choice) : { id: `unused-${step}`, given: {}, collects: false }];
  });
}

function collected({ foreseen }: Choice): Unused {
  const count = Number(foreseen.count ?? foreseen.cards ?? 0);
  const gold = Number(foreseen.gold ?? 0);
  return count
    ? { id: "unused-cards", given: { count }, collects: true }
    : { id: "unused-gold", given: { gold }, collects: true };
}
