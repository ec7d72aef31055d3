import { createHash, randomBytes } from "node:crypto";

const TOKEN_BYTES = 32;

/** The secret in a mailed link: 256 random bits. */
export function newLinkToken(): string {
  return randomBytes(TOKEN_BYTES).toString("base64url");
}

/** Only the hash is stored, so that nobody who reads the database can follow a link. */
export function hashOfLinkToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
