declare module "virtual:icons" {
  const paths: Record<string, string>;
  export default paths;
}

declare module "virtual:district_icons" {
  const paths: Record<string, string>;
  export default paths;
}

declare module "virtual:facts" {
  const facts: import("../build/facts.ts").Facts;
  export default facts;
}

declare module "virtual:languages" {
  type Loader = () => Promise<{ default: string }>;
  /** The languages that have messages: each with its own name, and what loads them. English completes the others. */
  const languages: {
    code: string;
    name: string;
    complete: boolean;
    words: Loader;
    game: Loader;
    book: Loader;
    replays: Loader;
    insight: Loader;
    puzzles: Loader;
    guide: Loader;
    names: Loader;
  }[];
  export default languages;
}

declare module "virtual:examples" {
  const examples: import("./book/examples.ts").Example[];
  export default examples;
}
declare module "virtual:how_to_play" {
  const page: import("./generated/facts.ts").HowToPlay;
  export default page;
}

declare module "virtual:rulebook" {
  const book: import("../build/facts.ts").Rulebook;
  export default book;
}
