import type { Database } from "../../database/connect.ts";
import { ownedRows } from "../../database/owned-rows.ts";
import type { IdentityRow } from "../../database/schema.ts";

export const ownIdentities = ownedRows("identities", ["linkedAt", "desc"]);

/** Names a person at a provider, never an account. */
export type Subject = Pick<IdentityRow, "issuer" | "subject">;

/** Notes a sign-in. @returns the user whose identity it is */
export async function noteIdentityUse(
  db: Database,
  { issuer, subject }: Subject,
  use: { label: string; now: Date },
): Promise<string | undefined> {
  const used = await db
    .updateTable("identities")
    .set({ label: use.label, lastUsedAt: use.now })
    .where("issuer", "=", issuer)
    .where("subject", "=", subject)
    .returning("userId")
    .executeTakeFirst();
  return used?.userId;
}

/** @returns the identity, which may be one that somebody has linked before */
export async function insertIdentity(
  db: Database,
  identity: Omit<IdentityRow, "linkedAt">,
): Promise<IdentityRow> {
  const made = await db
    .insertInto("identities")
    .values(identity)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return made ?? getIdentity(db, identity);
}

async function getIdentity(db: Database, { issuer, subject }: Subject): Promise<IdentityRow> {
  return db
    .selectFrom("identities")
    .where("issuer", "=", issuer)
    .where("subject", "=", subject)
    .selectAll()
    .executeTakeFirstOrThrow();
}
