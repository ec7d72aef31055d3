import type { Identity } from "@creel/domain/accounts/providers";

import type { RowKey } from "../../database/owned-rows.ts";
import type { IdentityRow } from "../../database/schema.ts";
import { AppError } from "../../errors/errors.ts";
import { lockUser } from "../users/users.repository.ts";
import { countWaysIn } from "../users/ways-in.repository.ts";
import { ownIdentities } from "./identities.repository.ts";
import type { ProviderContext } from "./provider-context.ts";

type UnlinkContext = Pick<ProviderContext, "sessions" | "provider" | "hasPasswords">;

/**
 * Unlinks a provider. The account stays locked meanwhile, so that of the last two ways in only one can go.
 * @throws AppError not_found, last_way_in
 */
export async function unlinkIdentity(context: UnlinkContext, key: RowKey): Promise<void> {
  await context.sessions.db.transaction().execute(async (transaction) => {
    const user = await lockUser(transaction, key.userId);
    const identities = await ownIdentities.list(transaction, key.userId);
    const unlinked = identities.find(({ id }) => id === key.id);
    if (!user || !unlinked) throw new AppError("not_found");
    const usable = identities.filter((identity) => isUsable(identity, context));
    const { passkeys } = await countWaysIn(transaction, key.userId);
    const hasPassword = context.hasPasswords && user.passwordHash !== null;
    const isLast = usable.length === 1 && usable[0] === unlinked;
    if (isLast && !hasPassword && passkeys === 0) throw new AppError("last_way_in");
    await ownIdentities.delete(transaction, key);
  });
}

/** False if this Creel has changed its provider since. */
function isUsable({ issuer }: IdentityRow, { provider }: Pick<UnlinkContext, "provider">): boolean {
  return provider?.is(issuer) ?? false;
}

export function presentIdentity(row: IdentityRow, context: Pick<UnlinkContext, "provider">): Identity {
  return {
    id: row.id,
    host: URL.canParse(row.issuer) ? new URL(row.issuer).host : row.issuer,
    label: row.label,
    linked_at: row.linkedAt.toISOString(),
    last_used_at: row.lastUsedAt?.toISOString() ?? null,
    is_usable: isUsable(row, context),
  };
}
