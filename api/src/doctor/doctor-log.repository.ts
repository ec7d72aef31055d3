import type { DoctorCatch } from "@creel/domain/doctor/doctor-log";
import type { Outline } from "@creel/domain/waters/new-water";
import type { Selectable } from "kysely";

import type { Database } from "../database/connect.ts";
import type { CatchTable } from "../database/schema.ts";

/** The process answers no other request while it handles a batch, which takes a few milliseconds at this size. */
const ROWS_AT_A_TIME = 1000;

const COLUMNS = [
  "id",
  "species",
  "caughtAt",
  "caughtOn",
  "caughtTime",
  "timeZone",
  "latitude",
  "longitude",
  "lengthIn",
  "weightLb",
  "waterId",
  "isWaterChosen",
  "tripId",
  "createdAt",
] as const satisfies readonly (keyof CatchTable)[];

type Row = Pick<Selectable<CatchTable>, (typeof COLUMNS)[number]>;

/** Reads a whole log without samples, sorted by id, in batches. */
export async function* readCatches(db: Database, userId: string): AsyncGenerator<DoctorCatch[], void> {
  const takenAt = await findPhotoTimes(db, userId);
  const all = db
    .selectFrom("catches")
    .where("userId", "=", userId)
    .where("isSample", "=", false)
    .select(COLUMNS)
    .orderBy("id")
    .limit(ROWS_AT_A_TIME);
  let after: string | undefined;
  do {
    const rows = await (after === undefined ? all : all.where("id", ">", after)).execute();
    yield rows.map((row) => toDoctorCatch(row, takenAt.get(row.id) ?? []));
    after = rows.length === ROWS_AT_A_TIME ? rows.at(-1)?.id : undefined;
  } while (after !== undefined);
}

/** Keyed by catch, the cover first. */
async function findPhotoTimes(db: Database, userId: string): Promise<Map<string, string[]>> {
  const photos = await db
    .selectFrom("photos")
    .where("userId", "=", userId)
    .where("takenAt", "is not", null)
    .select(["catchId", "takenAt"])
    .orderBy("catchId")
    .orderBy("position")
    .$narrowType<{ takenAt: string }>()
    .execute();
  const byCatch = Map.groupBy(photos, ({ catchId }) => catchId);
  return new Map(Array.from(byCatch, ([catchId, those]) => [catchId, those.map(({ takenAt }) => takenAt)]));
}

function toDoctorCatch(row: Row, photosTakenAt: readonly string[]): DoctorCatch {
  return {
    id: row.id,
    species: row.species,
    caughtAt: row.caughtAt.getTime(),
    day: row.caughtOn,
    time: row.caughtTime,
    timeZone: row.timeZone,
    latitude: row.latitude,
    longitude: row.longitude,
    length: row.lengthIn,
    weight: row.weightLb,
    chosenWater: row.isWaterChosen ? row.waterId : null,
    tripId: row.tripId,
    loggedAt: row.createdAt.getTime(),
    photosTakenAt,
  };
}

/** Samples are left out. */
export async function findTripSpans(db: Database, userId: string) {
  return db
    .selectFrom("trips")
    .where("userId", "=", userId)
    .where("isSample", "=", false)
    .select(["id", "startedAt", "endedAt"])
    .orderBy("id")
    .execute();
}

/** Returns the last event of each trip that has events with a known time. */
export async function findLastEvents(db: Database, userId: string) {
  return db
    .selectFrom("tripEvents")
    .where("userId", "=", userId)
    .where("at", "is not", null)
    .groupBy("tripId")
    .select(["tripId", ({ fn }) => fn.max<Date>("at").as("at")])
    .execute();
}

/** Keyed by water id. Waters without an outline are left out. */
export async function findOutlines(
  db: Database,
  userId: string,
  waterIds: readonly string[],
): Promise<Map<string, Outline>> {
  if (waterIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("waters")
    .where("userId", "=", userId)
    .where("id", "in", [...waterIds])
    .select(["id", "outline"])
    .execute();
  return new Map(rows.flatMap(({ id, outline }) => (outline === null ? [] : [[id, outline]])));
}

/** Returns the files that catches were imported from. The rows of an import are kept for a month. */
export async function findFileNames(db: Database, userId: string, catchIds: readonly string[]) {
  if (catchIds.length === 0) return [];
  return db
    .selectFrom("importRows")
    .innerJoin("imports", (join) =>
      join.onRef("imports.userId", "=", "importRows.userId").onRef("imports.id", "=", "importRows.importId"),
    )
    .where("importRows.userId", "=", userId)
    .where("imports.userId", "=", userId)
    .where("importRows.subject", "=", "catch")
    .where("importRows.madeVersion", "is not", null)
    .where("importRows.madeId", "in", [...catchIds])
    .select(["importRows.madeId", "imports.fileName"])
    .execute();
}

/** Returns how many catches and trips with these ids belong to the user. */
export async function countOwn(db: Database, userId: string, ids: readonly string[]): Promise<number> {
  const counts = await Promise.all(
    (["catches", "trips"] as const).map((table) =>
      db
        .selectFrom(table)
        .where("userId", "=", userId)
        .where("id", "in", [...ids])
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .executeTakeFirstOrThrow(),
    ),
  );
  return counts.reduce((sum, { count }) => sum + count, 0);
}
