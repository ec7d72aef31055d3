import {
  BrokenCircuitError,
  circuitBreaker,
  ConsecutiveBreaker,
  ConstantBackoff,
  handleWhen,
  type IPolicy,
  retry,
  wrap,
} from "cockatiel";
import pLimit, { type LimitFunction } from "p-limit";
import * as z from "zod/mini";

import type { UpstreamRequest, Ask } from "./ask.ts";
import { failureOf, toRefusal, throwAs, toFailure } from "./failures.ts";
import { MAX_BYTES, readJson } from "./read-json.ts";
import { type Timeouts, DEFAULT_TIMEOUTS } from "./timeouts.ts";
import { UpstreamError, type UpstreamFailure } from "./upstream-error.ts";

interface UpstreamOptions {
  userAgent: string;
  timeouts?: Timeouts;
  now?: () => Date;
}

/**
 * Every request to another service goes through here: one time-out covers a request and its retry, each host has a
 * circuit breaker and a few connections, the size of an answer is limited, and redirects to other hosts are refused.
 */
export function openUpstream({
  userAgent,
  timeouts = DEFAULT_TIMEOUTS,
  now = () => new Date(),
}: UpstreamOptions): Ask {
  const hosts = new Map<string, Host>();

  function hostOf({ origin }: URL): Host {
    let host = hosts.get(origin);
    if (!host) {
      host = makeHost(timeouts);
      hosts.set(origin, host);
    }
    return host;
  }

  async function attempt<Answer>(question: UpstreamRequest<Answer>, signal: AbortSignal): Promise<Answer> {
    const { url, schema, accept = "application/json", maxBytes = MAX_BYTES } = question;
    const headers = { accept, "user-agent": userAgent };
    const response = await fetchWithinHost(url, { headers, signal });
    const { status } = response;
    if (status >= 300) throw await failureOf(response, question, now());
    const body = await readJson(response, maxBytes);
    if (question.isFailure?.(body)) throw toRefusal(body, { status, question, now: now() });
    const answer = z.safeParse(schema, body);
    if (!answer.success) throw new UpstreamError("unreadable", url.host);
    return answer.data;
  }

  return async (question, overall) => {
    const host = hostOf(question.url);
    return host.limit(async () => {
      const coolDownMs = host.coolDownUntil - now().getTime();
      if (coolDownMs > 0) throw new UpstreamError("resting", question.url.host, { coolDownMs });
      // A request that waited too long for a free connection is no failure of the host.
      if (overall?.aborted) throw new UpstreamError("timeout", question.url.host);
      const timeout = AbortSignal.timeout(timeouts.timeoutMs);
      const signal = overall ? AbortSignal.any([timeout, overall]) : timeout;
      try {
        return await host.policy.execute(
          () => attempt(question, signal).catch((error: unknown) => throwAs(error, question.url, signal)),
          signal,
        );
      } catch (error) {
        const failure = toFailure(error, question.url, timeouts.breakMs);
        if (failure.failure === "resting" && !(error instanceof BrokenCircuitError)) {
          host.coolDownUntil = now().getTime() + (failure.details.coolDownMs ?? 0);
        }
        throw failure;
      }
    });
  };
}

const MAX_REDIRECTS = 2;

/** @throws UpstreamError redirected, when the service redirects to another host or more than twice */
async function fetchWithinHost(url: URL, init: RequestInit): Promise<Response> {
  let at = url;
  for (let count = 0; ; count += 1) {
    const response = await fetch(at, { ...init, redirect: "manual" });
    const location = response.headers.get("location");
    if (response.status < 300 || response.status > 399 || location === null) return response;
    await response.body?.cancel();
    const to = URL.canParse(location, at.href) ? new URL(location, at) : null;
    if (to?.origin !== url.origin || count === MAX_REDIRECTS) {
      throw new UpstreamError("redirected", url.host);
    }
    at = to;
  }
}

interface Host {
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

function makeHost(timeouts: Timeouts): Host {
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
