import { isOfCatch } from "../../catches/outbox/catch-item.ts";
import { planSave } from "../../catches/outbox/plan-catch.ts";
import type { OutboxItem, Changes } from "../../outbox/outbox-item.ts";
import { sendNow } from "../../outbox/outbox-news.ts";
import { changeOutbox } from "../../outbox/outbox-store.ts";

interface TripOfCatch {
  userId: string;
  catchId: string;
  /** `null` leaves the catch without a trip, even if a trip is found at its time later. */
  tripId: string | null;
}

/** Resolves once the change is kept on this device, whether the catch still waits or was sent. */
export async function keepTripOfCatch(ofCatch: TripOfCatch): Promise<void> {
  await changeOutbox(ofCatch.userId, (items) => planTripOfCatch(items, ofCatch));
  sendNow();
}

function planTripOfCatch(items: readonly OutboxItem[], { userId, catchId, tripId }: TripOfCatch): Changes {
  // Each waiting photo has the order of all photos.
  const [photoOrder = []] = items
    .filter(isOfCatch(catchId))
    .flatMap(({ work }) => (work.kind === "photo" ? [work.photoOrder] : []));
  const work = { kind: "change", base: null, fields: { trip_id: tripId } } as const;
  return planSave(items, { userId, catchId, work, photos: [], photoOrder });
}
