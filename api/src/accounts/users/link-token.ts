import { createHash, randomBytes } from "node:crypto";

import type { UserRow } from "../../database/schema.ts";

const TOKEN_BYTES = 32;

/** Returns the secret for a mailed link: 256 random bits. */
export function newLinkToken(): string {
  return randomBytes(TOKEN_BYTES).toString("base64url");
}

/** Only the hash is stored, so that nobody who reads the database can follow a link. */
export function hashOfLinkToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

/** Hashes the email and the password hash, so that earlier links stop working when either changes. */
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
