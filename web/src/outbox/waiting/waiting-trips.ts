import { isOfTrip, isTripItem, type OutboxItem, type TripItem } from "../outbox-item.ts";
import { stateOf, type WaitingState } from "./waiting-state.ts";

/** All that waits to be sent of one trip, without its catches. */
export interface WaitingTrip extends WaitingState {
  tripId: string;
  /** The oldest first. */
  items: readonly TripItem[];
}

/** By trip, in the order in which they were kept. */
export function groupByTrip(items: readonly OutboxItem[], now: number): WaitingTrip[] {
  const tripIds = [...new Set(items.filter(isTripItem).map(({ tripId }) => tripId))];
  return tripIds.map((tripId) => describe(tripId, items.filter(isOfTrip(tripId)), now));
}

function describe(tripId: string, items: readonly TripItem[], now: number): WaitingTrip {
  return { tripId, items, kind: kindOf(items), ...stateOf(items, now) };
}

function kindOf(items: readonly TripItem[]): WaitingTrip["kind"] {
  const has = (kind: string) => items.some(({ work }) => work.kind === kind);
  if (has("delete")) return "deleted";
  return has("create") ? "new" : "changed";
}
