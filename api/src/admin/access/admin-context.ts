import type { FastifyRequest } from "fastify";

import type { SessionContext } from "../../accounts/sessions/sessions.ts";
import { signedInUser } from "../../accounts/sessions/signed-in.ts";
import type { AdminActor } from "../../audit/audit.ts";
import type { CountPerHour } from "../../limits/hourly-limit.ts";
import type { LinkTo } from "../../mail/link-to.ts";
import type { Mailer } from "../../mail/mailer.ts";
import type { PhotoContext } from "../../photos/photos.ts";

export interface AdminContext {
  sessions: SessionContext;
  photos: PhotoContext;
  countPhotos: CountPerHour;
  mailer: Mailer;
  linkTo: LinkTo;
}

export function actorOf(request: FastifyRequest): AdminActor {
  return { admin: signedInUser(request), ip: request.ip };
}
