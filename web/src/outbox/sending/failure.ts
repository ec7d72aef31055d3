import { ApiError } from "../../http/api-error.ts";
import type { ItemType } from "../item-type.ts";
import { backOff, type OutboxItem, type Problem } from "../outbox-item.ts";

/** These are about the moment: the same request may be taken later. All others from 400 to 499 are about the request. */
const PASSING = new Set([401, 408, 425, 429]);

export interface Failed {
  type: ItemType;
  item: OutboxItem;
}

/** What becomes of an item whose sending failed: it asks, or it is sent again later. */
export function afterFailure({ type, item }: Failed, error: unknown, now = Date.now()): OutboxItem {
  const problem = problemOf(type, error, now);
  if (isRefusal(error)) return { ...item, state: "asks", problem };
  return { ...item, state: "later", nextAt: now + backOff(item.tries), problem };
}

function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && !PASSING.has(error.status);
}

/** A deletion of what is gone is done, and so is taking away from something that is gone. */
export function isDone({ work }: OutboxItem, error: unknown): boolean {
  const isRemoval = work.kind === "delete" || work.kind.startsWith("remove");
  return isRemoval && error instanceof ApiError && error.status === 404;
}

/** With a page of their own, gateways say by these that they reach no server. */
const NO_SERVER = new Set([502, 503, 504]);

/** The server fails to make a deletion of a type that is not sent again. */
export function isGivenUp({ type, item: { work } }: Failed, error: unknown): boolean {
  if (!type.givesUpDeletions || work.kind !== "delete" || !(error instanceof ApiError)) return false;
  const isAnswered = error.explanation !== null || !NO_SERVER.has(error.status);
  return isAnswered && !PASSING.has(error.status);
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
