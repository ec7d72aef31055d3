import { changeOutbox } from "../../../outbox/outbox-store.ts";
import { planDeletion } from "../../../outbox/plan.ts";
import { sendNow } from "../../../outbox/send-now.ts";

/** A fish that was counted by mistake goes, whether it was sent already or not. */
export async function deleteCounted(userId: string, catchId: string): Promise<void> {
  await changeOutbox(userId, (items) => planDeletion(items, { userId, catchId, base: null, heldUntil: 0 }));
  sendNow();
}
