import { NO_REMINDERS, type ReminderChanges, type Reminders } from "@creel/domain/licenses/reminders";
import { sql } from "kysely";

import type { Database } from "../database/connect.ts";

export async function findReminders(db: Database, userId: string): Promise<Reminders> {
  const row = await db
    .selectFrom("reminders")
    .where("userId", "=", userId)
    .select(["licenseEnds", "limitsAgain"])
    .executeTakeFirst();
  return row ? { license_ends: row.licenseEnds, limits_again: row.limitsAgain } : NO_REMINDERS;
}

/** Leaves absent switches as they are. */
export async function setReminders(
  db: Database,
  userId: string,
  { license_ends: licenseEnds, limits_again: limitsAgain }: ReminderChanges,
): Promise<void> {
  const changes = {
    ...(licenseEnds !== undefined && { licenseEnds }),
    ...(limitsAgain !== undefined && { limitsAgain }),
  };
  await db
    .insertInto("reminders")
    .values({ userId, ...changes })
    .onConflict((conflict) =>
      conflict.column("userId").doUpdateSet({ userId: sql`excluded.user_id`, ...changes }),
    )
    .execute();
}

interface Span {
  /** Days, as yyyy-mm-dd. */
  from: string;
  to: string;
}

/** Returns the anglers who want to be told before a license ends, and have one that ends in a span of days. */
export async function findWarned(db: Database, { from, to }: Span): Promise<string[]> {
  const rows = await db
    .selectFrom("reminders")
    .innerJoin("licenses", "licenses.userId", "reminders.userId")
    .where("reminders.licenseEnds", "=", true)
    .where("licenses.validTo", ">=", from)
    .where("licenses.validTo", "<=", to)
    .select("reminders.userId")
    .distinct()
    .execute();
  return rows.map(({ userId }) => userId);
}

interface Asking {
  /** The last day on which limits were read that are to be read again, as yyyy-mm-dd. */
  readBy: string;
  /** Anglers who were asked after this are not asked again. */
  askedBy: Date;
}

/** Returns the anglers who want to read their limits again, and have some that they read long ago. */
export async function findAsked(db: Database, { readBy, askedBy }: Asking): Promise<string[]> {
  const rows = await db
    .selectFrom("reminders")
    .innerJoin("limits", "limits.userId", "reminders.userId")
    .where("reminders.limitsAgain", "=", true)
    .where((either) =>
      either.or([
        either("reminders.limitsAskedAt", "is", null),
        either("reminders.limitsAskedAt", "<=", askedBy),
      ]),
    )
    .where("limits.readOn", "<=", readBy)
    .select("reminders.userId")
    .distinct()
    .execute();
  return rows.map(({ userId }) => userId);
}

export async function noteAsked(db: Database, userId: string, now: Date): Promise<void> {
  await db.updateTable("reminders").set({ limitsAskedAt: now }).where("userId", "=", userId).execute();
}
