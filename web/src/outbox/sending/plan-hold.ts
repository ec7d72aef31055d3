import type { OutboxItem, Changes } from "../outbox-item.ts";

/**
 * Deletions that were not sent yet are sent at another time, in milliseconds since 1970.
 *
 * @param ids Of catches or trips.
 */
export function planHold(items: readonly OutboxItem[], ids: readonly string[], nextAt: number): Changes {
  const isRecallable = (item: OutboxItem) =>
    ids.includes(item.subjectId) &&
    item.work.kind === "delete" &&
    item.state === "waiting" &&
    item.tries === 0;
  return { put: items.flatMap((item) => (isRecallable(item) ? [{ ...item, nextAt }] : [])), removed: [] };
}
