import {
  BrokenCircuitError,
  circuitBreaker,
  ConsecutiveBreaker,
  ConstantBackoff,
  handleWhen,
  type IPolicy,
  retry,
  TaskCancelledError,
  wrap,
} from "cockatiel";
import pLimit, { type LimitFunction } from "p-limit";
import * as z from "zod/mini";

import { readJson } from "./read-json.ts";
import { clampCoolDown, coolDownOf } from "./retry-after.ts";
import { type Timeouts, DEFAULT_TIMEOUTS } from "./timeouts.ts";
import { UpstreamError, type UpstreamFailure } from "./upstream-error.ts";

/** What another service is asked. The host is always one of the settings. */
interface UpstreamRequest<Answer> {
  url: URL;
  schema: z.ZodMiniType<Answer>;
  accept?: string;
  maxBytes?: number;
  /** How long the service wants to be left alone, when it says so in its body; `null` when it does not. */
  readCoolDown?: (body: unknown, now: Date) => number | null;
  /** Whether a body that came with 200 is a failure nevertheless. */
  isFailure?: (body: unknown) => boolean;
}

/** @throws UpstreamError */
export type Ask = <Answer>(question: UpstreamRequest<Answer>, signal?: AbortSignal) => Promise<Answer>;

interface UpstreamOptions {
  userAgent: string;
  timeouts?: Timeouts;
  now?: () => Date;
}

/** Gigantic beside any answer to a question about one place. */
const MAX_BYTES = 2 * 1024 * 1024;
const MAX_REDIRECTS = 2;

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

interface Host {
  policy: IPolicy;
  limit: LimitFunction;
  coolDownUntil: number;
}

/**
 * The one way to other people's services: one time-out for a question with its retry, a circuit breaker and a
 * few connections for each host, a size nobody may exceed, no way to another host.
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
      const breaker = circuitBreaker(fails(COUNTED), {
        breaker: new ConsecutiveBreaker(timeouts.failuresToBreak),
        halfOpenAfter: timeouts.breakMs,
      });
      const again = retry(fails(RETRIED), {
        maxAttempts: 1,
        backoff: new ConstantBackoff(timeouts.retryDelayMs),
      });
      host = { policy: wrap(again, breaker), limit: pLimit(timeouts.maxConcurrent), coolDownUntil: 0 };
      hosts.set(origin, host);
    }
    return host;
  }

  async function attempt<Answer>(question: UpstreamRequest<Answer>, signal: AbortSignal): Promise<Answer> {
    const { url, schema, accept = "application/json", maxBytes = MAX_BYTES } = question;
    const headers = { accept, "user-agent": userAgent };
    const response = await fetchHere(url, { headers, signal });
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
      // Whoever waited too long for a free connection says nothing about the host.
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

/** Follows a service that moves a question about in its own house, and no further. */
async function fetchHere(url: URL, init: RequestInit): Promise<Response> {
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

interface Refusal {
  status: number;
  question: Pick<UpstreamRequest<unknown>, "url" | "readCoolDown">;
  now: Date;
}

async function failureOf<Answer>(
  response: Response,
  question: UpstreamRequest<Answer>,
  now: Date,
): Promise<UpstreamError> {
  const { status, headers } = response;
  const retryAfter = headers.get("retry-after");
  const body = await readJson(response, MAX_BYTES).catch(() => null);
  const asksToWait = status === 429 || (retryAfter !== null && (status === 403 || status === 503));
  if (asksToWait) {
    const coolDownMs = retryAfter === null ? question.readCoolDown?.(body, now) : null;
    return new UpstreamError("resting", question.url.host, {
      status,
      coolDownMs: coolDownMs ? clampCoolDown(coolDownMs) : coolDownOf(retryAfter, now),
    });
  }
  return toRefusal(body, { status, question, now });
}

function toRefusal(body: unknown, { status, question, now }: Refusal): UpstreamError {
  const { host } = question.url;
  if (status >= 500) return new UpstreamError("failing", host, { status });
  const coolDownMs = question.readCoolDown?.(body, now);
  if (coolDownMs) {
    return new UpstreamError("resting", host, { status, coolDownMs: clampCoolDown(coolDownMs) });
  }
  return new UpstreamError("refused", host, { status, body });
}

function throwAs(error: unknown, { host }: URL, signal: AbortSignal): never {
  if (error instanceof UpstreamError) throw error;
  throw new UpstreamError(signal.aborted ? "timeout" : "unreachable", host, { cause: error });
}

function toFailure(error: unknown, { host }: URL, breakMs: number): UpstreamError {
  if (error instanceof UpstreamError) return error;
  if (error instanceof BrokenCircuitError) return new UpstreamError("resting", host, { coolDownMs: breakMs });
  if (error instanceof TaskCancelledError) return new UpstreamError("timeout", host, { cause: error });
  throw error;
}
