import { createHash } from "node:crypto";

import type { UserRow } from "../../database/schema.ts";

/** It changes with the email and the password, so that links mailed before no longer work. */
function accountState({ email, passwordHash }: UserRow): Buffer {
  return createHash("sha256")
    .update(JSON.stringify([email, passwordHash]))
    .digest();
}

export function mailedTo(user: UserRow): { userId: string; accountState: Buffer } {
  return { userId: user.id, accountState: accountState(user) };
}

export function isUnchanged(user: UserRow, link: { accountState: Buffer }): boolean {
  return link.accountState.equals(accountState(user));
}
