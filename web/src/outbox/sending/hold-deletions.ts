import type { Catch } from "@creel/domain/catches/catch";
import type { TripSummary } from "@creel/domain/trips/trip";

import { logFailure } from "../../http/log-failure.ts";
import { UNDO_MS } from "../../catches/outbox/save-in-outbox.ts";
import { changeOutbox } from "../outbox-store.ts";
import { planDeletion, planUndo } from "../../catches/outbox/plan-catch.ts";
import { sendNow } from "../send-now.ts";
import { planTripDeletion } from "../../trips/outbox/plan-trip.ts";
import { planHold } from "./plan-hold.ts";

/** While it is offered, an Undo may take longer: whoever points at it or has the focus on it stops its time. */
const RENEWED_MS = UNDO_MS / 2;

interface Deleted {
  userId: string;
  /** Of catches or of a trip. */
  ids: readonly string[];
}

export interface HeldDeletions {
  /** Takes them back; false when it was too late for one. */
  undo: () => Promise<boolean>;
  /** Lets them be sent. */
  release: () => void;
}

/**
 * Keeps deletions on this device, and sends none before one of the answers is called. A tab that ends before lets them
 * go after `UNDO_MS`.
 *
 * @throws what the device has against storing them; then nothing is deleted.
 */
export async function holdDeletions(userId: string, catches: readonly Catch[]): Promise<HeldDeletions> {
  const heldUntil = Date.now() + UNDO_MS;
  await changeOutbox(userId, (items) => ({
    put: catches.flatMap((base) => planDeletion(items, { userId, catchId: base.id, base, heldUntil }).put),
    removed: [],
  }));
  return hold({ userId, ids: catches.map(({ id }) => id) });
}

interface DeletedTrip {
  userId: string;
  /** As it was shown. */
  trip: TripSummary;
  withCatches: boolean;
}

/** As `holdDeletions`. */
export async function holdTripDeletion({ userId, trip, withCatches }: DeletedTrip): Promise<HeldDeletions> {
  const deleted = { userId, tripId: trip.id, base: trip, withCatches, heldUntil: Date.now() + UNDO_MS };
  await changeOutbox(userId, (items) => planTripDeletion(items, deleted));
  return hold({ userId, ids: [trip.id] });
}

function hold(deleted: Deleted): HeldDeletions {
  sendNow();
  const renewal = setInterval(() => holdUntil(deleted, Date.now() + UNDO_MS), RENEWED_MS);
  let isOpen = true;
  const close = () => {
    clearInterval(renewal);
    isOpen = false;
  };
  return {
    undo: () => {
      close();
      return takeBack(deleted);
    },
    release: () => {
      if (isOpen) holdUntil(deleted, 0);
      close();
    },
  };
}

async function takeBack({ userId, ids }: Deleted): Promise<boolean> {
  const { removed } = await changeOutbox(userId, (items) => ({
    put: [],
    removed: ids.flatMap((id) => planUndo(items, id).removed),
  }));
  sendNow();
  return removed.length === ids.length;
}

/** Without room or storage they go when their time is over. */
function holdUntil({ userId, ids }: Deleted, until: number): void {
  changeOutbox(userId, (items) => planHold(items, ids, until)).then(sendNow, (error: unknown) =>
    logFailure("A deletion could not be held", error),
  );
}
