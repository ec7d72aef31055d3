import { EARLIEST_CATCH_YEAR, LATEST_CATCH_DAYS } from "@creel/domain/catches/catch";
import { CalendarDate, getLocalTimeZone, today } from "@internationalized/date";

export const EARLIEST_DAY = new CalendarDate(EARLIEST_CATCH_YEAR, 1, 1);

export function latestDay(): CalendarDate {
  return today(getLocalTimeZone()).add({ days: LATEST_CATCH_DAYS });
}
