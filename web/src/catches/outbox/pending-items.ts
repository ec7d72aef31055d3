import { bySubject, type OutboxItem } from "../../outbox/outbox-item.ts";
import { type CatchItem, isCatchItem } from "./catch-item.ts";

/** The pending items, keyed by catch id, oldest first. */
export type Pending = ReadonlyMap<string, readonly CatchItem[]>;

export const NOTHING_PENDING: Pending = new Map();

export function pendingOf(items: readonly OutboxItem[]): Pending {
  return items.length === 0 ? NOTHING_PENDING : bySubject(items.filter(isCatchItem));
}

export function isDeleted(items: readonly CatchItem[]): boolean {
  return items.some(({ work }) => work.kind === "delete");
}
