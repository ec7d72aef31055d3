import type { FastifyInstance, FastifyRequest } from "fastify";

import { inTurnsOf, type Work } from "../database/fair-pool.ts";
import { AppError } from "../errors/errors.ts";
import type { DiskSpace } from "../storage/disk-space.ts";

const GROWING = new Set(["POST", "PUT", "PATCH"]);
/** Routes that are needed to read the user's data and to free space. */
const EXEMPT = new Set(["login", "refresh", "logout", "me/export"].map((name) => `/api/auth/${name}`));
const RETRY_AFTER_SECONDS = 60;

/** Refuses requests that store something while a disk is nearly full; reading still works. */
export function refuseWhenFull(app: FastifyInstance, diskSpace: DiskSpace): void {
  app.addHook("onRequest", async ({ method, routeOptions: { url = "" } }) => {
    if (!GROWING.has(method) || EXEMPT.has(url)) return;
    if (await diskSpace.isFull()) throw new AppError("storage_full", { retryAfter: RETRY_AFTER_SECONDS });
  });
}

/** Lets requests take turns for the database: per address, or per user once they have signed in. */
export function takeTurns(app: FastifyInstance): void {
  const works = new WeakMap<FastifyRequest, Work>();
  app.addHook("onRequest", (request, _reply, done) => {
    const work = workOf(request);
    works.set(request, work);
    inTurnsOf(work, done);
  });
  // Repeated, because receiving a body loses the async context of the first hook.
  app.addHook("preValidation", (request, _reply, done) => {
    inTurnsOf(works.get(request) ?? workOf(request), done);
  });
}

/** Many anglers may share an address, so it has no limit of its own. */
function workOf({ ip }: FastifyRequest): Work {
  return { owner: `address ${ip}`, most: Infinity };
}
