import { DAY_MS } from "@creel/domain/dates/units-of-time";
import type { FastifyBaseLogger } from "fastify";

import type { Database } from "../../database/connect.ts";
import { nightlySweep } from "../../jobs/nightly-sweep.ts";
import { deleteSharesEndedBefore } from "./shares.repository.ts";

/** For so long it stands in the list of its owner how often a link was opened that ended. */
const DAYS_AFTER_END = 30;

export function shareSweep(db: Database, log: Pick<FastifyBaseLogger, "info">) {
  return nightlySweep(
    {
      name: "sweep-shares",
      sweep: () => deleteSharesEndedBefore(db, new Date(Date.now() - DAYS_AFTER_END * DAY_MS)),
      removed: "Links that ended long ago were removed",
    },
    log,
  );
}
