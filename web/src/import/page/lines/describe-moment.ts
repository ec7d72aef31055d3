import { formatClock, formatDayAs } from "../../../dates/format-trip.ts";

const DAY = { day: "numeric", month: "short", year: "numeric" } as const;

/**
 * As in "May 4, 2024, 6:42 AM"; a day alone where no time is known.
 *
 * @param date yyyy-mm-dd, or an instant with its offset
 * @param timeZone `null` where it is shown as it stands
 */
export function describeMoment(date: string, timeZone: string | null): string {
  const day = date.slice(0, "yyyy-mm-dd".length);
  if (day === date) return formatDayAs(day, DAY);
  const zoned = timeZone ?? "UTC";
  const instant = timeZone === null ? `${date}Z` : date;
  const shown = new Intl.DateTimeFormat("sv-SE", { timeZone: zoned, dateStyle: "short" }).format(
    new Date(instant),
  );
  return `${formatDayAs(shown, DAY)}, ${formatClock(instant, zoned)}`;
}
