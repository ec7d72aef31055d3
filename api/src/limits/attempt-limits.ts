import { createHash } from "node:crypto";

import { HOUR_SECONDS, MINUTE_SECONDS } from "@creel/domain/dates/units-of-time";
import ipaddr from "ipaddr.js";
import { RateLimiterRes } from "rate-limiter-flexible";

import type { Database } from "../database/connect.ts";
import { openRateLimiter } from "../database/rate-limiter.repository.ts";
import { AppError } from "../errors/errors.ts";
import type { Limits } from "./limit-settings.ts";

const SIGN_IN_WINDOW_SECONDS = 15 * MINUTE_SECONDS;
const REGISTER_WINDOW_SECONDS = HOUR_SECONDS;
const MAX_WAIT_SECONDS = 60;

/** Slows down guessing without ever locking an account. The counters are shared by all processes. */
export interface AttemptLimits {
  /**
   * Counts a sign-in attempt before the password is checked, so that concurrent ones count too.
   * @param account the user's id, however the email was spelled, or the `accountKey` of an email without an account
   * @throws AppError too_many_requests
   */
  countSignIn(account: string, ip: string): Promise<void>;
  forgetSignIn(account: string, ip: string): Promise<void>;
  /** @throws AppError too_many_requests */
  countRegistration(ip: string): Promise<void>;
}

export function makeAttemptLimits(db: Database, limits: Limits): AttemptLimits {
  const failures = openRateLimiter(db, {
    keyPrefix: "sign-in-account",
    points: limits.signInPerAccount,
    duration: SIGN_IN_WINDOW_SECONDS,
  });
  const gate = openRateLimiter(db, { keyPrefix: "sign-in-gate", points: 1, duration: 1 });
  const addresses = openRateLimiter(db, {
    keyPrefix: "sign-in-address",
    points: limits.signInPerAddress,
    duration: SIGN_IN_WINDOW_SECONDS,
  });
  const registrations = openRateLimiter(db, {
    keyPrefix: "register-address",
    points: limits.registerPerAddress,
    duration: REGISTER_WINDOW_SECONDS,
  });

  /** After the last free attempt, one attempt is allowed in 1 s, then in 2, 4 and so on up to 60 s. */
  async function passGate(account: string): Promise<void> {
    const { consumedPoints } = await failures.penalty(account);
    const beyond = consumedPoints - limits.signInPerAccount;
    if (beyond < 0) return;
    const customDuration = Math.min(2 ** beyond, MAX_WAIT_SECONDS);
    try {
      await orTooMany(gate.consume(account, 1, { customDuration }));
    } catch (error) {
      await failures.reward(account);
      throw error;
    }
  }

  return {
    async countSignIn(account, ip) {
      await orTooMany(addresses.consume(addressKey(ip)));
      await passGate(account);
    },
    async forgetSignIn(account, ip) {
      await Promise.all([failures.delete(account), gate.delete(account), addresses.reward(addressKey(ip))]);
    },
    async countRegistration(ip) {
      await orTooMany(registrations.consume(addressKey(ip)));
    },
  };
}

/** @throws AppError too_many_requests if the counter was already full */
export async function orTooMany(consumed: Promise<RateLimiterRes>): Promise<void> {
  try {
    await consumed;
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    throw new AppError("too_many_requests", { retryAfter: Math.max(1, error.msBeforeNext / 1000) });
  }
}

/** Returns a hash, which has a fixed length and does not store who tried to sign in. */
export function accountKey(email: string): string {
  return createHash("sha256").update(email.toLowerCase()).digest("base64url");
}

const IPV6_SUBSCRIBER_PARTS = 4;

/** Returns one key for all addresses of a subscriber: a single IPv4 address, or an IPv6 /64. */
export function addressKey(ip: string): string {
  const address = ipaddr.process(ip);
  if (!(address instanceof ipaddr.IPv6)) return address.toString();
  const network = address.parts.slice(0, IPV6_SUBSCRIBER_PARTS).map((part) => part.toString(16));
  return `${network.join(":")}::/64`;
}
