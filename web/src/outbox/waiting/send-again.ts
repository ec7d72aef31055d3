import { type OutboxItem, subjectId } from "../outbox-item.ts";
import { changeOutbox } from "../outbox-store.ts";
import { asWaiting } from "../../catches/outbox/plan-catch.ts";
import { sendNow } from "../send-now.ts";

/**
 * Sends once more what waits, also what was refused.
 *
 * @param id Of a catch, a trip or a water; without it all that waits.
 */
export async function sendAgain(userId: string, id?: string): Promise<void> {
  const isMeant = (item: OutboxItem) => id === undefined || subjectId(item) === id;
  await changeOutbox(userId, (items) => ({
    put: items.filter((item) => isMeant(item) && hasFailed(item)).map(asWaiting),
    removed: [],
  }));
  sendNow();
}

function hasFailed({ state }: OutboxItem): boolean {
  return state === "later" || state === "asks";
}
