import type { FastifyInstance } from "fastify";

import { AppError } from "../errors/errors.ts";
import type { DiskRoom } from "../storage/disk-room.ts";

const GROWING = new Set(["POST", "PUT", "PATCH"]);
/** What one needs to read what is there, and to make room. */
const SPARED = new Set(["login", "refresh", "logout", "me/export"].map((name) => `/api/auth/${name}`));
const RETRY_AFTER_SECONDS = 60;

/** Takes nothing that grows while a disk is nearly full, so that what is there can still be read. */
export function needRoom(app: FastifyInstance, room: DiskRoom): void {
  app.addHook("onRequest", async ({ method, routeOptions: { url = "" } }) => {
    if (!GROWING.has(method) || SPARED.has(url)) return;
    if (await room.isFull()) throw new AppError("storage_full", { retryAfter: RETRY_AFTER_SECONDS });
  });
}
