import type { ChannelResult } from "@creel/domain/notifications/notifications";
import type { Selectable } from "kysely";

import type { Database } from "../database/connect.ts";
import { ownedRows, type RowKey } from "../database/owned-rows.ts";
import type { NotificationChannelRow, UserRow } from "../database/schema.ts";
import type { NotificationChannelTable } from "../database/tables/notification-tables.ts";

const ownChannels = ownedRows("notificationChannels");

export const deleteChannel = ownChannels.delete;

/** Channels without the phones whose session was ended, by their owner or by a new password. */
const liveChannels = (db: Database, userId: string) =>
  db
    .selectFrom("notificationChannels")
    .leftJoin("sessions", (join) =>
      join
        .onRef("sessions.userId", "=", "notificationChannels.userId")
        .onRef("sessions.id", "=", "notificationChannels.sessionId"),
    )
    .where("notificationChannels.userId", "=", userId)
    .where("sessions.revokedAt", "is", null)
    .selectAll("notificationChannels");

/** Lists the channels besides email, in the order in which they were added. */
export async function listChannels(db: Database, userId: string): Promise<NotificationChannelRow[]> {
  return liveChannels(db, userId)
    .where("notificationChannels.kind", "!=", "mail")
    .orderBy("notificationChannels.createdAt")
    .orderBy("notificationChannels.id")
    .execute();
}

export async function findChannel(
  db: Database,
  { userId, id }: RowKey,
): Promise<NotificationChannelRow | undefined> {
  return liveChannels(db, userId).where("notificationChannels.id", "=", id).executeTakeFirst();
}

type NewChannelRow = Pick<
  Selectable<NotificationChannelTable>,
  "userId" | "id" | "kind" | "target" | "name" | "secret" | "sessionId"
>;

/** Stores a channel. A phone that is added again keeps its results, and gets new keys and the current session. */
export async function storeChannel(
  db: Database,
  { target, ...values }: NewChannelRow,
): Promise<NotificationChannelRow> {
  const changes = { target: JSON.stringify(target), secret: values.secret, sessionId: values.sessionId };
  return db
    .insertInto("notificationChannels")
    .values({ ...values, ...changes })
    .onConflict((conflict) => conflict.columns(["userId", "id"]).doUpdateSet(changes))
    .returningAll()
    .executeTakeFirstOrThrow();
}

export interface Noted {
  at: Date;
  result: ChannelResult;
  status: number | null;
  /** Whether the message was given up. */
  isGivenUp: boolean;
}

/** Stores what came of a message. The row of the email channel is made here. */
export async function noteResult(
  db: Database,
  { userId, id, kind }: Pick<NotificationChannelRow, "userId" | "id" | "kind">,
  { at, result, status, isGivenUp }: Noted,
): Promise<NotificationChannelRow | undefined> {
  if (kind === "mail") {
    await db
      .insertInto("notificationChannels")
      .values({ userId, id, kind, target: "{}", name: null, secret: null, sessionId: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  const last = { lastAt: at, lastResult: result, lastStatus: status };
  const cleared = { failedSince: null, failedTries: 0, givenUpAt: null };
  return db
    .updateTable("notificationChannels")
    .set(last)
    .$if(result === "delivered", (query) => query.set(cleared))
    .$if(result !== "delivered", (query) =>
      query.set((row) => ({
        failedSince: row.fn.coalesce("failedSince", row.val(at)),
        failedTries: row("failedTries", "+", 1),
        ...(isGivenUp && { givenUpAt: at }),
      })),
    )
    .where("userId", "=", userId)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
}

/** Deletes the phones whose session was ended. */
export async function deleteEndedPhones(db: Database, userId: string): Promise<void> {
  await db
    .deleteFrom("notificationChannels")
    .where("userId", "=", userId)
    .where("sessionId", "in", (query) =>
      query
        .selectFrom("sessions")
        .where("sessions.userId", "=", userId)
        .where("sessions.revokedAt", "is not", null)
        .select("sessions.id"),
    )
    .execute();
}

/** Returns the account; `undefined` if it was deleted. */
export async function findRecipient(db: Database, userId: string): Promise<UserRow | undefined> {
  return db.selectFrom("users").where("id", "=", userId).selectAll().executeTakeFirst();
}
