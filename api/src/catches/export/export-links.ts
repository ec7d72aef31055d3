import { errors, jwtVerify, SignJWT } from "jose";
import { v4 as uuidv4 } from "uuid";

import type { AccessClaims } from "../../auth/access-tokens.ts";

/** A browser follows it at once; a person who copies it has little time to lose it. */
const LINK_SECONDS = 60;

const ALGORITHM = "HS256";
const TYPE = "export+jwt";
const ISSUER = "creel";
const AUDIENCE = "creel-export";

/** What a link to a download says: whose, for which session, and which link it is. */
export interface ExportClaims extends AccessClaims {
  linkId: string;
}

/** The word that opens one user's download for a minute: a browser's download cannot send a bearer token. */
export function signExportLink({ userId, sessionId }: AccessClaims, key: Uint8Array): Promise<string> {
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
    .setSubject(userId)
    .setJti(uuidv4())
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setExpirationTime(Math.floor(Date.now() / 1000) + LINK_SECONDS)
    .sign(key);
}

/** `null` for what is over or is none of ours. */
export async function readExportLink(link: string, key: Uint8Array): Promise<ExportClaims | null> {
  try {
    const { payload } = await jwtVerify(link, key, {
      algorithms: [ALGORITHM],
      typ: TYPE,
      issuer: ISSUER,
      audience: AUDIENCE,
      requiredClaims: ["exp", "sub", "sid", "jti"],
    });
    const { sub: userId, sid: sessionId, jti: linkId } = payload;
    const isWhole = typeof userId === "string" && typeof sessionId === "string" && linkId !== undefined;
    return isWhole ? { userId, sessionId, linkId } : null;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
