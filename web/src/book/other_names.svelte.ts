// Names of the cards in the languages that the page does not speak now; they come when somebody starts to type.
import { Language } from "../words/fluent.ts";
import { type Names, knownNames } from "./finder.ts";

const NAMES: Record<string, () => Promise<{ default: string }>> = {
  en: () => import("virtual:names/en"),
  cs: () => import("virtual:names/cs"),
  pl: () => import("virtual:names/pl"),
  ru: () => import("virtual:names/ru"),
  hu: () => import("virtual:names/hu"),
};

class OtherNames {
  all = $state.raw<Names>([]);
  private asked = false;

  async load(): Promise<void> {
    if (this.asked) return;
    this.asked = true;
    const languages = await Promise.all(
      Object.entries(NAMES).map(async ([code, load]) => new Language(code, (await load()).default)),
    );
    this.all = languages.flatMap(knownNames);
  }
}

export const otherNames = new OtherNames();
