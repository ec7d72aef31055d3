import { type Outings, outingsSchema } from "@creel/domain/insights/outings";

import { send } from "../../http/send.ts";

/** @throws ApiError, NetworkError */
export function readOutings(signal: AbortSignal): Promise<Outings> {
  return send({ path: "/insights/outings", signal }, outingsSchema);
}
