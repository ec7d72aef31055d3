import { isOfCatch } from "../../catches/outbox/catch-item.ts";
import { planSave } from "../../catches/outbox/plan-catch.ts";
import type { OutboxItem, Changes } from "../../outbox/outbox-item.ts";
import { sendNow } from "../../outbox/outbox-news.ts";
import { changeOutbox } from "../../outbox/outbox-store.ts";

interface TripOfCatch {
  userId: string;
  catchId: string;
  /** `null`: it is of no trip, whatever is found later in its time. */
  tripId: string | null;
}

/** Kept on this device when it resolves, whether the catch waits there or was sent. */
export async function keepTripOfCatch(ofCatch: TripOfCatch): Promise<void> {
  await changeOutbox(ofCatch.userId, (items) => planTripOfCatch(items, ofCatch));
  sendNow();
}

function planTripOfCatch(items: readonly OutboxItem[], { userId, catchId, tripId }: TripOfCatch): Changes {
  // Each photo that waits knows the order of all.
  const [photoOrder = []] = items
    .filter(isOfCatch(catchId))
    .flatMap(({ work }) => (work.kind === "photo" ? [work.photoOrder] : []));
  const work = { kind: "change", base: null, fields: { trip_id: tripId } } as const;
  return planSave(items, { userId, catchId, work, photos: [], photoOrder });
}
