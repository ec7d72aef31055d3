import { dayAt } from "@creel/domain/dates/clock";
import { getLocalTimeZone } from "@internationalized/date";

import { useNow } from "../../ui/hooks/use-now.ts";

/** Returns today's date on this device's calendar, as yyyy-mm-dd. */
export function useToday(): string {
  return dayAt(useNow(), getLocalTimeZone());
}
