import { useSyncExternalStore } from "react";

import { type Reach, reach, subscribeToReach } from "../../../http/reach.ts";

/** Whether Creel answers, and if not, whether it is for want of a network. */
export function useReach(): Reach {
  return useSyncExternalStore(subscribeToReach, reach, () => "reached");
}
