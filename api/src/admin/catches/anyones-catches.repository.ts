import type { Database } from "../../database/connect.ts";
import type { RowKey } from "../../database/owned-rows.ts";
import type { CatchRow, UserRow } from "../../database/schema.ts";

export async function findOwners(
  db: Database,
  catches: readonly Pick<CatchRow, "userId">[],
): Promise<Map<string, UserRow>> {
  const ids = [...new Set(catches.map(({ userId }) => userId))];
  if (ids.length === 0) return new Map();
  const users = await db.selectFrom("users").where("id", "in", ids).selectAll().execute();
  return new Map(users.map((user) => [user.id, user]));
}

/** Returns the user whose catch has this id. Ids of catches are unique across users. */
export async function findOwnerOf(db: Database, catchId: string): Promise<UserRow | undefined> {
  return db
    .selectFrom("catches")
    .innerJoin("users", "users.id", "catches.userId")
    .where("catches.id", "=", catchId)
    .selectAll("users")
    .executeTakeFirst();
}

/**
 * Locks the catches until the transaction ends, always in the same order to avoid deadlocks.
 * @returns the keys of the existing catches
 */
export async function lockCatches(db: Database, ids: readonly string[]): Promise<RowKey[]> {
  const found = await db
    .selectFrom("catches")
    .where("id", "in", ids)
    .orderBy("userId")
    .select(["userId", "id"])
    .execute();
  const locked: RowKey[] = [];
  // One owner at a time, so that a distributed database only locks on one node.
  for (const [userId, keys] of Map.groupBy(found, (key) => key.userId)) {
    const held = await db
      .selectFrom("catches")
      .where("userId", "=", userId)
      .where(
        "id",
        "in",
        keys.map(({ id }) => id),
      )
      .orderBy("id")
      .select(["userId", "id"])
      .forUpdate()
      .execute();
    locked.push(...held);
  }
  return locked;
}

export async function deleteCatches(
  db: Database,
  userId: string,
  catches: readonly Pick<RowKey, "id">[],
): Promise<void> {
  const ids = catches.map(({ id }) => id);
  await db.deleteFrom("catches").where("userId", "=", userId).where("id", "in", ids).execute();
}
