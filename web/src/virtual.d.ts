declare module "virtual:icons" {
  const paths: Record<string, string>;
  export default paths;
}

declare module "virtual:facts" {
  const facts: import("./game/facts.ts").Facts;
  export default facts;
}

declare module "virtual:languages" {
  type Loader = () => Promise<{ default: string }>;
  /** The finished languages: each with its own name, and what loads its messages. */
  const languages: { code: string; name: string; words: Loader; book: Loader; names: Loader }[];
  export default languages;
}

declare module "virtual:rulebook" {
  const book: import("./book/rulebook.ts").BookFacts;
  export default book;
}
