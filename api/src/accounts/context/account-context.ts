import type { FastifyBaseLogger } from "fastify";

import type { UserRow } from "../../database/schema.ts";
import type { LinkTo } from "../../mail/link-to.ts";
import type { Mailer } from "../../mail/mailer.ts";
import type { Storage } from "../../storage/storage.ts";
import type { AttemptLimits } from "../limits/attempt-limits.ts";
import type { CountPerHour } from "../limits/hourly-limit.ts";
import type { AccessClaims } from "../sessions/access-tokens.ts";
import type { SessionContext } from "../sessions/sessions.ts";

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
