import { ApiError } from "../../http/api-error.ts";
import type { ItemType } from "../item-type.ts";
import { backOff, type OutboxItem, type Problem } from "../outbox-item.ts";

/**
 * Temporary errors: the same request may succeed later. All other statuses from 400 to 499 refuse the request itself.
 */
const PASSING = new Set([401, 408, 425, 429]);

export interface Failed {
  type: ItemType;
  item: OutboxItem;
}

/** Returns the item after a failed request: refused, or scheduled for a retry. */
export function afterFailure({ type, item }: Failed, error: unknown, now = Date.now()): OutboxItem {
  const problem = problemOf(type, error, now);
  if (isRefusal(error)) return { ...item, state: "asks", problem };
  return { ...item, state: "later", nextAt: now + backOff(item.tries), problem };
}

function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError) || isPassing(error)) return false;
  return error.status >= 400 && error.status < 500;
}

/** An admin who first has to set up a second step can send the same afterwards. */
function isPassing({ status, explanation }: ApiError): boolean {
  return PASSING.has(status) || explanation?.code === "second_step_required";
}

/** Whether a removal can count as done because its record is already gone. */
export function isDone({ work }: OutboxItem, error: unknown): boolean {
  const isRemoval = work.kind === "delete" || work.kind.startsWith("remove");
  return isRemoval && error instanceof ApiError && error.status === 404;
}

/** Gateways that reach no server answer with these and a page of their own. */
const NO_SERVER = new Set([502, 503, 504]);

/** True if the server failed on a deletion whose type does not retry deletions. */
export function isGivenUp({ type, item: { work } }: Failed, error: unknown): boolean {
  if (!type.givesUpDeletions || work.kind !== "delete" || !(error instanceof ApiError)) return false;
  const isAnswered = error.explanation !== null || !NO_SERVER.has(error.status);
  return isAnswered && !isPassing(error);
}

function problemOf(type: ItemType, error: unknown, at: number): Problem {
  if (!(error instanceof ApiError)) return { code: "unreached", message: "", at, stored: null };
  const { explanation, status } = error;
  return {
    code: explanation?.code ?? `http_${status}`,
    message: explanation?.message ?? "",
    at,
    status,
    ...(explanation?.fields && { fields: explanation.fields }),
    stored: null,
    ...type.problemIn(error.body),
  };
}
