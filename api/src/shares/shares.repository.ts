import { sql } from "kysely";

import type { Database } from "../database/connect.ts";
import { ownedRows } from "../database/owned-rows.ts";
import type { ShareRow, UserRow } from "../database/schema.ts";

export const ownShares = ownedRows("shares", ["createdAt", "desc"]);

/**
 * Revokes a link. A revoked link stays as it is. The process provides the time, because Citus rejects now() within
 * COALESCE.
 * @returns false if the link does not exist
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
 * Uses one statement for any token, so that revoked, expired and unknown tokens take the same time. Links of suspended
 * accounts are left out.
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

/** @returns the number of deleted links */
export async function deleteSharesEndedBefore(db: Database, end: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("shares")
    .where(sql<Date>`least(expires_at, revoked_at)`, "<", end)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
