import type { OutboxItem } from "../outbox-item.ts";
import { type Counts, countWaiting } from "./describe-counts.ts";

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
  const others = items.filter((item) => asking.every((each) => each.subjectId !== item.subjectId));
  const since = Math.min(...(others.length > 0 ? others : items).map(({ keptAt }) => keptAt));
  const isStuck = asking.length > 0 || items.some(({ state }) => state === "later");
  if (isReached && !isStuck && now - since < UNNOTICED_MS) return null;
  return { all: countWaiting(items), since, asking: countWaiting(asking) };
}
