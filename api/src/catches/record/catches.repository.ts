import type { Insertable, Transaction } from "kysely";

import type { Database } from "../../database/connect.ts";
import type { CatchTable, Schema } from "../../database/schema.ts";
import type { CatchRow } from "../../database/schema.ts";

export interface CatchKey {
  userId: string;
  id: string;
}

type Values = Omit<Insertable<CatchTable>, keyof CatchKey | "version" | "createdAt" | "updatedAt">;

/** `undefined` leaves a value unchanged. */
export type CatchValues = { [Name in keyof Values]?: Values[Name] | undefined };

type RequiredValues = Pick<Values, "species" | "caughtAt" | "timeZone" | "caughtOn" | "caughtTime">;

/** @returns `null` when a catch of any owner has this id already */
export async function insertCatch(
  db: Database,
  required: CatchKey & RequiredValues,
  details: CatchValues,
): Promise<CatchRow | null> {
  const inserted = await db
    .insertInto("catches")
    .values({ ...withoutUndefined(details), ...required })
    // No target is named, because either of two unique indexes may be violated first.
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return inserted ?? null;
}

export async function findCatch(db: Database, key: CatchKey): Promise<CatchRow | undefined> {
  return db
    .selectFrom("catches")
    .where("userId", "=", key.userId)
    .where("id", "=", key.id)
    .selectAll()
    .executeTakeFirst();
}

/** Locks the row until the transaction ends, so that of two changes at once the second sees the first. */
export async function lockCatch(
  transaction: Transaction<Schema>,
  key: CatchKey,
): Promise<CatchRow | undefined> {
  return transaction
    .selectFrom("catches")
    .where("userId", "=", key.userId)
    .where("id", "=", key.id)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
}

export async function updateCatch(db: Database, key: CatchKey, values: CatchValues): Promise<CatchRow> {
  return db
    .updateTable("catches")
    .set({ ...withoutUndefined(values), updatedAt: new Date() })
    .set((expression) => ({ version: expression("version", "+", 1) }))
    .where("userId", "=", key.userId)
    .where("id", "=", key.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function withoutUndefined(values: CatchValues): Partial<Values> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

export async function deleteCatch(db: Database, key: CatchKey): Promise<void> {
  await db.deleteFrom("catches").where("userId", "=", key.userId).where("id", "=", key.id).execute();
}
