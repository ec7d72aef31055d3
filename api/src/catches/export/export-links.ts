import { errors, jwtVerify, SignJWT } from "jose";
import { v4 as uuidv4 } from "uuid";
import * as z from "zod/mini";

import { orTooMany } from "../../accounts/limits/attempt-limits.ts";
import type { AccessClaims } from "../../accounts/sessions/access-tokens.ts";
import type { SessionContext } from "../../accounts/sessions/sessions.ts";
import { findUserOfSession } from "../../accounts/sessions/user-of-session.repository.ts";
import { openRateLimiter } from "../../database/rate-limiter.repository.ts";
import type { UserRow } from "../../database/schema.ts";
import { AppError } from "../../errors/errors.ts";

/** A browser follows it at once; a person who copies it has little time to lose it. */
const LINK_SECONDS = 60;

const ALGORITHM = "HS256";
const TYPE = "export+jwt";
const ISSUER = "creel";

export const exportLinkWordSchema = z.string().check(z.maxLength(1000));

/** What a link opens: one's own logbook, or the tables of admins. */
type Audience = "creel-export" | "creel-admin-export";

/** Some browsers ask once to see what it is and once more to keep it. */
const USES_OF_A_LINK = { keyPrefix: "export-link", points: 3, duration: LINK_SECONDS };

/** What a link to a download says: whose, for which session, and which link it is. */
interface ExportClaims extends AccessClaims {
  linkId: string;
}

export interface ExportLinks {
  /** The word that opens a download for a minute: a browser's download cannot send a bearer token. */
  sign: (claims: AccessClaims) => Promise<string>;
  /**
   * Whose download it opens. A link ends with its session and with the account: what holds is what the database
   * says now.
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

/** `null` for what is over or is none of ours. */
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
