import { changeOutbox } from "../../outbox/outbox-store.ts";
import { planDeletion } from "./plan-catch.ts";
import { sendNow } from "../../outbox/send-now.ts";

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
