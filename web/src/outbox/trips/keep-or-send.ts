import { freeRoom } from "../../device/make-room.ts";
import { isOutOfRoom } from "../../device/room.ts";
import { logFailure } from "../../http/log-failure.ts";
import type { OutboxItem, TripItem } from "../outbox-item.ts";
import { announceSent } from "../outbox-news.ts";
import { changeOutbox } from "../outbox-store.ts";
import type { Changes } from "../plan.ts";
import { sendNow } from "../send-now.ts";

type Plan = (items: readonly OutboxItem[]) => Changes<TripItem>;

/**
 * Keeps what is done to a trip on this device, from where it is sent. Where the device keeps nothing it is sent at once.
 *
 * @throws ApiError, NetworkError of what this device cannot keep.
 */
export async function keepOrSend(userId: string, plan: Plan): Promise<void> {
  try {
    await keep(userId, plan);
  } catch (error) {
    logFailure("What was done to a trip could not be kept on this device", error);
    const { deliverTrip } = await import("./deliver-trip.ts");
    for (const item of plan([]).put) {
      announceSent({ subject: "trip", item, stored: await deliverTrip(item) });
    }
    return;
  }
  sendNow();
}

/** What can be loaded again makes room. */
async function keep(userId: string, plan: Plan): Promise<void> {
  const once = () => changeOutbox(userId, plan, { isLasting: true });
  try {
    await once();
  } catch (error) {
    if (!isOutOfRoom(error)) throw error;
    await freeRoom();
    await once();
  }
}
