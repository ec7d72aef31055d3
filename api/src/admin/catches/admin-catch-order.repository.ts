import type { AdminCatchSort } from "@creel/domain/admin/admin-catches";

import type { CatchQuery } from "../../catches/list/catch-query.ts";

/** A part of a list that lies in the order of one index from end to end. */
export interface IndexRange {
  column: "createdAt" | "caughtAt" | "weightLb";
  direction: "asc" | "desc";
  /** The catches without a value: in the order of their ids. */
  isUnmeasured?: boolean;
}

/** What was not weighed comes last in either direction, which no one index has in its order. */
const UNWEIGHED: IndexRange = { column: "weightLb", direction: "desc", isUnmeasured: true };

export const INDEX_RANGES: Record<AdminCatchSort, readonly IndexRange[]> = {
  logged: [{ column: "createdAt", direction: "asc" }],
  "-logged": [{ column: "createdAt", direction: "desc" }],
  date: [{ column: "caughtAt", direction: "asc" }],
  "-date": [{ column: "caughtAt", direction: "desc" }],
  weight: [{ column: "weightLb", direction: "asc" }, UNWEIGHED],
  "-weight": [{ column: "weightLb", direction: "desc" }, UNWEIGHED],
};

export function inRange(catches: CatchQuery, { column, isUnmeasured = false }: IndexRange): CatchQuery {
  if (column !== "weightLb") return catches;
  return catches.where(column, isUnmeasured ? "is" : "is not", null);
}

/**
 * In the words of the range's index, else it is not used: a date is always there, and weights lie in theirs with
 * what was not weighed behind the lightest. Of two catches that are alike the id decides, and then the owner.
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
