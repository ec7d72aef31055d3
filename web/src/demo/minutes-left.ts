import { MINUTE_MS } from "@creel/domain/dates/units-of-time";
import { useEffect } from "react";

import { trueNow } from "../device/clock.ts";
import { loseSession, storedSession } from "../http/stored-session.ts";
import { useNow } from "../ui/hooks/use-now.ts";

/**
 * Returns the minutes until a demo ends, the last one begun counted as whole. At the end, forgets its session without
 * asking the server, which may be out of reach.
 * @param until an ISO date and time
 */
export function useMinutesLeft(until: string): number {
  useNow();
  const end = Date.parse(until);
  useEffect(() => {
    const timer = setTimeout(
      () => {
        if (storedSession()?.user.demo_until === until) loseSession("ended");
      },
      Math.max(0, end - trueNow()),
    );
    return () => clearTimeout(timer);
  }, [end, until]);
  return Math.max(1, Math.ceil((end - trueNow()) / MINUTE_MS));
}
