import { createECDH, createPrivateKey, type KeyObject } from "node:crypto";

import { HOUR_SECONDS } from "@creel/domain/dates/units-of-time";
import { SignJWT } from "jose";

/** The key that identifies a Creel to push services (RFC 8292). */
export interface VapidKeys {
  /** The `applicationServerKey` in base64url: a point of P-256 without compression. */
  publicKey: string;
  privateKey: KeyObject;
}

const CURVE = "prime256v1";
/** The order of P-256. A private key is between 1 and this, exclusive. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
const KEY_BYTES = 32;

/** Push services accept at most 24 hours; a clock may be wrong. */
const TOKEN_SECONDS = 12 * HOUR_SECONDS;

/** @param seed 32 bytes. The same seed gives the same keys, without which phones would have to subscribe again. */
export function deriveVapidKeys(seed: Uint8Array): VapidKeys {
  const scalar = (BigInt(`0x${Buffer.from(seed).toString("hex")}`) % (ORDER - 1n)) + 1n;
  const secret = Buffer.from(scalar.toString(16).padStart(2 * KEY_BYTES, "0"), "hex");
  const curve = createECDH(CURVE);
  curve.setPrivateKey(secret);
  const point = curve.getPublicKey();
  const jwk = {
    kty: "EC",
    crv: "P-256",
    d: secret.toString("base64url"),
    x: point.subarray(1, 1 + KEY_BYTES).toString("base64url"),
    y: point.subarray(1 + KEY_BYTES).toString("base64url"),
  };
  return {
    publicKey: point.toString("base64url"),
    privateKey: createPrivateKey({ key: jwk, format: "jwk" }),
  };
}

/** Returns the Authorization header for a push service. @param contact a URL, or "mailto:" and an email */
export async function vapidAuthorization(
  endpoint: string,
  { publicKey, privateKey }: VapidKeys,
  contact: string,
): Promise<string> {
  const token = await new SignJWT()
    .setProtectedHeader({ alg: "ES256", typ: "JWT" })
    .setAudience(new URL(endpoint).origin)
    .setExpirationTime(Math.floor(Date.now() / 1000) + TOKEN_SECONDS)
    .setSubject(contact)
    .sign(privateKey);
  return `vapid t=${token}, k=${publicKey}`;
}
