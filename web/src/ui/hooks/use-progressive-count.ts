import { startTransition, useEffect, useState } from "react";

import { whenIdle } from "./once-settled.ts";

/** For browsers without idle callbacks. In milliseconds. */
const PAUSE_MS = 50;

/** Returns how many parts outside of the viewport may be rendered. Grows by one whenever the browser is idle. */
export function useProgressiveCount(count: number): number {
  const [drawn, setDrawn] = useState(0);
  useEffect(() => {
    if (drawn === count) return undefined;
    return whenIdle(() => startTransition(() => setDrawn(drawn + 1)), { elseAfter: PAUSE_MS });
  }, [drawn, count]);
  return drawn;
}
