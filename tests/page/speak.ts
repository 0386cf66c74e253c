// Puts games into words as the page does; tests/page/test_sentences.py compares with what Python says.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { eventFacts, verbWords } from "../../web/build/facts.ts";
import { messages } from "../../web/build/words.ts";
import { LogLines } from "../../web/src/words/log_lines.ts";
import { parseChoice } from "../../web/src/game/choice_text.ts";
import { Language, type Reader } from "../../web/src/words/fluent.ts";
import { plain, Speaker, type Line, type SeenEvent } from "../../web/src/words/speaker.ts";

interface Job {
  language: string;
  /** Where a language is that is only begun, with English beside it. */
  begun?: string;
  reader: Reader;
  events: SeenEvent[];
  decisions: {
    view: Parameters<Speaker["decision"]>[0];
    kind: string;
    options: string[];
    foreseen: Record<string, unknown>[];
  }[];
  reasons: { id: string; arguments: Record<string, unknown> }[];
  cards: string[];
}

const schema = JSON.parse(
  readFileSync(fileURLToPath(new URL("../../web/src/generated/schema.json", import.meta.url)), "utf-8"),
);
const byId = <T extends { id: string }>(found: T[]) => new Map(found.map((one) => [one.id, one]));
const verbs = verbWords(schema);
const printed = {
  cards: byId(schema.cards) as never,
  characters: byId(schema.characters) as never,
  events: eventFacts(schema),
};

function written(line: Line): string {
  return (line.inTurn ? "  " : "") + plain(line.words);
}

/** The log as it comes into being, in steps of one to four events, and as a replay goes back and forth in it. */
function grown(speaker: Speaker, events: SeenEvent[]): Line[] {
  const log = new LogLines();
  for (let count = 0, step = 1; count < events.length; count += step, step = (step % 4) + 1) {
    log.lines(speaker, events.slice(0, count));
  }
  for (const share of [0.9, 0.3, 0.7, 0.65, 0, 0.5]) {
    const jumped = events.slice(0, Math.floor(share * events.length));
    const told = log.lines(speaker, jumped).map(written);
    const anew = speaker.logLines(jumped).map(written);
    if (told.join("\n") !== anew.join("\n")) throw new Error(`told otherwise after ${jumped.length} events`);
  }
  return log.lines(speaker, events);
}

const jobs = JSON.parse(readFileSync(0, "utf-8")) as Job[];
const languages = new Map<string, Language>();
const answers = jobs.map((job) => {
  let language = languages.get(job.language);
  if (!language) {
    const english = job.begun ? new Language("en", messages("words", "en")) : null;
    for (const part of ["game", "book"]) english?.add(messages(part, "en"));
    language = new Language(job.language, messages("words", job.language, job.begun), english);
    for (const part of ["game", "book"]) language.add(messages(part, job.language, job.begun));
    languages.set(job.language, language);
  }
  const speaker = new Speaker(language, job.reader, printed);
  return {
    events: speaker.logLines(job.events).map(written),
    grown: grown(speaker, job.events).map(written),
    decisions: job.decisions.map(({ view, kind, options, foreseen }) => [
      speaker.decision(view),
      ...options.map((text, index) => speaker.choice(kind, text, parseChoice(text, verbs).words, foreseen[index])),
    ]),
    reasons: job.reasons.map((reason) => speaker.reason(reason)),
    cards: job.cards.map((card) => [speaker.card(card), speaker.cardText(card), speaker.cardText(card, "full")]),
  };
});
process.stdout.write(JSON.stringify(answers));
