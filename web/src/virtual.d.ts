declare module "virtual:icons" {
  const paths: Record<string, string>;
  export default paths;
}

declare module "virtual:facts" {
  const facts: import("./game/facts.ts").Facts;
  export default facts;
}

declare module "virtual:words/*" {
  const messages: string;
  export default messages;
}

declare module "virtual:book/*" {
  const messages: string;
  export default messages;
}

declare module "virtual:names/*" {
  const messages: string;
  export default messages;
}

declare module "virtual:rulebook" {
  const book: import("./book/rulebook.ts").BookFacts;
  export default book;
}
