import { type CatchItem, isCatchItem, type OutboxItem } from "../outbox-item.ts";

/** What waits to be sent, the oldest first, by the ids of the catches. */
export type Pending = ReadonlyMap<string, readonly CatchItem[]>;

export const NOTHING_PENDING: Pending = new Map();

export function pendingOf(items: readonly OutboxItem[]): Pending {
  if (items.length === 0) return NOTHING_PENDING;
  const ofCatches = new Map<string, CatchItem[]>();
  for (const item of items.filter(isCatchItem)) {
    const ofCatch = ofCatches.get(item.catchId);
    if (ofCatch) ofCatch.push(item);
    else ofCatches.set(item.catchId, [item]);
  }
  return ofCatches;
}

export function isDeleted(items: readonly CatchItem[]): boolean {
  return items.some(({ work }) => work.kind === "delete");
}
