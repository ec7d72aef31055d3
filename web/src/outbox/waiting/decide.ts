import type { OutboxItem } from "../outbox-item.ts";
import { changeOutbox } from "../outbox-store.ts";
import { asWaiting } from "../plan.ts";
import { sendNow } from "../send-now.ts";

type CatchOfUser = Pick<OutboxItem, "userId" | "catchId">;

/** Sends what waits of a catch once more, also what was refused. */
export async function sendAgain({ userId, catchId }: CatchOfUser): Promise<void> {
  await changeOutbox(userId, (items) => ({
    put: items.filter((item) => item.catchId === catchId && hasFailed(item)).map(asWaiting),
    removed: [],
  }));
  sendNow();
}

function hasFailed({ state }: OutboxItem): boolean {
  return state === "later" || state === "asks";
}
