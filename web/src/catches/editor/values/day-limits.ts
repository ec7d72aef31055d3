import { EARLIEST_CATCH_YEAR, LATEST_CATCH_DAYS } from "@creel/domain/catches/catch";
import { CalendarDate, fromAbsolute, getLocalTimeZone, toCalendarDate } from "@internationalized/date";

import { trueNow } from "../../../device/clock.ts";

export const EARLIEST_DAY = new CalendarDate(EARLIEST_CATCH_YEAR, 1, 1);

export function latestDay(): CalendarDate {
  return toCalendarDate(fromAbsolute(trueNow(), getLocalTimeZone())).add({ days: LATEST_CATCH_DAYS });
}
