import type { OutboxItem } from "../outbox-item.ts";
import { changeOutbox } from "../outbox-store.ts";
import { asWaiting } from "../plan.ts";
import { sendNow } from "../send-now.ts";

type Whose = Pick<OutboxItem, "userId"> & Partial<Pick<OutboxItem, "catchId">>;

/** Sends once more what waits of a catch, or of all catches where none is named: also what was refused. */
export async function sendAgain({ userId, catchId }: Whose): Promise<void> {
  const isMeant = (item: OutboxItem) => catchId === undefined || item.catchId === catchId;
  await changeOutbox(userId, (items) => ({
    put: items.filter((item) => isMeant(item) && hasFailed(item)).map(asWaiting),
    removed: [],
  }));
  sendNow();
}

function hasFailed({ state }: OutboxItem): boolean {
  return state === "later" || state === "asks";
}
