import { createHash } from "node:crypto";

import type { EmailChangeRow, UserRow } from "../database/schema.ts";

/** Changes with the email and with the password, however they are changed: what was mailed before is void. */
export function accountState({ email, passwordHash }: UserRow): Buffer {
  return createHash("sha256")
    .update(JSON.stringify([email, passwordHash]))
    .digest();
}

export function isGoodFor(user: UserRow, change: EmailChangeRow): boolean {
  return change.accountState.equals(accountState(user));
}
