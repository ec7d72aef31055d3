import type { CatchItem, OutboxItem, TripItem } from "../outbox-item.ts";
import { changeOutbox } from "../outbox-store.ts";
import { asWaiting } from "../plan.ts";
import { sendNow } from "../send-now.ts";

type Whose = Pick<OutboxItem, "userId"> & Partial<Pick<CatchItem, "catchId"> & Pick<TripItem, "tripId">>;

/** Sends once more what waits of a catch or a trip, or all of it where none is named: also what was refused. */
export async function sendAgain({ userId, catchId, tripId }: Whose): Promise<void> {
  const isMeant = (item: OutboxItem) =>
    item.subject === "catch"
      ? tripId === undefined && (catchId === undefined || item.catchId === catchId)
      : catchId === undefined && (tripId === undefined || item.tripId === tripId);
  await changeOutbox(userId, (items) => ({
    put: items.filter((item) => isMeant(item) && hasFailed(item)).map(asWaiting),
    removed: [],
  }));
  sendNow();
}

function hasFailed({ state }: OutboxItem): boolean {
  return state === "later" || state === "asks";
}
