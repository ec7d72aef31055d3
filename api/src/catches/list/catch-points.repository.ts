import type { CatchFilters } from "@creel/domain/catches/catch-filters";

import type { Database } from "../../database/connect.ts";
import type { CatchPoint } from "../record/present-catch.ts";
import { matchingCatches } from "./catch-filters.repository.ts";
import { type Order, isBehind } from "./catch-list.repository.ts";

/** So many rows take a few milliseconds, during which the process answers no other request. */
const POINTS_AT_A_TIME = 2000;

const OLDEST_FIRST: Order = { column: "caughtAt", direction: "asc" };

/**
 * Reads all matches as points in batches, oldest first, so that newer pins lie on top. The database reads the next batch
 * while one is written.
 */
export async function* readCatchPoints(
  db: Database,
  userId: string,
  filters: CatchFilters,
): AsyncGenerator<CatchPoint[], void> {
  const matches = matchingCatches(db, userId, filters)
    .where("latitude", "is not", null)
    .select(["userId", "id", "species", "caughtAt", "weightLb", "lengthIn", "latitude", "longitude"])
    .orderBy("caughtAt")
    .orderBy("id")
    .limit(POINTS_AT_A_TIME);
  let reading: Promise<CatchPoint[]> | null = matches.execute();
  while (reading) {
    const points: CatchPoint[] = await reading;
    const last = points.length === POINTS_AT_A_TIME ? points.at(-1) : undefined;
    const cursor = last && { value: last.caughtAt.toISOString(), id: last.id };
    reading = cursor ? matches.where(isBehind(cursor, OLDEST_FIRST)).execute() : null;
    // A failure is thrown where the batch is awaited, unless nobody wants it any more.
    reading?.catch(() => {});
    yield points;
  }
}
