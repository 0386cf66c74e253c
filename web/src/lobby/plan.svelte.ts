// The plan for a new table. It knows no rules: the server says what a setup means, or why the rules forbid it.
// Every choice is kept while the visitor switches back and forth, until the page is closed.
import facts, { CHARACTERS, EDITIONS, SETS, type EditionFacts, type RuleValue } from "../game/facts.ts";
import type { Setup } from "../generated/setup.ts";
import type { Clock, OpenTable, PlannedGame, TableInfo } from "../generated/messages.ts";
import { checkSetup, Refused } from "../net/server.ts";
import type { Reason } from "../words/speaker.ts";
import { DAY, daysOf, MOST_DAYS } from "./days.ts";
import { USUAL_LEVEL } from "./levels.ts";

export const RANDOM = "random";
/** A seat for a person, among the levels of bots. */
export const PERSON = "";
const MOST_SEATS = 8;
const NINTH = 9;
const QUIET = 250; // milliseconds without a change before the server is asked

export type Way = "ready" | "random" | "own";

/** House rules by their ids, and some other fields of a setup; missing ones follow the edition. */
export type HouseRules = Partial<Pick<Setup, "unique_count" | "crown">> & Record<string, unknown>;

export const CLOCKS = {
  none: null,
  quick: { bank: 180, increment: 10 },
  calm: { bank: 600, increment: 20 },
  long: { bank: 3600, increment: 60 },
} as const satisfies Record<string, Clock | null>;
export type ClockChoice = keyof typeof CLOCKS | "days" | "own";

/** What a plan can be read from. */
export interface Planned extends Pick<TableInfo, "clock" | "listed" | "chat"> {
  setup: Partial<Setup>;
  seats: { level: string | null }[];
}

export class Plan {
  edition = $state(facts.default_edition);
  wantedPlayers = $state(4);
  way = $state<Way>("ready");
  wantedSet = $state("first_game");
  /** Whether rank 9 is wanted, where the number of players leaves it open. */
  wantedNinth = $state(false);
  /** By character: who shall step in where the number of players forbids it. */
  substitutes = $state<Record<string, string>>({});
  /** Your own cast: a character for each rank, "" for none. */
  ofRank = $state<Record<number, string>>({});
  uniquesWay = $state<"random" | "own">("random");
  wantedCount = $state<number | null>(null);
  wantedUniques = $state<string[]>([]);
  /** The version of the action cards, "" for none. */
  actionCards = $state("");
  house = $state<HouseRules>({});
  mixed = $state(false);
  versions = $state<Record<string, string>>({});
  levels = $state<string[]>([PERSON, ...Array<string>(MOST_SEATS - 1).fill(USUAL_LEVEL)]);
  clockChoice = $state<ClockChoice>("none");
  /** null: the field is empty for the moment. */
  ownClock = $state<{ minutes: number | null; seconds: number | null }>({ minutes: 10, seconds: 15 });
  /** null: the field is empty for the moment. */
  clockDays = $state<number | null>(1);
  listed = $state(false);
  chat = $state<TableInfo["chat"]>("phrases");

