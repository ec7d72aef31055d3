import { type Catch, catchAnswerSchema } from "@creel/domain/catches/catch";

import { ApiError } from "../http/api-error.ts";
import { backOff, type OutboxItem, type Problem } from "./outbox-item.ts";

/** These are about the request itself: to send it again as it is would be refused again. */
const REFUSALS = new Set([400, 403, 404, 409, 412, 413, 415]);

/** What becomes of an item whose sending failed: it asks, or it is sent again later. */
export function afterFailure(item: OutboxItem, error: unknown, now = Date.now()): OutboxItem {
  const problem = problemOf(error, now);
  if (error instanceof ApiError && REFUSALS.has(error.status)) return { ...item, state: "asks", problem };
  return { ...item, state: "later", nextAt: now + backOff(item.tries), problem };
}

/** A deletion of what is gone is done. */
export function isDone(item: OutboxItem, error: unknown): boolean {
  return item.work.kind === "delete" && error instanceof ApiError && error.status === 404;
}

function problemOf(error: unknown, at: number): Problem {
  if (!(error instanceof ApiError)) return { code: "unreached", message: "", at, stored: null };
  return {
    code: error.explanation?.code ?? `http_${error.status}`,
    message: error.explanation?.message ?? "",
    at,
    stored: storedIn(error),
  };
}

function storedIn({ body }: ApiError): Catch | null {
  return catchAnswerSchema.safeParse(body).data?.catch ?? null;
}
