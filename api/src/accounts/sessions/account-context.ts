import type { FastifyBaseLogger, FastifyRequest } from "fastify";

import type { UserRow } from "../../database/schema.ts";
import type { AttemptLimits } from "../../limits/attempt-limits.ts";
import type { CountPerHour } from "../../limits/hourly-limit.ts";
import type { LinkTo } from "../../mail/link-to.ts";
import type { Mailer } from "../../mail/mailer.ts";
import type { Storage } from "../../storage/storage.ts";
import type { AccessClaims } from "./access-tokens.ts";
import type { Origin, SessionContext } from "./sessions.ts";
import { signedInSession, signedInUser } from "./signed-in.ts";

export interface AccountContext {
  sessions: SessionContext;
  attemptLimits: AttemptLimits;
  countEmailChange: CountPerHour;
  mailer: Mailer;
  linkTo: LinkTo;
  storage: Storage;
}

export interface Requester {
  user: UserRow;
  session: AccessClaims;
  ip: string;
  log: Pick<FastifyBaseLogger, "warn">;
}

/** Returns where a session begins, for the list of devices. */
export function originOf(request: FastifyRequest): Origin {
  return { device: request.headers["user-agent"] ?? "", ip: request.ip };
}

export function requesterOf(request: FastifyRequest): Requester {
  return {
    user: signedInUser(request),
    session: signedInSession(request),
    ip: request.ip,
    log: request.log,
  };
}
