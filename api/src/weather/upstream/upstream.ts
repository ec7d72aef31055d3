import { DAY_MS, SECOND_MS } from "@creel/domain/dates/units-of-time";
import {
  BrokenCircuitError,
  circuitBreaker,
  ConsecutiveBreaker,
  ConstantBackoff,
  handleWhen,
  type IPolicy,
  retry,
  wrap,
  TaskCancelledError,
} from "cockatiel";
import pLimit from "p-limit";
import type { LimitFunction } from "p-limit";
import * as z from "zod/mini";

import type { UpstreamRequest, Ask } from "./ask.ts";
import { type Timeouts, DEFAULT_TIMEOUTS } from "./timeouts.ts";
import { UpstreamError, type UpstreamFailure } from "./upstream-error.ts";

interface UpstreamOptions {
  userAgent: string;
  timeouts?: Timeouts;
  now?: () => Date;
}

/**
 * Every request to another service goes through here. One time-out covers a request and its retry, each host has a
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
    const headers = { ...question.headers, accept, "user-agent": userAgent };
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
      // A request that waited too long for a free connection does not count as a failure of the host.
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

/** @throws UpstreamError redirected if the service redirects to another host or more than twice */
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
  /** Milliseconds since 1970. */
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

/** The upper limit for a service's requested cool-down. */
const MAX_COOL_DOWN_MS = DAY_MS;
/** Used if a service does not say how long. */
const DEFAULT_COOL_DOWN_MS = 5 * SECOND_MS;

/** Returns the milliseconds to wait from a Retry-After header: seconds or a date (RFC 9110, 10.2.3). */
function coolDownOf(header: string | null, now: Date): number {
  const text = header?.trim() ?? "";
  const ms = /^\d+$/.test(text) ? Number(text) * SECOND_MS : Date.parse(text) - now.getTime();
  return clampCoolDown(Number.isNaN(ms) ? DEFAULT_COOL_DOWN_MS : ms);
}

function clampCoolDown(ms: number): number {
  return Math.min(Math.max(ms, SECOND_MS), MAX_COOL_DOWN_MS);
}

/** Far more than any service answers to a question about one place. */
const MAX_BYTES = 2 * 1024 * 1024;

/**
 * Returns the body as JSON. Reads at most `maxBytes`, counted after decompression.
 * @throws UpstreamError too_large, unreadable
 */
async function readJson(response: Response, maxBytes: number): Promise<unknown> {
  const { host } = new URL(response.url);
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop closes the connection.
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new UpstreamError("too_large", host);
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString("utf8"));
  } catch (cause) {
    throw new UpstreamError("unreadable", host, { cause: withoutText(cause) });
  }
}

/** The parser's error quotes the text, which may contain the place. */
function withoutText(cause: unknown): Error {
  return new Error(cause instanceof Error ? cause.name : "No JSON");
}
