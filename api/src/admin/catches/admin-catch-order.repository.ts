import type { AdminCatchSort } from "@creel/domain/admin/admin-catches";

import type { CatchQuery } from "../../catches/list/catch-filters.repository.ts";

/** A part of a list that can be read in the order of one index. */
export interface IndexRange {
  column: "createdAt" | "caughtOn" | "weightLb";
  direction: "asc" | "desc";
  /** Set for the catches without a value, which are ordered by id. */
  isUnmeasured?: boolean;
}

/** Catches without a weight come last in both directions, which takes a second index range. */
const UNWEIGHED: IndexRange = { column: "weightLb", direction: "desc", isUnmeasured: true };

export const INDEX_RANGES: Record<AdminCatchSort, readonly IndexRange[]> = {
  logged: [{ column: "createdAt", direction: "asc" }],
  "-logged": [{ column: "createdAt", direction: "desc" }],
  date: [{ column: "caughtOn", direction: "asc" }],
  "-date": [{ column: "caughtOn", direction: "desc" }],
  weight: [{ column: "weightLb", direction: "asc" }, UNWEIGHED],
  "-weight": [{ column: "weightLb", direction: "desc" }, UNWEIGHED],
};

export function inRange(catches: CatchQuery, { column, isUnmeasured = false }: IndexRange): CatchQuery {
  if (column !== "weightLb") return catches;
  return catches.where(column, isUnmeasured ? "is" : "is not", null);
}

/**
 * Uses the exact order of the range's index, because otherwise the index is not used: dates are never null, and in the
 * index of weights, catches without one come after the lightest. Ties are sorted by id, then by owner.
 */
export function inOrder(catches: CatchQuery, { column, direction }: IndexRange) {
  return catches
    .orderBy(column, (by) => {
      const directed = direction === "asc" ? by.asc() : by.desc();
      if (column !== "weightLb") return directed;
      return direction === "asc" ? directed.nullsFirst() : directed.nullsLast();
    })
    .orderBy("id", direction)
    .orderBy("userId", direction);
}