  readonly facts: EditionFacts = $derived(EDITIONS.get(this.edition) as EditionFacts);
  readonly players = $derived(
    Math.min(Math.max(this.wantedPlayers, this.facts.players.fewest), this.facts.players.most),
  );
  readonly sets = $derived(this.facts.sets.filter((set) => set !== RANDOM));
  readonly set = $derived(this.sets.includes(this.wantedSet) ? this.wantedSet : (this.sets[0] ?? ""));
  readonly ninthNeeded = $derived(this.facts.nine_ranks_for.includes(this.players));
  readonly ninthForbidden = $derived(this.facts.eight_ranks_for.includes(this.players));
  readonly characterPool: string[] = $derived(this.mixed ? [...CHARACTERS.keys()] : this.facts.characters);
  readonly uniquePool: string[] = $derived(
    this.mixed ? facts.cards.filter((card) => card.class === "unique").map((card) => card.id) : this.facts.uniques,
  );
  readonly hasNinth: boolean = $derived(this.characterPool.some((id) => rankOf(id) === NINTH));
  readonly ninth = $derived(this.ninthNeeded || (this.wantedNinth && !this.ninthForbidden && this.hasNinth));
  readonly ranks: number[] = $derived([...new Set(this.characterPool.map(rankOf))].sort((one, other) => one - other));
  readonly characters = $derived(
    this.ranks.map((rank) => this.ofRank[rank] ?? "").filter((id) => this.characterPool.includes(id)),
  );
  readonly uniques = $derived(this.uniquePool.filter((id) => this.wantedUniques.includes(id)));
  readonly uniqueCount = $derived(
    Math.min(this.wantedCount ?? this.facts.unique_count ?? this.uniquePool.length, this.uniquePool.length),
  );
  readonly seats = $derived(this.levels.slice(0, this.players));
  readonly people = $derived(this.seats.filter((level) => level === PERSON).length);
  readonly clock: Clock | null = $derived.by(() => {
    if (this.clockChoice === "days") {
      const each = Math.min(MOST_DAYS, Math.max(1, Math.round(this.clockDays ?? 1))) * DAY;
      return { bank: each, increment: each };
    }
    return this.clockChoice === "own"
      ? { bank: Math.round((this.ownClock.minutes ?? 0) * 60), increment: this.ownClock.seconds ?? 0 }
      : CLOCKS[this.clockChoice];
  });

  readonly setup: Partial<Setup> = $derived.by(() => {
    const { unique_count, ...house } = this.house;
    const common = {
      edition: this.edition as NonNullable<Setup["edition"]>,
      players: this.players,
      action_cards: (this.actionCards || null) as Setup["action_cards"],
      mixed: this.mixed,
      ...house,
      ...(Object.keys(this.versions).length ? { versions: this.versions } : {}),
    };
    if (this.way !== "own") {
      const set = (this.way === "random" ? RANDOM : this.set) as NonNullable<Setup["set"]>;
      const substitutes = this.substitutes as NonNullable<Setup["substitutes"]>;
      return { ...common, set, substitutes, ninth: this.ninth || null, unique_count: unique_count ?? null };
    }
    return {
      ...common,
      characters: this.characters as NonNullable<Setup["characters"]>,
      ...(this.uniquesWay === "own"
        ? { uniques: this.uniques as NonNullable<Setup["uniques"]> }
        : { unique_count: this.uniqueCount }),
    };
  });

  readonly changes = $derived(
    Object.values(this.house).filter((value) => value !== null && value !== undefined).length +
      Object.keys(this.versions).length +
      Number(this.mixed),
  );

  /** What the server says about it: at most one of the three. */
  foreseen = $state.raw<PlannedGame | null>(null);
  objection = $state.raw<Reason | null>(null);
  error = $state.raw<unknown>(null);
  private asked = 0;

  /** For an effect: asks the server once nothing has changed for a moment. */
  check(): () => void {
    const setup = $state.snapshot(this.setup) as Partial<Setup>;
    const timer = setTimeout(() => void this.ask(setup), QUIET);
    return () => clearTimeout(timer);
  }

  async ask(setup: Partial<Setup> = this.setup): Promise<void> {
    const number = ++this.asked;
    let [foreseen, objection, error]: [PlannedGame | null, Reason | null, unknown] = [null, null, null];
    try {
      foreseen = await checkSetup(setup);
    } catch (caught) {
      if (caught instanceof Refused && caught.reason.id === "wrong_setup") objection = caught.reason;
      else error = caught;
    }
    if (number !== this.asked) return; // a newer question is on its way
    [this.objection, this.error] = [objection, error];
    if (!objection && !error) this.foreseen = foreseen;
  }

  /** Your own cast starts as what was planned before. */
  chooseOwn(): void {
    this.way = "own";
    if (this.characters.length) return;
    const ready = SETS.get(this.set);
    const begin = this.foreseen?.characters ?? ready?.characters ?? [];
    this.ofRank = Object.fromEntries(begin.map((id) => [rankOf(id), id]));
    if (!this.wantedUniques.length) this.wantedUniques = this.foreseen?.uniques ?? ready?.uniques ?? [];
  }

