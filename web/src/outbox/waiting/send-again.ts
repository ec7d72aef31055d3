import { type OutboxItem, asWaiting } from "../outbox-item.ts";
import { changeOutbox } from "../outbox-store.ts";
import { sendNow } from "../send-now.ts";

/**
 * Sends once more what waits, also what was refused.
 *
 * @param id Of a catch, a trip or a water; without it all that waits.
 */
export async function sendAgain(userId: string, id?: string): Promise<void> {
  const isMeant = (item: OutboxItem) => id === undefined || item.subjectId === id;
  await changeOutbox(userId, (items) => ({
    put: items.filter((item) => isMeant(item) && hasFailed(item)).map(asWaiting),
    removed: [],
  }));
  sendNow();
}

function hasFailed({ state }: OutboxItem): boolean {
  return state === "later" || state === "asks";
}
