import { dayAt } from "@creel/domain/dates/clock";
import { MINUTE_MS } from "@creel/domain/dates/units-of-time";
import { getLocalTimeZone } from "@internationalized/date";
import { useEffect, useState } from "react";

/** Returns today's date on this device's calendar, as yyyy-mm-dd. */
export function useToday(): string {
  const [today, setToday] = useState(currentDay);
  useEffect(() => {
    const timer = setInterval(() => setToday(currentDay()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return today;
}

function currentDay(): string {
  return dayAt(new Date(), getLocalTimeZone());
}
