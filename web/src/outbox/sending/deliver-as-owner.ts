import { ApiError } from "../../http/api-error.ts";
import { rereadSession } from "../../http/stored-session.ts";
import { deliver } from "../../catches/outbox/deliver-catch.ts";
import type { Sending } from "./send-outbox.ts";

const UNAUTHORIZED = 401;

/** Another user may have signed in in another tab while this one was asleep. */
export const deliverAsOwner: Sending["deliver"] = async (item, onProgress) => {
  if (rereadSession()?.user.id !== item.userId) throw new ApiError(UNAUTHORIZED, null);
  if (item.subject === "catch") {
    return { subject: "catch", item, stored: await deliver(item, { onProgress }) };
  }
  if (item.subject === "trip") {
    const { deliverTrip } = await import("../../trips/outbox/deliver-trip.ts");
    return { subject: "trip", item, stored: await deliverTrip(item) };
  }
  const { deliverWater } = await import("../../waters/outbox/deliver-water.ts");
  return { subject: "water", item, ...(await deliverWater(item)) };
};