  toggleUnique(id: string): void {
    this.wantedUniques = this.wantedUniques.includes(id)
      ? this.wantedUniques.filter((other) => other !== id)
      : [...this.wantedUniques, id];
  }

  /** Whether a variant of the edition's book is played: all of its house rules are set. */
  playsVariant(rules: Record<string, RuleValue>): boolean {
    return Object.entries(rules).every(([rule, value]) => this.house[rule] === value);
  }

  toggleVariant(rules: Record<string, RuleValue>): void {
    if (!this.playsVariant(rules)) this.house = { ...this.house, ...rules };
    else this.house = Object.fromEntries(Object.entries(this.house).filter(([rule]) => !(rule in rules)));
  }

  /** Everybody but the one who opens the table. */
  fillSeats(level: string): void {
    this.levels = [PERSON, ...Array<string>(MOST_SEATS - 1).fill(level)];
  }

  asInEdition(): void {
    this.house = {};
    this.versions = {};
    this.mixed = false;
  }

  request(name: string): OpenTable {
    return {
      setup: $state.snapshot(this.setup) as Partial<Setup>,
      seats: this.seats.map((bot) => (bot === PERSON ? {} : { bot })),
      listed: this.listed,
      clock: this.clock,
      chat: this.chat,
      name,
    };
  }

  /** Plan what a table already plays, to change it, or what the visitor has kept. */
  load({ setup, clock, listed, chat, seats }: Planned): void {
    const { edition, players, set, characters, uniques, unique_count, crown } = setup;
    this.edition = EDITIONS.has(edition ?? "") ? (edition as string) : facts.default_edition;
    this.wantedPlayers = players ?? 4;
    this.way = set === RANDOM ? "random" : characters ? "own" : "ready";
    if (set && set !== RANDOM) this.wantedSet = set;
    this.wantedNinth = Boolean(setup.ninth);
    this.substitutes = { ...setup.substitutes };
    if (this.way === "own") this.ofRank = Object.fromEntries((characters ?? []).map((id) => [rankOf(id), id]));
    this.uniquesWay = uniques ? "own" : "random";
    if (uniques) this.wantedUniques = [...uniques];
    this.wantedCount = unique_count ?? null;
    this.actionCards = setup.action_cards ?? "";
    const asked: Record<string, unknown> = { ...setup };
    const kept = facts.house_rules.map(({ id }) => [id, asked[id]]).filter(([, value]) => (value ?? null) !== null);
    this.house = Object.fromEntries([...kept, ...((crown ?? null) === null ? [] : [["crown", crown]])]);
    if (this.way !== "own" && unique_count !== null && unique_count !== undefined)
      this.house.unique_count = unique_count;
    this.mixed = Boolean(setup.mixed);
    this.versions = { ...setup.versions };
    this.levels = this.levels.map((level, seat) => seats[seat]?.level ?? (seats[seat] ? PERSON : level));
    const known = Object.entries(CLOCKS).find(
      ([, one]) => one?.bank === clock?.bank && one?.increment === clock?.increment,
    );
    const days = daysOf(clock);
    this.clockChoice = days ? "days" : ((known?.[0] as ClockChoice | undefined) ?? "own");
    if (days) this.clockDays = days;
    else if (clock && !known) this.ownClock = { minutes: clock.bank / 60, seconds: clock.increment };
    this.listed = listed;
    this.chat = chat;
  }
}

function rankOf(character: string): number {
  return CHARACTERS.get(character)?.rank ?? 0;
}

/** The part of the page that an objection belongs to. */
export function concerns(objection: Reason): "players" | "characters" | "uniques" | "house" {
  const reason = String(objection.arguments.reason);
  const field = String((objection.arguments.arguments as Record<string, unknown> | undefined)?.field ?? "");
  if (/character|rank|ninth|together|too_few/.test(reason) || field === "characters") return "characters";
  if (/unique/.test(reason) || /unique/.test(field)) return "uniques";
  return field === "players" ? "players" : "house";
}

/** One plan for the whole visit, so reading a rule in between loses nothing. */
export const plan = new Plan();
