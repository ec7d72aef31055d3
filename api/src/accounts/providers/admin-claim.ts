import type { Role } from "@creel/domain/accounts/user";

import { audit } from "../../audit/audit.ts";
import type { Database } from "../../database/connect.ts";
import type { UserRow } from "../../database/schema.ts";
import { lockActiveAdmins } from "../users/account.repository.ts";
import { getUser, updateUser } from "../users/users.repository.ts";
import type { Visitor } from "./provider-context.ts";

/**
 * Gives or takes the admin role as the provider says, and writes that into the audit. The last active admin stays one.
 * @param isAdmin `null` if the provider has no say
 */
export async function followAdminClaim(
  db: Database,
  user: UserRow,
  { isAdmin, visitor }: { isAdmin: boolean | null; visitor: Visitor },
): Promise<UserRow> {
  const role: Role = isAdmin ? "admin" : "angler";
  if (isAdmin === null || user.role === role) return user;
  return db.transaction().execute(async (transaction) => {
    const admins = await lockActiveAdmins(transaction);
    if (!isAdmin && admins.every((id) => id === user.id)) {
      visitor.log.warn("The provider says that the last admin is none. The role stays");
      return getUser(transaction, user.id);
    }
    const changed = await updateUser(transaction, user.id, { role });
    if (typeof changed === "string") throw new Error(`A role cannot clash with the ${changed} of others`);
    const changes = [{ field: "role", before: user.role, after: role }];
    await audit(
      transaction,
      { via: "provider", ip: visitor.ip },
      { action: "user.role", user, details: { changes } },
    );
    return changed;
  });
}
