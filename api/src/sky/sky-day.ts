import type { MoonDay, SunDay } from "@creel/domain/moon/sky-events";
import type { Coordinates } from "@creel/domain/places/coordinates";
import { parseDate } from "@internationalized/date";
import { Body } from "astronomy-engine";

import { observerAt, sunAltitude } from "./moon-and-sun.ts";
import { civilTwilight, riseOrSet, type Span, transit } from "./sky-events.ts";

export interface SkyDay {
  sun: SunDay;
  moon: MoonDay;
}

/**
 * Returns what sun and moon do on one calendar day (yyyy-mm-dd) at a place, from midnight to midnight in the time zone,
 * accurate to the almanac's minute. If an event occurs twice on a day of 25 hours, the first is returned.
 */
export function skyDay(place: Coordinates, day: string, timeZone: string): SkyDay {
  const span = daySpan(day, timeZone);
  return { sun: sunDay(place, span), moon: moonDay(place, span) };
}

/** @throws Error if `day` is not a calendar day */
export function daySpan(day: string, timeZone: string): Span {
  const date = parseDate(day);
  return { from: date.toDate(timeZone), to: date.add({ days: 1 }).toDate(timeZone) };
}

function sunDay(place: Coordinates, span: Span): SunDay {
  const observer = observerAt(place);
  const rise = riseOrSet(Body.Sun, observer, 1)(span);
  const set = riseOrSet(Body.Sun, observer, -1)(span);
  return {
    civilDawn: civilTwilight(Body.Sun, observer, 1)(span),
    rise,
    noon: transit(Body.Sun, observer, 0)(span),
    set,
    civilDusk: civilTwilight(Body.Sun, observer, -1)(span),
    allDay: rise || set ? null : whereAllDay(place, span),
  };
}

/** A sun that does not cross the horizon within the span stays on the same side, so any instant will do. */
function whereAllDay(place: Coordinates, { from }: Span): "up" | "down" {
  // The altitude of the center while the upper edge rises: 34′ of refraction and 16′ of radius below the horizon.
  return sunAltitude(place, from) > -50 / 60 ? "up" : "down";
}

function moonDay(place: Coordinates, span: Span): MoonDay {
  const observer = observerAt(place);
  return {
    rise: riseOrSet(Body.Moon, observer, 1)(span),
    upperTransit: transit(Body.Moon, observer, 0)(span),
    set: riseOrSet(Body.Moon, observer, -1)(span),
    lowerTransit: transit(Body.Moon, observer, 12)(span),
  };
}
