import type { FastifyBaseLogger } from "fastify";

import type { Database } from "../../database/connect.ts";
import type { Job } from "../../jobs/jobs.ts";
import { sumTallies } from "./tallies.repository.ts";

const HOURLY = "17 * * * *";

export function tallySummingJob(db: Database, log: Pick<FastifyBaseLogger, "info">): Job {
  return {
    name: "fold-tallies",
    schedule: HOURLY,
    async work() {
      const count = await sumTallies(db);
      if (count > 0) log.info({ count }, "Changes of the tallies were added up");
    },
  };
}
