import type { OutboxItem } from "../outbox-item.ts";
import { type Counts, countWaiting } from "./describe-counts.ts";

/** Waiting changes are not shown before this time, unless they failed. In milliseconds. */
const UNNOTICED_MS = 10_000;

export interface Waiting {
  /** All waiting items, including those that need the angler. */
  all: Counts;
  /**
   * When the oldest item that waits for the server was kept, or the oldest of all if the others need the angler. In
   * milliseconds since 1970.
   */
  since: number;
  /** The items that need the angler. */
  asking: Counts;
}

/** Returns the counts of waiting items and since when; `null` if there is nothing to show. */
export function summarizeWaiting(
  items: readonly OutboxItem[],
  { isReached, now }: { isReached: boolean; now: number },
): Waiting | null {
  if (items.length === 0) return null;
  const asking = items.filter(({ state }) => state === "asks");
  const others = items.filter((item) => asking.every((each) => each.subjectId !== item.subjectId));
  const since = Math.min(...(others.length > 0 ? others : items).map(({ keptAt }) => keptAt));
  const isStuck = asking.length > 0 || items.some(({ state }) => state === "later");
  if (isReached && !isStuck && now - since < UNNOTICED_MS) return null;
  return { all: countWaiting(items), since, asking: countWaiting(asking) };
}
