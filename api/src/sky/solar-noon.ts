import { DAY_MS, MINUTE_MS } from "@creel/domain/dates/units-of-time";
import { Body, HourAngle } from "astronomy-engine";

import { memoize } from "../base/memoize.ts";
import { observerAt } from "./moon-and-sun.ts";

const DAY_MINUTES = DAY_MS / MINUTE_MS;
/** Enough for 40 years, more than any log has. */
const MOST_DAYS = 40 * 366;
const HALF_DAY_MINUTES = DAY_MINUTES / 2;
/** The sun moves one degree in four minutes. */
const MINUTES_PER_DEGREE = 4;

/** Returns the minutes from the nearest solar noon, negative before it, accurate to half a minute. */
export function minutesFromSolarNoon({ longitude }: { longitude: number }, instant: Date): number {
  const clock = (instant.getTime() % DAY_MS) / MINUTE_MS - HALF_DAY_MINUTES;
  const day = Math.floor(instant.getTime() / DAY_MS);
  return toHalfDay(clock + longitude * MINUTES_PER_DEGREE + sundialAhead(day));
}

/** Returns how many minutes a sundial at Greenwich is ahead of the clock at noon. */
const sundialAhead = memoize(
  (day: number) => {
    const noon = new Date(day * DAY_MS + DAY_MS / 2);
    const hours = HourAngle(Body.Sun, noon, observerAt({ latitude: 0, longitude: 0 }));
    return toHalfDay(hours * 60);
  },
  (day) => day,
  MOST_DAYS,
);

/** Normalizes to −720 to 720. */
function toHalfDay(minutes: number): number {
  return minutes - Math.round(minutes / DAY_MINUTES) * DAY_MINUTES;
}
