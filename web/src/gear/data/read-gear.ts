import { type GearList, gearListSchema } from "@creel/domain/gear/gear";

import { send } from "../../http/send.ts";

export function readGear(signal: AbortSignal): Promise<GearList> {
  return send({ path: "/gear", signal }, gearListSchema);
}
