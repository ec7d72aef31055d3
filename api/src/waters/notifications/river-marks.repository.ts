import type { Gauge } from "@creel/domain/waters/gauge";
import { type SqlBool, sql } from "kysely";

import type { Database } from "../../database/connect.ts";
import type { RiverMarkRow } from "../../database/schema.ts";

/** A gauge is the same for every water that has it. */
export type GaugeKey = Pick<Gauge, "service" | "station">;

/** Sorted by quantity, then by direction. */
export async function listMarks(db: Database, userId: string): Promise<RiverMarkRow[]> {
  return marksOf(db, userId).execute();
}

export async function listMarksOfGauge(
  db: Database,
  userId: string,
  { service, station }: GaugeKey,
): Promise<RiverMarkRow[]> {
  return marksOf(db, userId).where("service", "=", service).where("station", "=", station).execute();
}

function marksOf(db: Database, userId: string) {
  return db
    .selectFrom("riverMarks")
    .where("userId", "=", userId)
    .orderBy("quantity", "desc")
    .orderBy("direction")
    .selectAll();
}

/** Returns the waters that have a gauge, sorted by name. */
export async function findGaugedWaters(db: Database, userId: string) {
  return db
    .selectFrom("waters")
    .where("userId", "=", userId)
    .where("gauge", "is not", null)
    .orderBy("name")
    .orderBy("id")
    .select(["id", "name", "gauge"])
    .$narrowType<{ gauge: Gauge }>()
    .execute();
}

/** Returns the anglers who want to be told of a river, and have set a mark. */
export async function findMarkers(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom("notificationTopics")
    .innerJoin("riverMarks", "riverMarks.userId", "notificationTopics.userId")
    .where("topic", "=", "river_mark")
    .where(sql<SqlBool>`kinds <> '{}'`)
    .select("notificationTopics.userId")
    .distinct()
    .execute();
  return rows.map(({ userId }) => userId);
}

type MarkKey = Pick<RiverMarkRow, "userId" | "service" | "station" | "quantity" | "direction">;

/** Sets a mark. One with the same value stays as it is; any other is armed. */
export async function setMark(
  transaction: Database,
  key: MarkKey,
  { value, armedAt }: Pick<RiverMarkRow, "value" | "armedAt">,
): Promise<void> {
  const { userId, service, station, quantity, direction } = key;
  await transaction
    .insertInto("riverMarks")
    .values({ userId, service, station, quantity, direction, value, armedAt })
    .onConflict((conflict) =>
      conflict
        .columns(["userId", "service", "station", "quantity", "direction"])
        .doUpdateSet({ value, armedAt, toldAt: null })
        .where("riverMarks.value", "!=", value),
    )
    .execute();
}

export async function deleteMark(transaction: Database, key: MarkKey): Promise<void> {
  await transaction
    .deleteFrom("riverMarks")
    .where("userId", "=", key.userId)
    .where("service", "=", key.service)
    .where("station", "=", key.station)
    .where("quantity", "=", key.quantity)
    .where("direction", "=", key.direction)
    .execute();
}

/** Notes that the angler was told, or arms the mark again. A mark that was set anew meanwhile stays as it is. */
export async function noteMark(
  db: Database,
  key: MarkKey & Pick<RiverMarkRow, "armedAt">,
  changes: { toldAt: Date } | { toldAt: null; armedAt: Date },
): Promise<void> {
  await db
    .updateTable("riverMarks")
    .set(changes)
    .where("userId", "=", key.userId)
    .where("service", "=", key.service)
    .where("station", "=", key.station)
    .where("quantity", "=", key.quantity)
    .where("direction", "=", key.direction)
    .where("armedAt", "=", key.armedAt)
    .execute();
}
