import { type SelectQueryBuilder, sql } from "kysely";

import type { Cursor } from "../../base/cursor.ts";
import type { Database } from "../../database/connect.ts";
import type { Schema } from "../../database/schema.ts";
import type { CatchPoint, StoredPin } from "../record/present-catch.ts";
import { type LogFilters, matchingCatches } from "./catch-filters.repository.ts";
import { type Order, isBehind } from "./catch-list.repository.ts";

/** The process answers no other request while it handles a part, which takes a few milliseconds at this size. */
const POINTS_AT_A_TIME = 2000;

const OLDEST_FIRST: Order = { column: "caughtAt", direction: "asc" };

/** Returns all matches as points, oldest first, so that newer ones are drawn on top. */
export function readCatchPoints(
  db: Database,
  userId: string,
  filters: LogFilters,
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
  return inParts(async (after) => {
    const rows = await partAfter(points, after).execute();
    const last = rows.at(-1);
    return { rows, last: last ? { value: last.caughtAt.toISOString(), id: last.id } : null };
  });
}

/**
 * Returns all matches as pins. The query returns one list per column, because reading 100,000 single rows takes the
 * driver a quarter of a second, six times as long.
 */
export function readCatchPins(
  db: Database,
  userId: string,
  filters: LogFilters,
): AsyncGenerator<StoredPin[], void> {
  const pins = placedMatches(db, userId, filters).select([
    "id",
    "species",
    "latitude",
    "longitude",
    "caughtAt",
  ]);
  const readPart: ReadPart<StoredPin> = async (after) => {
    const part = partAfter(pins, after).as("part");
    const { last, ...columns } = await db
      .selectFrom(part)
      .select([
        listOf("id").as("ids"),
        listOf("species").as("species"),
        listOf("latitude").as("latitudes"),
        listOf("longitude").as("longitudes"),
        sql<string | null>`max(caught_at)::text`.as("last"),
      ])
      .executeTakeFirstOrThrow();
    const rows = rowsOf(columns);
    const id = rows.at(-1)?.id;
    return { rows, last: id === undefined ? null : { value: last, id } };
  };
  return inParts(readPart);
}

/** Aggregates a column in the order of the rows. */
function listOf<Column extends keyof StoredPin>(column: Column) {
  return sql<StoredPin[Column][]>`coalesce(json_agg(${sql.ref(column)}), '[]')`;
}

interface PinColumns {
  ids: StoredPin["id"][];
  species: StoredPin["species"][];
  latitudes: StoredPin["latitude"][];
  longitudes: StoredPin["longitude"][];
}

function rowsOf({ ids, species, latitudes, longitudes }: PinColumns): StoredPin[] {
  return ids.map((id, index) => ({
    id,
    species: species[index] ?? "",
    latitude: latitudes[index] ?? null,
    longitude: longitudes[index] ?? null,
  }));
}

function placedMatches(db: Database, userId: string, filters: LogFilters) {
  return matchingCatches(db, userId, filters).where("latitude", "is not", null);
}

interface Part<Row> {
  rows: Row[];
  /** The position of the last row; `null` without rows. */
  last: Cursor | null;
}

type ReadPart<Row> = (after: Cursor | null) => Promise<Part<Row>>;

function partAfter<Row>(rows: SelectQueryBuilder<Schema, "catches", Row>, after: Cursor | null) {
  const beyond = after ? rows.where(isBehind(after, OLDEST_FIRST)) : rows;
  return beyond.orderBy("caughtAt").orderBy("id").limit(POINTS_AT_A_TIME);
}

/** Reads the next part while the current one is written. */
async function* inParts<Row>(readPart: ReadPart<Row>): AsyncGenerator<Row[], void> {
  let reading: Promise<Part<Row>> | null = readPart(null);
  while (reading) {
    const { rows, last }: Part<Row> = await reading;
    reading = last && rows.length === POINTS_AT_A_TIME ? readPart(last) : null;
    // A failure is thrown when the part is awaited. This handler only avoids an unhandled rejection if it never is.
    reading?.catch(() => {});
    yield rows;
  }
}
