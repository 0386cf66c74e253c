// Card names in all other languages, loaded when the reader starts to type.
import languages from "virtual:languages";
import { Language } from "../words/fluent.ts";
import { type Names, knownNames } from "./finder.ts";

class OtherNames {
  all = $state.raw<Names>([]);
  private asked = false;

  async load(): Promise<void> {
    if (this.asked) return;
    this.asked = true;
    const read = await Promise.all(
      languages
        .filter(({ complete }) => complete)
        .map(async ({ code, names }) => new Language(code, (await names()).default)),
    );
    this.all = read.flatMap(knownNames);
  }
}

export const otherNames = new OtherNames();
