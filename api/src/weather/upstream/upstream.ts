import { BrokenCircuitError } from "cockatiel";
import * as z from "zod/mini";

import type { UpstreamRequest, Ask } from "./ask.ts";
import { failureOf, toRefusal, throwAs, toFailure } from "./failures.ts";
import { fetchWithinHost } from "./fetch-within-host.ts";
import { type Host, makeHost } from "./host.ts";
import { MAX_BYTES, readJson } from "./read-json.ts";
import { type Timeouts, DEFAULT_TIMEOUTS } from "./timeouts.ts";
import { UpstreamError } from "./upstream-error.ts";

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
