import type { FastifyBaseLogger } from "fastify";

import type { Database } from "../../database/connect.ts";
import { nightlySweep } from "../../jobs/nightly-sweep.ts";
import { deleteEmailChangesBefore } from "./email-changes.repository.ts";

export function emailChangeSweep(db: Database, log: Pick<FastifyBaseLogger, "info">) {
  return nightlySweep(
    {
      name: "sweep-email-changes",
      sweep: () => deleteEmailChangesBefore(db, new Date()),
      removed: "Emails that nobody confirmed in time were removed",
    },
    log,
  );
}
