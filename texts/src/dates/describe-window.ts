import { dayAt } from "@creel/domain/dates/clock";
import { HOUR_MS } from "@creel/domain/dates/units-of-time";

interface Window {
  /** An instant. */
  start: string;
  hours: number;
}

/**
 * Returns the day of the week and the hours, such as "Saturday, 6 – 10 AM" and "samedi, 06:00 – 10:00". Where clocks
 * have 24 hours, an hour without minutes is a bare number.
 */
export function describeWindow({ start, hours }: Window, locale: string, timeZone: string): string {
  const { hour12: hasHalves } = new Intl.DateTimeFormat(locale, { hour: "numeric" }).resolvedOptions();
  const clock = hasHalves
    ? ({ hour: "numeric", timeZone } as const)
    : ({ hour: "2-digit", minute: "2-digit", timeZone } as const);
  const format = new Intl.DateTimeFormat(locale, { weekday: "long", ...clock });
  const begin = Date.parse(start);
  const end = begin + hours * HOUR_MS;
  // Up to midnight, `formatRange` would include both days.
  return dayAt(begin, timeZone) === dayAt(end, timeZone)
    ? format.formatRange(begin, end)
    : `${format.format(begin)} – ${new Intl.DateTimeFormat(locale, clock).format(end)}`;
}
