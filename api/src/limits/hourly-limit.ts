import { HOUR_SECONDS } from "@creel/domain/dates/units-of-time";

import type { Database } from "../database/connect.ts";
import { openRateLimiter } from "../database/rate-limiter.repository.ts";
import { orTooMany } from "./attempt-limits.ts";

const WINDOW_SECONDS = HOUR_SECONDS;

/**
 * Counts for a user, an address or an account.
 * @throws AppError too_many_requests if the count exceeds the hourly limit
 */
export type CountPerHour = (whom: string, count: number) => Promise<void>;

export function limitPerHour(db: Database, limit: { keyPrefix: string; points: number }): CountPerHour {
  const limiter = openRateLimiter(db, { ...limit, duration: WINDOW_SECONDS });
  return async (whom, count) => {
    if (count > 0) await orTooMany(limiter.consume(whom, count));
  };
}
