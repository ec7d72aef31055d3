import { type Catch, catchAnswerSchema } from "@creel/domain/catches/catch";

import { ApiError } from "../http/api-error.ts";
import { backOff, type OutboxItem, type Problem } from "./outbox-item.ts";

/** These are about the moment: the same request may be taken later. All others from 400 to 499 are about the request. */
const PASSING = new Set([401, 408, 425, 429]);

/** What becomes of an item whose sending failed: it asks, or it is sent again later. */
export function afterFailure(item: OutboxItem, error: unknown, now = Date.now()): OutboxItem {
  const problem = problemOf(error, now);
  if (isRefusal(error)) return { ...item, state: "asks", problem };
  return { ...item, state: "later", nextAt: now + backOff(item.tries), problem };
}

function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && !PASSING.has(error.status);
}

/** A deletion of what is gone is done. */
export function isDone(item: OutboxItem, error: unknown): boolean {
  return item.work.kind === "delete" && error instanceof ApiError && error.status === 404;
}

function problemOf(error: unknown, at: number): Problem {
  if (!(error instanceof ApiError)) return { code: "unreached", message: "", at, stored: null };
  const { explanation, status } = error;
  return {
    code: explanation?.code ?? `http_${status}`,
    message: explanation?.message ?? "",
    at,
    status,
    ...(explanation?.fields && { fields: explanation.fields }),
    stored: storedIn(error),
  };
}

function storedIn({ body }: ApiError): Catch | null {
  return catchAnswerSchema.safeParse(body).data?.catch ?? null;
}
