import type { FastifyRequest } from "fastify";

import { signedInSession, signedInUser } from "../sessions/signed-in.ts";
import type { Requester } from "./account-context.ts";

export function requesterOf(request: FastifyRequest): Requester {
  return {
    user: signedInUser(request),
    session: signedInSession(request),
    ip: request.ip,
    log: request.log,
  };
}
