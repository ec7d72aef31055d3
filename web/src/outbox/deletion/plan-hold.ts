import type { OutboxItem } from "../outbox-item.ts";
import type { Changes } from "../plan.ts";

/** Deletions that were not sent yet are sent at another time, in milliseconds since 1970. */
export function planHold(items: readonly OutboxItem[], catchIds: readonly string[], nextAt: number): Changes {
  const isRecallable = ({ catchId, work, state, tries }: OutboxItem) =>
    catchIds.includes(catchId) && work.kind === "delete" && state === "waiting" && tries === 0;
  return { put: items.flatMap((item) => (isRecallable(item) ? [{ ...item, nextAt }] : [])), removed: [] };
}
