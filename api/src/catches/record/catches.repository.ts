import type { Insertable } from "kysely";

import type { Database } from "../../database/connect.ts";
import { ownedRows, type RowKey } from "../../database/owned-rows.ts";
import type { CatchTable, CatchRow } from "../../database/schema.ts";

export const ownCatches = ownedRows("catches");

type Values = Omit<Insertable<CatchTable>, keyof RowKey | "version" | "createdAt" | "updatedAt">;

/** `undefined` leaves a value unchanged. */
export type CatchValues = { [Name in keyof Values]?: Values[Name] | undefined };

type RequiredValues = Pick<Values, "species" | "caughtAt" | "timeZone" | "caughtOn" | "caughtTime">;

/** @returns `null` when a catch of any owner has this id already */
export async function insertCatch(
  db: Database,
  required: RowKey & RequiredValues,
  details: CatchValues,
): Promise<CatchRow | null> {
  const inserted = await db
    .insertInto("catches")
    .values({ ...details, ...required })
    // No target is named, because either of two unique indexes may be violated first.
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return inserted ?? null;
}

export function withoutUndefined(values: CatchValues): Partial<Values> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

const TABLES = {
  tripId: "trips",
  waterId: "waters",
  spotId: "spots",
  lureId: "gear",
  rodId: "gear",
} as const;

export const REFERENCES = [
  "tripId",
  "waterId",
  "spotId",
  "lureId",
  "rodId",
] as const satisfies (keyof typeof TABLES)[];

/** Returns whether the record that a catch refers to exists. */
export async function isThere(
  db: Database,
  userId: string,
  { name, id }: { name: (typeof REFERENCES)[number]; id: string },
): Promise<boolean> {
  const row = await db
    .selectFrom(TABLES[name])
    .where("userId", "=", userId)
    .where("id", "=", id)
    .select("id")
    .executeTakeFirst();
  return row !== undefined;
}
