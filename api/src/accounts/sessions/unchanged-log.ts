import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import type { preHandlerAsyncHookHandler } from "fastify";

import type { Database } from "../../database/connect.ts";
import { readLogVersion } from "../../database/log-version.ts";
import { signedInUser } from "./signed-in.ts";

const NOT_MODIFIED = 304;

interface Dependence {
  /** True if the answer also depends on the time, so that it is read again at least every hour. */
  onClock?: boolean;
}

/** Answers 304 without reading the log if the client already has the answer for this version of the log. */
export function answerUnchanged(
  db: Database,
  { onClock = false }: Dependence = {},
): preHandlerAsyncHookHandler {
  return async (request, reply) => {
    const version = await readLogVersion(db, signedInUser(request).id);
    const tag = onClock ? `"${version}.${Math.floor(Date.now() / HOUR_MS)}"` : `"${version}"`;
    reply.header("etag", tag);
    return request.headers["if-none-match"] === tag ? reply.code(NOT_MODIFIED).send() : undefined;
  };
}
