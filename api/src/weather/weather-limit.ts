import { orTooMany } from "../auth/attempt-limits.ts";
import type { Database } from "../database/connect.ts";
import { openRateLimiter } from "../database/rate-limiter.repository.ts";

const WINDOW_SECONDS = 60 * 60;

/** @throws AppError too_many_requests when the user has had other services asked so often in an hour. */
export type CountQuestion = (userId: string) => Promise<void>;

export function limitWeather(db: Database, weatherPerUser: number): CountQuestion {
  const limiter = openRateLimiter(db, {
    keyPrefix: "weather-user",
    points: weatherPerUser,
    duration: WINDOW_SECONDS,
  });
  return (userId) => orTooMany(limiter.consume(userId));
}
