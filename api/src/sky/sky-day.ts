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
 * What sun and moon do on one day of the calendar (yyyy-mm-dd) at a place, from midnight to midnight on the
 * clock of the time zone, to the minute of the almanac. Of what happens twice on a day of 25
 * hours, the first.
 */
export function skyDay(place: Coordinates, day: string, timeZone: string): SkyDay {
  const span = daySpan(day, timeZone);
  return { sun: sunDay(place, span), moon: moonDay(place, span) };
}

/** @throws Error when `day` is no day of the calendar. */
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

/** A sun that crosses no horizon within the span stays where it is at any instant of it. */
function whereAllDay(place: Coordinates, { from }: Span): "up" | "down" {
  // Where the center stands while the upper edge rises: 34′ of refraction and 16′ of radius below.
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
