import type { CatchFilters } from "@creel/domain/catches/catch-filters";
import { type SelectQueryBuilder, sql } from "kysely";

import type { Cursor } from "../../base/cursor.ts";
import type { Database } from "../../database/connect.ts";
import type { Schema } from "../../database/schema.ts";
import type { CatchPoint, StoredPin } from "../record/present-catch.ts";
import { matchingCatches } from "./catch-filters.repository.ts";
import { type Order, isBehind } from "./catch-list.repository.ts";

/** So many rows take a few milliseconds, during which the process answers no other request. */
const POINTS_AT_A_TIME = 2000;

const OLDEST_FIRST: Order = { column: "caughtAt", direction: "asc" };

/** All matches as points, oldest first, so that newer ones lie on top. */
export function readCatchPoints(
  db: Database,
  userId: string,
  filters: CatchFilters,
): AsyncGenerator<CatchPoint[], void> {
  const points = placedMatches(db, userId, filters).select([
    "userId",
    "id",
    "species",
    "caughtAt",
    "weightLb",
    "lengthIn",
    "latitude",
    "longitude",
  ]);
  return inParts(points, ({ caughtAt, id }) => ({ value: caughtAt.toISOString(), id }));
}

/** The same as pins: of a hundred thousand rows each column takes the driver a tenth of a second. */
export function readCatchPins(
  db: Database,
  userId: string,
  filters: CatchFilters,
): AsyncGenerator<StoredPin[], void> {
  const pins = placedMatches(db, userId, filters).select([
    "id",
    "species",
    "latitude",
    "longitude",
    // As it is written: the driver would make a date of each.
    sql<string>`caught_at::text`.as("caughtAtText"),
  ]);
  return inParts(pins, ({ caughtAtText, id }) => ({ value: caughtAtText, id }));
}

function placedMatches(db: Database, userId: string, filters: CatchFilters) {
  return matchingCatches(db, userId, filters).where("latitude", "is not", null);
}

/** The database reads the next part while one is written. */
async function* inParts<Row>(
  rows: SelectQueryBuilder<Schema, "catches", Row>,
  cursorAt: (row: Row) => Cursor,
): AsyncGenerator<Row[], void> {
  const ordered = rows.orderBy("caughtAt").orderBy("id").limit(POINTS_AT_A_TIME);
  let reading: Promise<Row[]> | null = ordered.execute();
  while (reading) {
    const part: Row[] = await reading;
    const last = part.length === POINTS_AT_A_TIME ? part.at(-1) : undefined;
    reading = last ? ordered.where(isBehind(cursorAt(last), OLDEST_FIRST)).execute() : null;
    // A failure is thrown where the part is awaited, unless nobody wants it any more.
    reading?.catch(() => {});
    yield part;
  }
}
