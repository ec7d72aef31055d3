import { DAY_SECONDS, HOUR_SECONDS } from "@creel/domain/dates/units-of-time";

import type { Database } from "../../database/connect.ts";
import { openRateLimiter } from "../../database/rate-limiter.repository.ts";
import type { TakeCalls } from "../../jobs/work-off.ts";
import { orTooMany } from "../../limits/attempt-limits.ts";

/**
 * The calls that jobs may make, out of the free 5,000 an hour and 10,000 a day per address at Open-Meteo. The rest is
 * for people who wait for an answer.
 */
const ALLOWANCE = { perHour: 3000, perDay: 6000 };

/** The limits are shared by all processes and jobs. */
export function weatherAllowance(db: Database, { perHour, perDay } = ALLOWANCE): TakeCalls {
  const limiters = [
    openRateLimiter(db, { keyPrefix: "weather-jobs-hour", points: perHour, duration: HOUR_SECONDS }),
    openRateLimiter(db, { keyPrefix: "weather-jobs-day", points: perDay, duration: DAY_SECONDS }),
  ];
  return async (calls) => {
    for (const limiter of limiters) await orTooMany(limiter.consume("open-meteo", calls));
  };
}
