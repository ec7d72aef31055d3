import type { Database } from "../database/connect.ts";
import { openRateLimiter } from "../database/rate-limiter.repository.ts";
import type { Limits } from "../settings.ts";
import { accountKey, addressKey, orTooMany } from "./attempt-limits.ts";

const WINDOW_SECONDS = 60 * 60;

/** @throws AppError too_many_requests, of an email without an account just as of one with. */
type CountForgotten = (email: string, ip: string) => Promise<void>;

/** Keeps anybody from filling somebody's mailbox, and from trying many emails. */
export function limitForgotten(db: Database, limits: Limits): CountForgotten {
  const addresses = openRateLimiter(db, {
    keyPrefix: "forgot-address",
    points: limits.forgotPerAddress,
    duration: WINDOW_SECONDS,
  });
  const accounts = openRateLimiter(db, {
    keyPrefix: "forgot-account",
    points: limits.forgotPerAccount,
    duration: WINDOW_SECONDS,
  });
  return async (email, ip) => {
    await orTooMany(addresses.consume(addressKey(ip)));
    await orTooMany(accounts.consume(accountKey(email)));
  };
}
