import { errors, jwtVerify, SignJWT } from "jose";
import { v4 as uuidv4 } from "uuid";
import * as z from "zod/mini";

import type { AccessClaims } from "../../accounts/sessions/access-tokens.ts";
import type { SessionContext } from "../../accounts/sessions/sessions.ts";
import { findUserOfSession } from "../../accounts/sessions/user-of-session.repository.ts";
import { openRateLimiter } from "../../database/rate-limiter.repository.ts";
import type { UserRow } from "../../database/schema.ts";
import { AppError } from "../../errors/errors.ts";
import { orTooMany } from "../../limits/attempt-limits.ts";

/** A browser follows the link at once; a copied one should not work for long. */
const LINK_SECONDS = 60;

const ALGORITHM = "HS256";
const TYPE = "export+jwt";
const ISSUER = "creel";

export const exportLinkTokenSchema = z.string().check(z.maxLength(1000));

/** The download of a link: the user's own logbook, the same for research, or the tables for admins. */
type Audience = "creel-export" | "creel-darwin-core" | "creel-admin-export";

/** Some browsers request a download twice: once for its type and once to save it. */
const USES_OF_A_LINK = { keyPrefix: "export-link", points: 3, duration: LINK_SECONDS };

interface ExportClaims extends AccessClaims {
  linkId: string;
}

export interface ExportLinks {
  /** Signs a token that allows a download for a minute, because a browser's download cannot send a bearer token. */
  sign: (claims: AccessClaims) => Promise<string>;
  /**
   * Finds the user of a link. The link works only as long as its session and account.
   * @throws AppError not_found, too_many_requests
   */
  userOf: (link: string) => Promise<UserRow>;
}

export function openExportLinks({ db, keys }: SessionContext, audience: Audience): ExportLinks {
  const uses = openRateLimiter(db, USES_OF_A_LINK);
  return {
    sign: ({ userId, sessionId }) =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
        .setSubject(userId)
        .setJti(uuidv4())
        .setIssuer(ISSUER)
        .setAudience(audience)
        .setExpirationTime(Math.floor(Date.now() / 1000) + LINK_SECONDS)
        .sign(keys.exportLink),
    async userOf(link) {
      const claims = await readLink(link, keys.exportLink, audience);
      if (!claims) throw new AppError("not_found");
      const session = { userId: claims.userId, id: claims.sessionId };
      const user = await findUserOfSession(db, session, new Date());
      if (!user || user.accountStatus === "suspended") throw new AppError("not_found");
      await orTooMany(uses.consume(claims.linkId));
      return user;
    },
  };
}

/** `null` if the link has expired or is not ours. */
async function readLink(link: string, key: Uint8Array, audience: Audience): Promise<ExportClaims | null> {
  try {
    const { payload } = await jwtVerify(link, key, {
      algorithms: [ALGORITHM],
      typ: TYPE,
      issuer: ISSUER,
      audience,
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
