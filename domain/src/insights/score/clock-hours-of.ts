import { HOUR_MS, MINUTE_MS } from "../../dates/units-of-time.ts";
import type { Outing, Segment } from "../outings.ts";
import { groupBy } from "../statistics/sums.ts";

/** Segments of the same hour of the angler's clock together. */
export function clockHoursOf({ segments, time_zone: timeZone }: Outing): Segment[][] {
  const offset = offsetWithinHour(timeZone, segments[0]?.start ?? "");
  return [...groupBy(segments, ({ start }) => Math.floor((Date.parse(start) + offset) / HOUR_MS)).values()];
}

const minuteFormats = new Map<string, Intl.DateTimeFormat>();

/** In milliseconds: clocks are ahead of UTC by half and quarter hours in some places. */
function offsetWithinHour(timeZone: string, instant: string): number {
  const format =
    minuteFormats.get(timeZone) ?? new Intl.DateTimeFormat("en", { timeZone, minute: "numeric" });
  minuteFormats.set(timeZone, format);
  const at = new Date(instant);
  return (Number(format.format(at)) - at.getUTCMinutes()) * MINUTE_MS;
}
