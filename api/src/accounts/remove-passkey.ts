import type { Database } from "../database/connect.ts";
import type { RowKey } from "../database/owned-rows.ts";
import { AppError } from "../errors/errors.ts";
import { ownPasskeys } from "./passkeys/passkeys.repository.ts";
import { lockUser } from "./users/users.repository.ts";
import { countWaysIn } from "./users/ways-in.repository.ts";

/**
 * Removes a passkey. The account stays locked meanwhile, so that of the last two ways in only one can go.
 * @throws AppError not_found, last_way_in
 */
export async function removePasskey(
  db: Database,
  key: RowKey,
  { hasPasswords }: { hasPasswords: boolean },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const user = await lockUser(transaction, key.userId);
    if (!(await ownPasskeys.find(transaction, key))) throw new AppError("not_found");
    const { passkeys, identities } = await countWaysIn(transaction, key.userId);
    const hasPassword = hasPasswords && user?.passwordHash !== null;
    if (!hasPassword && passkeys === 1 && identities === 0) throw new AppError("last_way_in");
    await ownPasskeys.delete(transaction, key);
  });
}
