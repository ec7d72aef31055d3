import { dayAt } from "@creel/domain/dates/clock";

import { formatClock } from "../../../dates/format-clock.ts";
import { formatDay } from "../../../dates/format-day.ts";

/**
 * As in "May 4, 2024, 6:42 AM"; a day alone where no time is known.
 *
 * @param date yyyy-mm-dd, or an instant with its offset
 * @param timeZone `null` where it is shown as it stands
 */
export function describeMoment(date: string, timeZone: string | null): string {
  const day = date.slice(0, "yyyy-mm-dd".length);
  if (day === date) return formatDay(day);
  const zoned = timeZone ?? "UTC";
  const instant = timeZone === null ? `${date}Z` : date;
  return `${formatDay(dayAt(instant, zoned))}, ${formatClock(instant, zoned)}`;
}
