import { startTransition, useEffect, useState } from "react";

import { whenIdle } from "./once-settled.ts";

/** For browsers that do not tell when they have time. */
const PAUSE_MS = 50;

/** How many parts of what is out of sight may be drawn by now: one more whenever the page has time to spare. */
export function useProgressiveCount(count: number): number {
  const [drawn, setDrawn] = useState(0);
  useEffect(() => {
    if (drawn === count) return undefined;
    return whenIdle(() => startTransition(() => setDrawn(drawn + 1)), { elseAfter: PAUSE_MS });
  }, [drawn, count]);
  return drawn;
}
