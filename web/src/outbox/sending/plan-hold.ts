import { type OutboxItem, subjectId } from "../outbox-item.ts";
import type { Changes } from "../../catches/outbox/plan-catch.ts";

/**
 * Deletions that were not sent yet are sent at another time, in milliseconds since 1970.
 *
 * @param ids Of catches or trips.
 */
export function planHold(items: readonly OutboxItem[], ids: readonly string[], nextAt: number): Changes {
  const isRecallable = (item: OutboxItem) =>
    ids.includes(subjectId(item)) &&
    item.work.kind === "delete" &&
    item.state === "waiting" &&
    item.tries === 0;
  return { put: items.flatMap((item) => (isRecallable(item) ? [{ ...item, nextAt }] : [])), removed: [] };
}
