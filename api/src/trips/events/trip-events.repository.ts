import type { Insertable, Updateable } from "kysely";

import type { Database } from "../../database/connect.ts";
import type { TripEventRow } from "../../database/schema.ts";
import type { TripEventTable } from "../../database/tables/trip-tables.ts";
import type { TripKey } from "../record/trips.repository.ts";

export interface EventKey {
  userId: string;
  id: string;
}

export async function findEvent(db: Database, { userId, id }: EventKey): Promise<TripEventRow | undefined> {
  return db
    .selectFrom("tripEvents")
    .where("userId", "=", userId)
    .where("id", "=", id)
    .selectAll()
    .executeTakeFirst();
}

export async function countEventsOf(db: Database, { userId, id }: TripKey): Promise<number> {
  const { count } = await db
    .selectFrom("tripEvents")
    .where("userId", "=", userId)
    .where("tripId", "=", id)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertEvent(db: Database, row: Insertable<TripEventTable>): Promise<TripEventRow> {
  return db.insertInto("tripEvents").values(row).returningAll().executeTakeFirstOrThrow();
}

export type EventValues = Omit<Updateable<TripEventTable>, keyof EventKey | "tripId" | "createdAt">;

export async function updateEvent(
  db: Database,
  { userId, id }: EventKey,
  values: EventValues,
): Promise<TripEventRow> {
  return db
    .updateTable("tripEvents")
    .set(values)
    .where("userId", "=", userId)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function deleteEvent(db: Database, { userId, id }: EventKey): Promise<void> {
  await db.deleteFrom("tripEvents").where("userId", "=", userId).where("id", "=", id).execute();
}
