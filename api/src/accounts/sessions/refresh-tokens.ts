import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";

import { parse, stringify } from "uuid";

import type { Keys } from "./keys.ts";

/**
 * A decoded refresh token. Its text is base64url of user id, session id, secret and seal. The ids are the row's key,
 * and the secret is compared with the row's hash. The seal distinguishes an outdated token of ours (the session ends)
 * from a made-up one (nothing happens).
 */
export interface RefreshToken {
  userId: string;
  sessionId: string;
  /** 256 bits. */
  secret: Buffer;
}

const ID_BYTES = 16;
const SECRET_BYTES = 32;
const SEAL_BYTES = 16;
const BODY_BYTES = 2 * ID_BYTES + SECRET_BYTES;

type Sealing = Pick<Keys, "refreshSeal">;

export function newRefreshToken(userId: string, sessionId: string): RefreshToken {
  return { userId, sessionId, secret: randomBytes(SECRET_BYTES) };
}

/**
 * Computes the next token. It is not random, because after a lost answer or with two concurrent tabs the same successor
 * is issued again, although only hashes are stored.
 */
export function successorOf(token: RefreshToken, keys: Pick<Keys, "refreshSuccessor">): RefreshToken {
  const hmac = createHmac("sha256", keys.refreshSuccessor).update(token.sessionId).update(token.secret);
  return { ...token, secret: hmac.digest() };
}

export function hashOf(token: RefreshToken): Buffer {
  return createHash("sha256").update(token.secret).digest();
}

export function writeRefreshToken(token: RefreshToken, keys: Sealing): string {
  const body = Buffer.concat([parse(token.userId), parse(token.sessionId), token.secret]);
  return Buffer.concat([body, sealOf(body, keys)]).toString("base64url");
}

/** `null` if the text is not one of our tokens. */
export function readRefreshToken(text: string, keys: Sealing): RefreshToken | null {
  const bytes = Buffer.from(text, "base64url");
  // Buffer ignores characters that are not base64url, so the token is compared with its canonical form.
  if (bytes.length !== BODY_BYTES + SEAL_BYTES || bytes.toString("base64url") !== text) return null;
  const body = bytes.subarray(0, BODY_BYTES);
  if (!timingSafeEqual(sealOf(body, keys), bytes.subarray(BODY_BYTES))) return null;
  return {
    userId: stringify(body.subarray(0, ID_BYTES)),
    sessionId: stringify(body.subarray(ID_BYTES, 2 * ID_BYTES)),
    secret: body.subarray(2 * ID_BYTES),
  };
}

function sealOf(body: Buffer, keys: Sealing): Buffer {
  return createHmac("sha256", keys.refreshSeal).update(body).digest().subarray(0, SEAL_BYTES);
}
