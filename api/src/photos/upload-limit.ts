import { orTooMany } from "../auth/attempt-limits.ts";
import type { Database } from "../database/connect.ts";
import { openRateLimiter } from "../database/rate-limiter.repository.ts";

const WINDOW_SECONDS = 60 * 60;

/** @throws AppError too_many_requests when the user has added so many photos in an hour. */
export type CountPhotos = (userId: string, count: number) => Promise<void>;

export function limitPhotos(db: Database, photosPerUser: number): CountPhotos {
  const limiter = openRateLimiter(db, {
    keyPrefix: "photos-user",
    points: photosPerUser,
    duration: WINDOW_SECONDS,
  });
  return async (userId, count) => {
    if (count > 0) await orTooMany(limiter.consume(userId, count));
  };
}
