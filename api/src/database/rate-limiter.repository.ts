import { CompiledQuery } from "kysely";
import { RateLimiterPostgres } from "rate-limiter-flexible";

import type { Database } from "./connect.ts";

interface RateLimit {
  keyPrefix: string;
  /** The allowed number in `duration` seconds. */
  points: number;
  duration: number;
}

/** Keeps counters in the table `rate_limits`, through the shared connection pool. */
export function openRateLimiter(db: Database, limit: RateLimit): RateLimiterPostgres {
  const client = {
    async query({ text, values }: { text: string; values: unknown[] }) {
      const { rows } = await db.executeQuery(CompiledQuery.raw(text, values));
      return { rows, rowCount: rows.length };
    },
  };
  return new RateLimiterPostgres({
    ...limit,
    storeClient: client,
    storeType: "client",
    tableName: "rate_limits",
    tableCreated: true,
  });
}
