import type { Catch } from "@creel/domain/catches/catch";

import { sendNow } from "../../outbox/outbox-news.ts";
import { changeOutbox } from "../../outbox/outbox-store.ts";
import { type HeldDeletions, holdDeletions } from "../../outbox/sending/hold-deletions.ts";
import { planDeletion } from "./plan-catch.ts";

/**
 * Deletes catches once they can be taken back no longer.
 *
 * @throws what the device has against storing that; then nothing is deleted.
 */
export function deleteCatches(userId: string, catches: readonly Catch[]): Promise<HeldDeletions> {
  const ids = catches.map(({ id }) => id);
  return holdDeletions({ userId, ids }, (items, heldUntil) => ({
    put: catches.flatMap((base) => planDeletion(items, { userId, catchId: base.id, base, heldUntil }).put),
    removed: [],
  }));
}

/** Catches that were saved by mistake go, whether they were sent already or not. */
export async function deleteAtOnce(userId: string, catchIds: readonly string[]): Promise<void> {
  await changeOutbox(userId, (items) => ({
    put: catchIds.flatMap(
      (catchId) => planDeletion(items, { userId, catchId, base: null, heldUntil: 0 }).put,
    ),
    removed: [],
  }));
  sendNow();
}
