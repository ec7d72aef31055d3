import { createHmac, timingSafeEqual } from "node:crypto";

import type { CalendarRow } from "../database/schema.ts";

const ID_BYTES = 16;
const MAC_BYTES = 32;

type Signed = Pick<CalendarRow, "userId" | "nonce">;

/**
 * Returns the secret part of a calendar's address: the user, and a signature that is valid until the address is renewed.
 * The database alone does not reveal it.
 */
export function secretOf(key: Uint8Array, calendar: Signed): string {
  const id = Buffer.from(calendar.userId.replaceAll("-", ""), "hex");
  return Buffer.concat([id, macOf(key, calendar)]).toString("base64url");
}

/** Returns whose calendar a secret is for, if it is right; `null` for a text that is no secret. */
export function userOfSecret(secret: string): string | null {
  const bytes = Buffer.from(secret, "base64url");
  if (bytes.length !== ID_BYTES + MAC_BYTES || bytes.toString("base64url") !== secret) return null;
  const hex = bytes.toString("hex", 0, ID_BYTES);
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

export function isSecretOf(key: Uint8Array, calendar: Signed, secret: string): boolean {
  const mac = Buffer.from(secret, "base64url").subarray(ID_BYTES);
  const expected = macOf(key, calendar);
  return mac.length === expected.length && timingSafeEqual(mac, expected);
}

function macOf(key: Uint8Array, { userId, nonce }: Signed): Buffer {
  return createHmac("sha256", key).update(`${userId} `).update(nonce).digest();
}
