import type { Transaction } from "kysely";
import { v7 as uuidv7 } from "uuid";

import type { IdentityRow, Schema, UserRow } from "../../database/schema.ts";
import { AppError } from "../../errors/errors.ts";
import { holdPassword } from "../users/password-hash.repository.ts";
import { insertIdentity } from "./identities.repository.ts";
import type { ProviderContext, Visitor } from "./provider-context.ts";

type Linking = Pick<IdentityRow, "issuer" | "subject" | "label">;

/**
 * Links somebody at a provider to the account of a user who showed that both are theirs. Linking again changes nothing.
 * @throws AppError identity_taken, bad_credentials if the password was changed meanwhile
 */
export async function linkIdentity(
  { sessions: { db }, provider, tellOfWayIn }: ProviderContext,
  { user, log }: { user: UserRow; log: Visitor["log"] },
  linking: Linking,
): Promise<IdentityRow> {
  const id = uuidv7();
  const identity = await db.transaction().execute(async (transaction) => {
    if (!(await holdPassword(transaction, user))) throw new AppError("bad_credentials");
    return putIdentity(transaction, user, { ...linking, id });
  });
  const change = { kind: "provider", id, name: provider?.name ?? linking.label } as const;
  if (identity.id === id) await tellOfWayIn(user, change, log);
  return identity;
}

/** @throws AppError identity_taken */
export async function putIdentity(
  transaction: Transaction<Schema>,
  { id: userId }: Pick<UserRow, "id">,
  { id, issuer, subject, label }: Linking & { id: string },
): Promise<IdentityRow> {
  const identity = await insertIdentity(transaction, {
    userId,
    id,
    issuer,
    subject,
    label,
    lastUsedAt: null,
  });
  if (identity.userId !== userId) throw new AppError("identity_taken");
  return identity;
}
