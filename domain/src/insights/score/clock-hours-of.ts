import { HOUR_MS, MINUTE_MS } from "../../dates/units-of-time.ts";
import type { Outing, Segment } from "../outings.ts";
import { groupBy } from "../statistics/sums.ts";

/** Groups segments by the hour of the angler's clock. */
export function clockHoursOf({ segments, time_zone: timeZone }: Outing): Segment[][] {
  const offset = offsetWithinHour(timeZone, segments[0]?.start ?? "");
  return [...groupBy(segments, ({ start }) => Math.floor((Date.parse(start) + offset) / HOUR_MS)).values()];
}

const minuteFormats = new Map<string, Intl.DateTimeFormat>();

/**
 * Returns the minutes by which the clock differs from UTC, in milliseconds. Some time zones are off by half or quarter
 * hours.
 */
function offsetWithinHour(timeZone: string, instant: string): number {
  const format =
    minuteFormats.get(timeZone) ?? new Intl.DateTimeFormat("en", { timeZone, minute: "numeric" });
  minuteFormats.set(timeZone, format);
  const at = new Date(instant);
  return (Number(format.format(at)) - at.getUTCMinutes()) * MINUTE_MS;
}
