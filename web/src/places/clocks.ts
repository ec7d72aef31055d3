import { MINUTE_MS } from "@creel/domain/dates/units-of-time";
import type { Clocks } from "@creel/domain/import/staging/clocks";
import {
  fromAbsolute,
  parseDateTime,
  toCalendarDateTime,
  toZoned,
  type ZonedDateTime,
} from "@internationalized/date";
import tzLookup from "@photostructure/tz-lookup";

/** A time that comes twice that night is the first of the two; one that never comes is as much later. */
export const clocks: Clocks = {
  zoneAt: ({ latitude, longitude }) => tzLookup(latitude, longitude),
  instantOf: ({ day, time, zone }) => {
    const shown = parseDateTime(`${day}T${time}`);
    const zoned = toZoned(shown, zone, "compatible");
    const isReal = toCalendarDateTime(zoned).compare(shown) === 0;
    return { instant: withOffset(zoned), isReal };
  },
  shownAt: (instant, zone) => {
    const [day = "", time = ""] = toCalendarDateTime(fromAbsolute(Date.parse(instant), zone))
      .toString()
      .split(/[T.]/);
    return { day, time };
  },
  inZone: (instant, zone) => withOffset(fromAbsolute(Date.parse(instant), zone)),
};

/**
 * An offset has no seconds in ISO 8601, and clocks went by the sun to the second until 1911, in Liberia until 1972. Then
 * the same instant is told with the next full minute: its clock shows up to a minute more, and no earlier day.
 */
function withOffset(zoned: ZonedDateTime): string {
  const toFullMinute = MINUTE_MS - (((zoned.offset % MINUTE_MS) + MINUTE_MS) % MINUTE_MS);
  if (toFullMinute === MINUTE_MS) return zoned.toString().replace(/\[.*$/, "");
  const shown = toCalendarDateTime(zoned).add({ milliseconds: toFullMinute });
  return `${shown.toString()}${offsetOf(zoned.offset + toFullMinute)}`;
}

/** From UTC, in full minutes. */
function offsetOf(milliseconds: number): string {
  const minutes = Math.abs(milliseconds) / MINUTE_MS;
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60].map((part) =>
    String(part).padStart(2, "0"),
  );
  return `${milliseconds < 0 ? "-" : "+"}${hour}:${minute}`;
}
