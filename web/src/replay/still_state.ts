// The state of a table that no server plays: a position of a record, or a puzzle.
import type { ReplayedTable, State } from "../generated/messages.ts";
import type { View } from "../generated/view.ts";

export interface Still {
  id: string;
  table: ReplayedTable;
  view: View;
  /** Whose eyes; null for nobody's in particular. */
  you: number | null;
  over: boolean;
  events: number;
}

export function stillState({ id, table, view, you, over, events }: Still): State {
  return {
    table: {
      id,
      state: over ? "over" : "running",
      setup: table.setup,
      listed: false,
      locked: true,
      clock: null,
      chat: "off",
      pace: "normal",
      hints: false,
      day: null,
      seats: table.names.map((name, seat) => ({
        seat,
        kind: "person",
        name,
        level: null,
        away: false,
        host: false,
        online: true,
      })),
      requests: [],
      abandoning: [],
      rematch: null,
      rematch_by: null,
      lesson: null,
      shuffle: null,
      you,
    },
    can_undo: false,
    view,
    scores: null,
    decided: null,
    event_count: events,
  };
}
