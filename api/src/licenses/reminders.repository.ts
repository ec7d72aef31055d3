import type { ReminderChanges, Reminders } from "@creel/domain/licenses/reminders";
import { type SqlBool, sql } from "kysely";

import type { Database } from "../database/connect.ts";
import { findKinds, setKinds } from "../notifications/topics.repository.ts";

const TOPIC = "license_ends";

/** The reminder before a license ends is on if the notification is, on any channel. */
export async function findReminders(db: Database, userId: string): Promise<Reminders> {
  const [kinds, row] = await Promise.all([
    findKinds(db, userId, TOPIC),
    db.selectFrom("reminders").where("userId", "=", userId).select("limitsAgain").executeTakeFirst(),
  ]);
  return { license_ends: kinds.length > 0, limits_again: row?.limitsAgain ?? false };
}

/** Leaves absent switches as they are. A notification that is turned on here is sent by email. */
export async function setReminders(
  db: Database,
  userId: string,
  { license_ends: licenseEnds, limits_again: limitsAgain }: ReminderChanges,
): Promise<void> {
  if (licenseEnds !== undefined) {
    const kinds = licenseEnds ? await findKinds(db, userId, TOPIC) : [];
    const wanted = licenseEnds && kinds.length === 0 ? (["mail"] as const) : kinds;
    await setKinds(db, { userId, topic: TOPIC, kinds: wanted });
  }
  if (limitsAgain === undefined) return;
  await db
    .insertInto("reminders")
    .values({ userId, limitsAgain })
    .onConflict((conflict) => conflict.column("userId").doUpdateSet({ limitsAgain }))
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
    .selectFrom("notificationTopics")
    .innerJoin("licenses", "licenses.userId", "notificationTopics.userId")
    .where("topic", "=", TOPIC)
    .where(sql<SqlBool>`kinds <> '{}'`)
    .where("licenses.validTo", ">=", from)
    .where("licenses.validTo", "<=", to)
    .select("notificationTopics.userId")
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
