import { fullName } from "@creel/domain/accounts/user";
import { v7 as uuidv7 } from "uuid";

import type { AdminActor } from "../../audit/audit.ts";
import type { Database } from "../../database/connect.ts";
import type { UserRow } from "../../database/schema.ts";
import { ownReveals, type RevealRow } from "../../reveals/reveals.repository.ts";

interface AccountReveal {
  user: Pick<UserRow, "id">;
  kind: Exclude<RevealRow["kind"], "catch">;
  reason: string | null;
}

/** Notifies a user that an admin set their email or password, and so could see everything in the account. */
export async function revealAccount(
  transaction: Database,
  { admin }: AdminActor,
  { user, kind, reason }: AccountReveal,
): Promise<void> {
  await ownReveals.insert(transaction, {
    userId: user.id,
    id: uuidv7(),
    adminId: admin.id,
    adminName: fullName(admin),
    kind,
    reason,
    revealedAt: new Date(),
  });
}
