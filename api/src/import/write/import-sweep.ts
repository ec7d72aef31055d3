import { DAY_MS } from "@creel/domain/dates/units-of-time";
import { IMPORT_LIMITS } from "@creel/domain/import/import-row";
import type { FastifyBaseLogger } from "fastify";

import type { Database } from "../../database/connect.ts";
import { nightlySweep } from "../../jobs/nightly-sweep.ts";
import { deleteImportsBefore } from "../imports.repository.ts";

const RETENTION_MS = IMPORT_LIMITS.rowDays * DAY_MS;

export function importSweep(db: Database, log: Pick<FastifyBaseLogger, "info">) {
  return nightlySweep(
    {
      name: "sweep-imports",
      sweep: () => deleteImportsBefore(db, new Date(Date.now() - RETENTION_MS)),
      removed: "Imports of long ago were forgotten",
    },
    log,
  );
}
