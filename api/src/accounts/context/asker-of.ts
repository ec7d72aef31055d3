import type { FastifyRequest } from "fastify";

import { signedInSession, signedInUser } from "../sessions/signed-in.ts";
import type { Asker } from "./account-context.ts";

/** The signed-in user who sent this request. */
export function askerOf(request: FastifyRequest): Asker {
  return {
    user: signedInUser(request),
    session: signedInSession(request),
    ip: request.ip,
    log: request.log,
  };
}
