import { useEffect } from "react";

import { whenIdle } from "../ui/when-idle.ts";

/** Small things that open on a press, wherever one is. Where the fish are there may be no signal to load them with. */
const PARTS = [
  () => import("../ui/toast-list.tsx"),
  () => import("../catches/opened-actions.tsx"),
  () => import("../catches/delete-confirmation.tsx"),
  () => import("./account-menu.tsx"),
];

/** Of browsers that do not tell when they have time. */
const PAUSE_MS = 200;

/** Loads them once the page has been drawn and there is time to spare. */
export function useLoadingAhead(): void {
  useEffect(() => {
    const load = () => {
      performance.mark("time to spare");
      // What fails here is tried again where it is wanted.
      for (const part of PARTS) void part().catch(() => {});
    };
    return whenIdle(load, { elseAfter: PAUSE_MS });
  }, []);
}
