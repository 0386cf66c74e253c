// Where a line must not break, as src/citadels/lang/no_break.py has it: after one-letter words, between a number and
// its noun, before French “ !”. A language's words.ftl says which spaces become no-break spaces.
const NO_BREAK = "\u00a0";
const NARROW_NO_BREAK = "\u202f";
// In a list of words, any number, and any number with a full stop: "2 mince", "3. kolo".
const NUMBERS = new Map([
  ["0", "[0-9]+"],
  ["0.", "[0-9]+\\."],
]);
// Signs that only a narrow space may stand before, in languages that have one there at all.
const AFTER_NARROW = ";!?";
// Commands and paths stay as they are, because people copy them.
const TO_COPY = /--[\p{L}\p{N}_]|`|[/\\][\p{L}\p{N}_]*\p{L}/u;

/** What a language says about its lines: the words after which, and the signs before which, none ends. */
export class NoBreaks {
  private readonly found: RegExp | null;

  constructor(after: string, before: string) {
    const listed = after.split(" ").filter(Boolean);
    const words = listed.filter((word) => !NUMBERS.has(word)).map(escaped);
    const numbers = listed.flatMap((word) => NUMBERS.get(word) ?? []);
    const signs = before.split(" ").filter(Boolean).map(escaped);
    const found: string[] = [];
    if (words.length) found.push(`(?<![\\p{L}\\p{N}_-])(?:${words.join("|")})[ \\n](?=\\S)`);
    if (numbers.length) found.push(`(?<![\\p{L}\\p{N}_])(?:${numbers.join("|")})[ \\n](?=\\p{L})`);
    if (signs.length) found.push(`\\S[ \\n](?=(?:${signs.join("|")}))`);
    this.found = found.length ? new RegExp(found.join("|"), "giu") : null;
  }

  /** A text with its no-break spaces; in one that is flowing, line breaks are only layout. Its length stays. */
  putInto(text: string, flowing = false): string {
    if (this.found === null || TO_COPY.test(text)) return text;
    return text.replace(this.found, (match, place: number) => {
      if (!flowing && !match.endsWith(" ")) return match;
      const next = text[place + match.length];
      const narrow = next !== undefined && AFTER_NARROW.includes(next);
      return match.slice(0, -1) + (narrow ? NARROW_NO_BREAK : NO_BREAK);
    });
  }
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
