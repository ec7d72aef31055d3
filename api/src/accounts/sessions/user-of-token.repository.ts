import type { TokenScope } from "@creel/domain/accounts/api-tokens";
import { MINUTE_MS } from "@creel/domain/dates/units-of-time";

import type { Database } from "../../database/connect.ts";
import { prepare } from "../../database/prepared.ts";
import type { UserRow } from "../../database/schema.ts";
import { USER_COLUMNS } from "./user-of-session.repository.ts";

interface TokenKey {
  userId: string;
  tokenId: string;
}

type UserOfToken = UserRow & { scopes: TokenScope[]; hash: Buffer; lastUsedAt: Date | null };

/** Runs with every request of a program. Its parameters are the user's id, the token's id and the current time. */
const userOfToken = prepare<UserOfToken>("user-of-token", (db) =>
  db
    .selectFrom("apiTokens")
    .innerJoin("users", "users.id", "apiTokens.userId")
    .where("apiTokens.userId", "=", "")
    .where("apiTokens.id", "=", "")
    .where("apiTokens.expiresAt", ">", new Date(0))
    .select([...USER_COLUMNS, "scopes", "hash", "lastUsedAt"]),
);

export async function findUserOfToken(
  db: Database,
  { userId, tokenId }: TokenKey,
  now: Date,
): Promise<UserOfToken | undefined> {
  const [found] = await userOfToken(db, userId, tokenId, now);
  return found;
}

/** Notes the use at most once a minute, because a sensor may ask every few seconds. */
export async function noteUse(
  db: Database,
  { userId, tokenId }: TokenKey,
  { lastUsedAt, now }: { lastUsedAt: Date | null; now: Date },
): Promise<void> {
  if (lastUsedAt !== null && now.getTime() - lastUsedAt.getTime() < MINUTE_MS) return;
  await db
    .updateTable("apiTokens")
    .set({ lastUsedAt: now })
    .where("userId", "=", userId)
    .where("id", "=", tokenId)
    .execute();
}
