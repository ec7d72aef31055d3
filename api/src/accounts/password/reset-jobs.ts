import type { FastifyBaseLogger } from "fastify";
import * as z from "zod/mini";

import { nightlySweep } from "../../jobs/nightly-sweep.ts";
import { deleteResetsBefore } from "./password-resets.repository.ts";
import { mailResetLink, type RecoveryContext } from "./reset-password.ts";

/** Queues the request. The job looks up the account later, so that the answer does not reveal whether there is one. */
export type RequestResetLink = (email: string) => Promise<void>;

const RESET_LINK_QUEUE = "reset-link";
const payloadSchema = z.object({ email: z.string() });

export function queueResetLinks(queue: {
  add(name: string, payload: object): Promise<void>;
}): RequestResetLink {
  return (email) => queue.add(RESET_LINK_QUEUE, { email });
}

export function resetJobs(context: RecoveryContext, log: Pick<FastifyBaseLogger, "info">) {
  const mailLinks = {
    name: RESET_LINK_QUEUE,
    work: (payload: unknown) => mailResetLink(context, payloadSchema.parse(payload).email),
  };
  const sweep = nightlySweep(
    {
      name: "sweep-reset-links",
      sweep: () => deleteResetsBefore(context.db, new Date()),
      removed: "Links to a new password that had expired were removed",
    },
    log,
  );
  return [mailLinks, sweep];
}
