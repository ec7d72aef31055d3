import type { NotificationChanges } from "@creel/domain/notifications/change-notifications";
import type { TopicSwitches } from "@creel/domain/notifications/notifications";
import { type ChannelKind, isAdminTopic, lockedKinds, type Topic } from "@creel/domain/notifications/topics";
import { sql } from "kysely";

import type { Database } from "../database/connect.ts";

/** Returns the kinds of channels that a topic is sent to, with those that cannot be turned off. */
export async function findKinds(db: Database, userId: string, topic: Topic): Promise<ChannelKind[]> {
  return (await findSwitches(db, userId))[topic] ?? [...lockedKinds(topic)];
}

/** Returns the kinds of each topic that has been turned on or off. */
export async function findSwitches(db: Database, userId: string): Promise<TopicSwitches> {
  const rows = await db
    .selectFrom("notificationTopics")
    .where("userId", "=", userId)
    .select(["topic", "kinds"])
    .execute();
  return Object.fromEntries(
    rows.map(({ topic, kinds }) => [topic, [...new Set([...lockedKinds(topic), ...kinds])]]),
  );
}

export async function setKinds(
  db: Database,
  { userId, topic, kinds }: { userId: string; topic: Topic; kinds: readonly ChannelKind[] },
): Promise<void> {
  const values = { userId, topic, kinds: [...new Set(kinds)] };
  await db
    .insertInto("notificationTopics")
    .values(values)
    .onConflict((conflict) => conflict.columns(["userId", "topic"]).doUpdateSet({ kinds: values.kinds }))
    .execute();
}

/** Returns the ids of the active users who turned a topic on; only admins for a topic of admins. */
export async function findSubscribed(db: Database, topic: Topic): Promise<string[]> {
  const rows = await db
    .selectFrom("notificationTopics")
    .innerJoin("users", "users.id", "notificationTopics.userId")
    .where("notificationTopics.topic", "=", topic)
    .where("notificationTopics.kinds", "!=", sql<ChannelKind[]>`'{}'`)
    .where("users.accountStatus", "=", "active")
    .$if(isAdminTopic(topic), (query) => query.where("users.role", "=", "admin"))
    .select("users.id")
    .orderBy("users.id")
    .execute();
  return rows.map(({ id }) => id);
}

interface QuietHours {
  quiet_from: string | null;
  quiet_to: string | null;
  alerts_in_quiet: boolean;
}

export async function findQuietHours(db: Database, userId: string): Promise<QuietHours> {
  const row = await db
    .selectFrom("notificationSettings")
    .where("userId", "=", userId)
    .select(["quietFrom", "quietTo", "alertsInQuiet"])
    .executeTakeFirst();
  return {
    quiet_from: row?.quietFrom ?? null,
    quiet_to: row?.quietTo ?? null,
    alerts_in_quiet: row?.alertsInQuiet ?? false,
  };
}

/** Leaves absent settings as they are. */
export async function setQuietHours(
  db: Database,
  userId: string,
  { quiet_from: quietFrom, quiet_to: quietTo, alerts_in_quiet: alertsInQuiet }: NotificationChanges,
): Promise<void> {
  const changes = {
    ...(quietFrom !== undefined && { quietFrom }),
    ...(quietTo !== undefined && { quietTo }),
    ...(alertsInQuiet !== undefined && { alertsInQuiet }),
  };
  if (Object.keys(changes).length === 0) return;
  await db
    .insertInto("notificationSettings")
    .values({ userId, ...changes })
    .onConflict((conflict) => conflict.column("userId").doUpdateSet(changes))
    .execute();
}

interface Sent {
  userId: string;
  topic: Topic;
  key: string;
}

/** @returns false if it was sent before */
export async function noteSent(db: Database, sent: Sent): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("notificationsSent")
    .values(sent)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** @returns the number of deleted rows */
export async function deleteSentBefore(db: Database, time: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("notificationsSent")
    .where("sentAt", "<", time)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
