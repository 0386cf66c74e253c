// What the engine declares about each kind of event (`citadels schema`, "events").

/** Whom an event affects: an argument that names a player or characters, or "all"; `if`: only if that flag is set. */
export interface Affected {
  who: string;
  if: string | null;
}

export interface EventFacts {
  /** What each argument holds: "seat", "card", "cards" and so on. */
  arguments: Record<string, string>;
  /** Whether the player in `seat` has just chosen this. */
  chosen: boolean;
  harms?: Affected;
  helps?: Affected;
  /** Who should hear of it at once, although it does neither good nor harm. */
  concerns?: Affected;
  /** The arguments that name who pays and who gets gold. */
  gold?: { from: string; to: string };
  /** What it says about who holds which character. */
  draft?: string;
  /** Whether the log has a sentence for it. */
  told: boolean;
  turn?: "begins" | "ends" | "outside";
  /** Several in a row are one sentence; this argument is then a list. */
  row?: string;
  /** With that event right after it, both are one sentence. */
  joined?: { with: string; message: string };
}

export type EventKinds = Record<string, EventFacts>;
