import { randomBytes } from "node:crypto";

import { CODE_DIGITS } from "@creel/domain/accounts/second-step";
import { Secret, TOTP } from "otpauth";

/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
const PERIOD_SECONDS = 30;
/** How many periods a clock may be off, either way. */
const WINDOW = 1;

export function newSecret(): Buffer {
  return randomBytes(SECRET_BYTES);
}

/** Returns what an authenticator app needs: the secret to type, and the URL to scan. */
export function describeSecret(secret: Buffer, email: string): { secret: string; url: string } {
  const totp = totpOf(secret, email);
  return { secret: totp.secret.base32, url: totp.toString() };
}

/** Returns the period of a code, counted since 1970; `null` if it is not the code of about now. */
export function periodOf(secret: Buffer, code: string, now: Date): number | null {
  const totp = totpOf(secret, "");
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

function totpOf(secret: Buffer, label: string): TOTP {
  const bytes = new Uint8Array(secret);
  return new TOTP({
    issuer: "Creel",
    label,
    secret: new Secret({ buffer: bytes.buffer }),
    digits: CODE_DIGITS,
    period: PERIOD_SECONDS,
  });
}
