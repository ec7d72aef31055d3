import { MINUTE_SECONDS } from "@creel/domain/dates/units-of-time";
import { errors, jwtVerify, SignJWT } from "jose";
import { LruMap } from "toad-cache";

/** Role and status are never in a token, because the database has the current ones. */
export interface AccessClaims {
  userId: string;
  sessionId: string;
}

const ACCESS_TOKEN_SECONDS = 15 * MINUTE_SECONDS;

const ALGORITHM = "HS256";
const TYPE = "at+jwt";
const ISSUER = "creel";
const AUDIENCE = "creel-api";

export function signAccessToken({ userId, sessionId }: AccessClaims, key: Uint8Array): Promise<string> {
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
    .setSubject(userId)
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt()
    .setExpirationTime(Math.floor(Date.now() / 1000) + ACCESS_TOKEN_SECONDS)
    .sign(key);
}

interface Verified {
  claims: AccessClaims;
  /** Seconds since 1970. */
  expiresAt: number;
}

const MAX_VERIFIED = 2000;

/** Tokens with a verified signature, per key: a browser sends the same one with every request for 15 minutes. */
const verifiedBy = new WeakMap<Uint8Array, LruMap<Verified>>();

/** Returns the claims of a token that we signed and that is still valid; `null` for anything else. */
export async function readAccessToken(token: string, key: Uint8Array): Promise<AccessClaims | null> {
  const cache = verifiedBy.get(key) ?? startCache(key);
  const known = cache.get(token);
  const verified = known ?? (await verify(token, key));
  if (!verified) return null;
  if (verified.expiresAt <= Math.floor(Date.now() / 1000)) {
    cache.delete(token);
    return null;
  }
  if (!known) cache.set(token, verified);
  return verified.claims;
}

function startCache(key: Uint8Array): LruMap<Verified> {
  const cache = new LruMap<Verified>(MAX_VERIFIED);
  verifiedBy.set(key, cache);
  return cache;
}

async function verify(token: string, key: Uint8Array): Promise<Verified | null> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [ALGORITHM],
      typ: TYPE,
      issuer: ISSUER,
      audience: AUDIENCE,
      requiredClaims: ["exp", "sub", "sid"],
    });
    const { sub: userId, sid: sessionId, exp: expiresAt = 0 } = payload;
    if (typeof userId !== "string" || typeof sessionId !== "string") return null;
    return { claims: { userId, sessionId }, expiresAt };
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
