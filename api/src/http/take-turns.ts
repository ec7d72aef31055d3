import type { FastifyInstance, FastifyRequest } from "fastify";

import { inTurnsOf, type Work } from "../database/fair-pool.ts";

/** Requests ask the database by turns: those of an address, and of a user once they have signed in. */
export function takeTurns(app: FastifyInstance): void {
  const works = new WeakMap<FastifyRequest, Work>();
  app.addHook("onRequest", (request, _reply, done) => {
    const work = workOf(request);
    works.set(request, work);
    inTurnsOf(work, done);
  });
  // Once more, because what receives a body goes on outside of what asked for it.
  app.addHook("preValidation", (request, _reply, done) => {
    inTurnsOf(works.get(request) ?? workOf(request), done);
  });
}

/** Many anglers may share an address. */
function workOf({ ip }: FastifyRequest): Work {
  return { owner: `address ${ip}`, most: Infinity };
}
