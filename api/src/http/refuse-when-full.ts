import type { FastifyInstance } from "fastify";

import { AppError } from "../errors/errors.ts";
import type { DiskSpace } from "../storage/disk-space.ts";

const GROWING = new Set(["POST", "PUT", "PATCH"]);
/** What one needs to read what is there, and to make room. */
const EXEMPT = new Set(["login", "refresh", "logout", "me/export"].map((name) => `/api/auth/${name}`));
const RETRY_AFTER_SECONDS = 60;

/** Takes nothing that grows while a disk is nearly full, so that what is there can still be read. */
export function refuseWhenFull(app: FastifyInstance, diskSpace: DiskSpace): void {
  app.addHook("onRequest", async ({ method, routeOptions: { url = "" } }) => {
    if (!GROWING.has(method) || EXEMPT.has(url)) return;
    if (await diskSpace.isFull()) throw new AppError("storage_full", { retryAfter: RETRY_AFTER_SECONDS });
  });
}
