import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import type { preHandlerAsyncHookHandler } from "fastify";

import type { Database } from "../../database/connect.ts";
import { readLogVersion } from "../../database/log-version.ts";
import { signedInUser } from "./signed-in.ts";

const NOT_MODIFIED = 304;

interface Dependence {
  /** The answer depends on the clock, too, so that it is read anew at least every hour. */
  onClock?: boolean;
}

/** Answers 304 to a client that has the answer to this version of its angler's log, without reading the log. */
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
