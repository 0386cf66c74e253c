// The worked examples of the rulebooks, played by the engine when the page was built.
import examples from "virtual:examples";
import type { SeenEvent, Speaker } from "../words/speaker.ts";
import type { Example as Declared, ExampleStep as Step, Scene } from "../generated/facts.ts";
import type { View } from "../generated/view.ts";

/** A step with what the reader is asked and sees, as at a table. */
export type ExampleStep = Omit<Step, "asked" | "events"> & {
  asked: Parameters<Speaker["decision"]>[0] | null;
  events: SeenEvent[];
};
export type Example = Omit<Declared, "steps"> & { steps: ExampleStep[] };
export type { Scene };

export type Decision = NonNullable<View["decision"]>;

export default examples;
