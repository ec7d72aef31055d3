import type { FastifyBaseLogger } from "fastify";

import type { Database } from "../database/connect.ts";
import { nightlySweep } from "../jobs/nightly-sweep.ts";
import { deleteOldMerges } from "./merges.repository.ts";

export function mergeSweep(db: Database, log: Pick<FastifyBaseLogger, "info">) {
  return nightlySweep(
    {
      name: "sweep-merges",
      sweep: () => deleteOldMerges(db, new Date()),
      removed: "What it takes to undo old merges was removed",
    },
    log,
  );
}
