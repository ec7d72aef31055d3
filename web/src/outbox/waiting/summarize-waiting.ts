import { isCatchItem, isTripItem, isWaterItem, type OutboxItem, subjectId } from "../outbox-item.ts";
import type { Counts } from "./describe-counts.ts";

/** A save that is sent at once is not worth a word; one that takes longer than this is. In milliseconds. */
const UNNOTICED_MS = 10_000;

export interface Waiting {
  /** What waits, with those that wait for the angler. */
  all: Counts;
  /** When the first was kept of those that wait for the server, or else of all; in milliseconds since 1970. */
  since: number;
  /** Those that wait for the angler. */
  asking: Counts;
}

/** What waits and since when; `null` while there is nothing to tell. */
export function summarizeWaiting(
  items: readonly OutboxItem[],
  { isReached, now }: { isReached: boolean; now: number },
): Waiting | null {
  if (items.length === 0) return null;
  const asking = items.filter(({ state }) => state === "asks");
  const others = items.filter((item) => asking.every((each) => subjectId(each) !== subjectId(item)));
  const since = Math.min(...(others.length > 0 ? others : items).map(({ keptAt }) => keptAt));
  const isStuck = asking.length > 0 || items.some(({ state }) => state === "later");
  if (isReached && !isStuck && now - since < UNNOTICED_MS) return null;
  return { all: countWaiting(items), since, asking: countWaiting(asking) };
}

/** A trip whose catches alone wait does not count; spots count with their water. */
export function countWaiting(items: readonly OutboxItem[]): Counts {
  return {
    catches: new Set(items.filter(isCatchItem).map(subjectId)).size,
    trips: new Set(items.filter(isTripItem).map(subjectId)).size,
    waters: new Set(items.filter(isWaterItem).map(subjectId)).size,
  };
}
