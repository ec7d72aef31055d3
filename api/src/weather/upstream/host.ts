import {
  circuitBreaker,
  ConsecutiveBreaker,
  ConstantBackoff,
  handleWhen,
  type IPolicy,
  retry,
  wrap,
} from "cockatiel";
import pLimit, { type LimitFunction } from "p-limit";

import type { Timeouts } from "./timeouts.ts";
import { UpstreamError, type UpstreamFailure } from "./upstream-error.ts";

export interface Host {
  policy: IPolicy;
  limit: LimitFunction;
  /** In milliseconds since 1970. */
  coolDownUntil: number;
}

const RETRIED: ReadonlySet<UpstreamFailure> = new Set(["unreachable", "failing"]);
const COUNTED: ReadonlySet<UpstreamFailure> = new Set([
  ...RETRIED,
  "timeout",
  "redirected",
  "too_large",
  "unreadable",
]);

const fails = (failures: ReadonlySet<UpstreamFailure>) =>
  handleWhen((error) => error instanceof UpstreamError && failures.has(error.failure));

export function makeHost(timeouts: Timeouts): Host {
  const breaker = circuitBreaker(fails(COUNTED), {
    breaker: new ConsecutiveBreaker(timeouts.failuresToBreak),
    halfOpenAfter: timeouts.breakMs,
  });
  const again = retry(fails(RETRIED), {
    maxAttempts: 1,
    backoff: new ConstantBackoff(timeouts.retryDelayMs),
  });
  return { policy: wrap(again, breaker), limit: pLimit(timeouts.maxConcurrent), coolDownUntil: 0 };
}
