import type { Clocks } from "@creel/domain/import/staging/clocks";
import {
  parseAbsolute,
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
    const [day = "", time = ""] = toCalendarDateTime(parseAbsolute(instant, zone)).toString().split(/[T.]/);
    return { day, time };
  },
  inZone: (instant, zone) => withOffset(parseAbsolute(instant, zone)),
};

function withOffset(zoned: ZonedDateTime): string {
  return zoned.toString().replace(/\[.*$/, "");
}
