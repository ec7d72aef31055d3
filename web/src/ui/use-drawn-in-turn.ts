import { startTransition, useEffect, useState } from "react";

/** For browsers that do not tell when they have time. */
const PAUSE_MS = 50;

/** How many parts of what is out of sight may be drawn by now: one more whenever the page has time to spare. */
export function useDrawnInTurn(count: number): number {
  const [drawn, setDrawn] = useState(0);
  useEffect(() => {
    if (drawn === count) return;
    const drawNext = () => startTransition(() => setDrawn(drawn + 1));
    if (!("requestIdleCallback" in window)) {
      const timer = setTimeout(drawNext, PAUSE_MS);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(drawNext);
    return () => cancelIdleCallback(idle);
  }, [drawn, count]);
  return drawn;
}
