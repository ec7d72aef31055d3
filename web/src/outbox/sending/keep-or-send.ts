import { freeRoom } from "../../device/make-room.ts";
import { isOutOfRoom } from "../../device/room.ts";
import { logFailure } from "../../http/log-failure.ts";
import type { OutboxItem } from "../outbox-item.ts";
import { announceSent } from "../outbox-news.ts";
import { changeOutbox } from "../outbox-store.ts";
import type { Changes } from "../../catches/outbox/plan-catch.ts";
import { sendNow } from "../send-now.ts";

type Plan = (items: readonly OutboxItem[]) => Changes;

/**
 * Keeps what is done to a trip or a water on this device, from where it is sent. Where the device keeps nothing it is
 * sent at once.
 *
 * @returns what is to be sent for it, or was sent.
 * @throws ApiError, NetworkError of what this device cannot keep.
 */
export async function keepOrSend(userId: string, plan: Plan): Promise<readonly OutboxItem[]> {
  try {
    const { put } = await keep(userId, plan);
    sendNow();
    return put;
  } catch (error) {
    logFailure("What was done could not be kept on this device", error);
    const { deliverAsOwner } = await import("./deliver-as-owner.ts");
    const { put } = plan([]);
    for (const item of put) announceSent(await deliverAsOwner(item, () => {}));
    return put;
  }
}

/** What can be loaded again makes room. */
async function keep(userId: string, plan: Plan): Promise<Changes> {
  const once = () => changeOutbox(userId, plan, { isLasting: true });
  try {
    return await once();
  } catch (error) {
    if (!isOutOfRoom(error)) throw error;
    await freeRoom();
    return once();
  }
}
