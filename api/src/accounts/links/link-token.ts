import { createHash, randomBytes } from "node:crypto";

const TOKEN_BYTES = 32;

/** What a mailed link carries: 256 bits that nobody can guess. */
export function newLinkToken(): string {
  return randomBytes(TOKEN_BYTES).toString("base64url");
}

/** What is kept of it: who reads the database can follow no link. */
export function hashOfLinkToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
