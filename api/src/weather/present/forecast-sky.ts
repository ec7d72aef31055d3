import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import type { SolunarPeriod } from "@creel/domain/moon/sky-events";
import type { Coordinates } from "@creel/domain/places/coordinates";
import type { DaySky, ForecastDay, ForecastPeriod } from "@creel/domain/weather/forecast";
import { type CalendarDate, fromDate, toCalendarDate } from "@internationalized/date";

import type { PlaceLookups } from "./place-lookups.ts";
import { round } from "./rounded.ts";

/** Today and the next six days. Hourly forecasts beyond a week are not reliable, and seven days cost one question. */
const DAYS = 7;

export interface SkyAhead {
  timeZone: string;
  days: ForecastDay[];
  periods: SolunarPeriod[];
}

export function skyAhead(place: Coordinates, now: Date, placeLookups: PlaceLookups): SkyAhead {
  const timeZone = placeLookups.timeZoneAt(place);
  const today = toCalendarDate(fromDate(now, timeZone));
  const spans = Array.from({ length: DAYS }, (_, index) => spanOf(today.add({ days: index }), timeZone));
  const [from, to] = [spans[0]?.from ?? now, spans.at(-1)?.to ?? now];
  // The extra day contains the next major period after the last hours.
  const periods = placeLookups.solunarPeriods(place, { from, to: new Date(to.getTime() + 26 * HOUR_MS) });
  const days = spans.map((span, index) => ({
    date: span.date,
    start: span.from.toISOString(),
    end: span.to.toISOString(),
    // Today's moon is the current one, as elsewhere in the app; other days show the moon at their middle.
    sky: skyOf(place, { ...span, at: index === 0 ? now : middleOf(span) }, { periods, placeLookups }),
  }));
  return { timeZone, days, periods };
}

interface DaySpan {
  date: string;
  from: Date;
  to: Date;
  timeZone: string;
}

function spanOf(date: CalendarDate, timeZone: string): DaySpan {
  const from = date.toDate(timeZone);
  return { date: date.toString(), from, to: date.add({ days: 1 }).toDate(timeZone), timeZone };
}

function skyOf(
  place: Coordinates,
  { date, timeZone, from, to, at }: DaySpan & { at: Date },
  { periods, placeLookups }: { periods: readonly SolunarPeriod[]; placeLookups: PlaceLookups },
): DaySky {
  const { sun, moon } = placeLookups.skyDay(place, date, timeZone);
  const { phase, elongation, illumination } = placeLookups.moonAt(at);
  const { newMoon, fullMoon } = placeLookups.nextMoons(at);
  return {
    firstLight: iso(sun.civilDawn),
    sunrise: iso(sun.rise),
    sunset: iso(sun.set),
    lastLight: iso(sun.civilDusk),
    sunAllDay: sun.allDay,
    moon: {
      phase,
      elongation: round(elongation),
      illumination: round(illumination, 3),
      rise: iso(moon.rise),
      set: iso(moon.set),
      nextNew: newMoon.toISOString(),
      nextFull: fullMoon.toISOString(),
    },
    solunar: periods.filter(({ start, end }) => start < to && end > from).map(presentPeriod),
  };
}

function presentPeriod({ start, end, ...period }: SolunarPeriod): ForecastPeriod {
  return { ...period, start: start.toISOString(), end: end.toISOString() };
}

function middleOf({ from, to }: DaySpan): Date {
  return new Date((from.getTime() + to.getTime()) / 2);
}

function iso(moment: Date | null): string | null {
  return moment?.toISOString() ?? null;
}
