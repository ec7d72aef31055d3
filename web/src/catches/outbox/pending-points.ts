import type { Catch } from "@creel/domain/catches/catch";
import type { CatchFilters } from "@creel/domain/catches/catch-filters";

import { matches, type PendingChange } from "./pending-changes.ts";

interface PointContext<Point> {
  filters: CatchFilters;
  /** Returns `null` for a catch whose place is not known. */
  toPoint: (caught: Catch) => Point | null;
}

/** The points of pending catches come last, so that they are drawn on top. */
export function withPendingPoints<Point extends { id: string }>(
  points: Point[],
  changes: readonly PendingChange[],
  { filters, toPoint }: PointContext<Point>,
): Point[] {
  if (changes.length === 0) return points;
  const changed = new Set(changes.map(({ id }) => id));
  const waiting = changes.flatMap(({ after }) => (matches(after, filters) ? (toPoint(after) ?? []) : []));
  return [...points.filter(({ id }) => !changed.has(id)), ...waiting];
}
