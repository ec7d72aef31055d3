import type { FastifyInstance } from "fastify";

import { userIfSignedIn } from "../accounts/sessions/signed-in.ts";
import { refusalOf } from "../errors/errors.ts";

/** Logs the route of each request, never its address, which may hold a place or a name. */
export function logRequests(app: FastifyInstance): void {
  app.addHook("onResponse", (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? "none",
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ip: request.ip,
        user: userIfSignedIn(request)?.id,
        refused: refusalOf(request),
      },
      "request",
    );
    done();
  });
}
