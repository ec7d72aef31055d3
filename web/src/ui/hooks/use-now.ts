import { useEffect, useState } from "react";

const STEP_MS = 15_000;

/** Returns the current time, for minute displays. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), STEP_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
