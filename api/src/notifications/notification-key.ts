import { createHash } from "node:crypto";

/** Returns a short key that the same words always give, and from which nobody reads them. */
export function notificationKey(...words: readonly (string | number)[]): string {
  return createHash("sha256").update(JSON.stringify(words)).digest("base64url").slice(0, 32);
}
