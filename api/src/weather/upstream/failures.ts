import { DAY_MS, SECOND_MS } from "@creel/domain/dates/units-of-time";
import { BrokenCircuitError, TaskCancelledError } from "cockatiel";

import type { UpstreamRequest } from "./ask.ts";
import { MAX_BYTES, readJson } from "./read-json.ts";
import { UpstreamError } from "./upstream-error.ts";

interface Refusal {
  status: number;
  question: Pick<UpstreamRequest<unknown>, "url" | "readCoolDown">;
  now: Date;
}

export async function failureOf<Answer>(
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

export function toRefusal(body: unknown, { status, question, now }: Refusal): UpstreamError {
  const { host } = question.url;
  if (status >= 500) return new UpstreamError("failing", host, { status });
  const coolDownMs = question.readCoolDown?.(body, now);
  if (coolDownMs) {
    return new UpstreamError("resting", host, { status, coolDownMs: clampCoolDown(coolDownMs) });
  }
  return new UpstreamError("refused", host, { status, body });
}

export function throwAs(error: unknown, { host }: URL, signal: AbortSignal): never {
  if (error instanceof UpstreamError) throw error;
  throw new UpstreamError(signal.aborted ? "timeout" : "unreachable", host, { cause: error });
}

export function toFailure(error: unknown, { host }: URL, breakMs: number): UpstreamError {
  if (error instanceof UpstreamError) return error;
  if (error instanceof BrokenCircuitError) return new UpstreamError("resting", host, { coolDownMs: breakMs });
  if (error instanceof TaskCancelledError) return new UpstreamError("timeout", host, { cause: error });
  throw error;
}

/** A service that asks for more gets this. */
const MAX_COOL_DOWN_MS = DAY_MS;
/** For a service that does not say how long. */
const DEFAULT_COOL_DOWN_MS = 5 * SECOND_MS;

/** How long a service wants to be left alone, from its Retry-After: seconds or a date (RFC 9110, 10.2.3). */
function coolDownOf(header: string | null, now: Date): number {
  const text = header?.trim() ?? "";
  const ms = /^\d+$/.test(text) ? Number(text) * SECOND_MS : Date.parse(text) - now.getTime();
  return clampCoolDown(Number.isNaN(ms) ? DEFAULT_COOL_DOWN_MS : ms);
}

function clampCoolDown(ms: number): number {
  return Math.min(Math.max(ms, SECOND_MS), MAX_COOL_DOWN_MS);
}
