import type { FastifyInstance } from "fastify";

import { AppError } from "../errors/errors.ts";
import type { DiskSpace } from "../storage/disk-space.ts";

const GROWING = new Set(["POST", "PUT", "PATCH"]);
/** Routes that are needed to read one's data and to free space. */
const EXEMPT = new Set(["login", "refresh", "logout", "me/export"].map((name) => `/api/auth/${name}`));
const RETRY_AFTER_SECONDS = 60;

/** Refuses requests that store something while a disk is nearly full; reading still works. */
export function refuseWhenFull(app: FastifyInstance, diskSpace: DiskSpace): void {
  app.addHook("onRequest", async ({ method, routeOptions: { url = "" } }) => {
    if (!GROWING.has(method) || EXEMPT.has(url)) return;
    if (await diskSpace.isFull()) throw new AppError("storage_full", { retryAfter: RETRY_AFTER_SECONDS });
  });
}
