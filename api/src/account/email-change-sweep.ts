import type { FastifyBaseLogger } from "fastify";

import type { Database } from "../database/connect.ts";
import { deleteEmailChangesBefore } from "./email-changes.repository.ts";

/** The nightly job after which no email is kept that nobody confirmed. */
export function emailChangeSweep(db: Database, log: Pick<FastifyBaseLogger, "info">) {
  return {
    name: "sweep-email-changes",
    schedule: "30 3 * * *",
    async work() {
      const count = await deleteEmailChangesBefore(db, new Date());
      log.info({ count }, "Emails that nobody confirmed in time were removed");
    },
  };
}
