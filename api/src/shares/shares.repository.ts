import { sql } from "kysely";

import type { Database } from "../database/connect.ts";
import { ownedRows } from "../database/owned-rows.ts";
import type { ShareRow, UserRow } from "../database/schema.ts";

export const ownShares = ownedRows("shares", ["createdAt", "desc"]);

/**
 * One that is revoked already stays as it is. The process says the time: Citus takes no now() within COALESCE.
 * @returns false when there is none
 */
export async function revokeShare(db: Database, { userId, id }: { userId: string; id: string }) {
  const { numUpdatedRows } = await db
    .updateTable("shares")
    .where("userId", "=", userId)
    .where("id", "=", id)
    .set((is) => ({ revokedAt: is.fn.coalesce("revokedAt", is.val(new Date())) }))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function revokeAll(db: Database, userId: string): Promise<void> {
  await db
    .updateTable("shares")
    .where("userId", "=", userId)
    .where("revokedAt", "is", null)
    .set({ revokedAt: sql<Date>`now()` })
    .execute();
}

export interface LiveShare {
  share: ShareRow;
  owner: UserRow;
}

/**
 * Looked for in one statement whatever the token, so that one that was revoked, has ended or never was takes as long.
 * Those of a suspended account are not there.
 */
export async function findLiveShare(db: Database, tokenHash: Buffer): Promise<LiveShare | null> {
  const share = await db
    .selectFrom("shares")
    .innerJoin("users", "users.id", "shares.userId")
    .where("tokenHash", "=", tokenHash)
    .where("revokedAt", "is", null)
    .where(sql<Date>`coalesce(expires_at, 'infinity')`, ">", sql<Date>`now()`)
    .where("users.accountStatus", "=", "active")
    .selectAll("shares")
    .executeTakeFirst();
  if (!share) return null;
  const owner = await db
    .selectFrom("users")
    .where("id", "=", share.userId)
    .selectAll()
    .executeTakeFirstOrThrow();
  return { share, owner };
}

export async function countView(
  db: Database,
  { userId, id }: Pick<ShareRow, "userId" | "id">,
): Promise<void> {
  await db
    .updateTable("shares")
    .where("userId", "=", userId)
    .where("id", "=", id)
    .set(({ eb }) => ({ seenCount: eb("seenCount", "+", 1) }))
    .execute();
}

/** @returns how many. */
export async function deleteSharesEndedBefore(db: Database, end: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("shares")
    .where(sql<Date>`least(expires_at, revoked_at)`, "<", end)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
