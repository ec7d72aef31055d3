import { DAY_MS } from "../dates/units-of-time.ts";
import { FALL_TRIPS } from "./fall-trips.ts";
import { ICE_TRIPS } from "./ice-trips.ts";
import type { SampleTrip } from "./sample-trip.ts";
import { SPRING_TRIPS } from "./spring-trips.ts";
import { SUMMER_TRIPS } from "./summer-trips.ts";

/** Not sorted. */
export const SAMPLE_TRIPS: readonly SampleTrip[] = [
  ...ICE_TRIPS,
  ...SPRING_TRIPS,
  ...SUMMER_TRIPS,
  ...FALL_TRIPS,
];

export interface DatedTrip extends SampleTrip {
  /** yyyy-mm-dd */
  day: string;
}

/** The minimum days between the last trip and today, so that it has ended in every time zone. */
const LEAST_DAYS_AGO = 2;
const DAYS_LATER = 7;

/**
 * Returns the trips of the two years up to a few days before `today` (yyyy-mm-dd), in chronological order. Each keeps
 * its own date, so that there is no ice fishing in July. All move a week later if that makes the last trip more recent.
 */
export function sampleTrips(today: string): DatedTrip[] {
  const latest = dayAfter(today, -LEAST_DAYS_AGO);
  const onTheirDays = tripsUntil(latest);
  const laterDays = tripsUntil(dayAfter(latest, -DAYS_LATER)).map((trip) =>
    Object.assign(trip, { day: dayAfter(trip.day, DAYS_LATER) }),
  );
  return lastDay(laterDays) > lastDay(onTheirDays) ? laterDays : onTheirDays;
}

/** Returns the trips of the two years up to `last`. */
function tripsUntil(last: string): DatedTrip[] {
  const year = Number(last.slice(0, 4));
  const first = `${year - 2}${last.slice("yyyy".length)}`;
  return [year - 2, year - 1, year]
    .flatMap((each) =>
      SAMPLE_TRIPS.filter(({ years }) => years === parityOf(each)).map((trip) =>
        Object.assign({ day: `${each}-${trip.date}` }, trip),
      ),
    )
    .filter(({ day }) => day > first && day <= last)
    .toSorted((one, other) => (one.day < other.day ? -1 : 1));
}

function lastDay(trips: readonly DatedTrip[]): string {
  return trips.at(-1)?.day ?? "";
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, "yyyy-mm-dd".length);
}

function parityOf(year: number): SampleTrip["years"] {
  return year % 2 === 0 ? "even" : "odd";
}
