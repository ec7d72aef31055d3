import { errors, jwtVerify, SignJWT } from "jose";

/** What an access token says: which session of which user. Role and status are never in it. */
export interface AccessClaims {
  userId: string;
  sessionId: string;
}

const ACCESS_TOKEN_SECONDS = 15 * 60;

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

/** The claims of a token we signed that is still valid; `null` for anything else. */
export async function readAccessToken(token: string, key: Uint8Array): Promise<AccessClaims | null> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [ALGORITHM],
      typ: TYPE,
      issuer: ISSUER,
      audience: AUDIENCE,
      requiredClaims: ["exp", "sub", "sid"],
    });
    const { sub: userId, sid: sessionId } = payload;
    return typeof userId === "string" && typeof sessionId === "string" ? { userId, sessionId } : null;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
