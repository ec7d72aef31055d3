import { type Outings, outingsSchema } from "@creel/domain/insights/outings";

import { send } from "../../http/send.ts";
import { OUTINGS } from "./insights.requests.ts";

/** @throws ApiError, NetworkError */
export function readOutings(signal: AbortSignal): Promise<Outings> {
  return send({ path: OUTINGS, signal }, outingsSchema);
}
