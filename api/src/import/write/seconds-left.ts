import { DAY_SECONDS, MINUTE_SECONDS, SECOND_MS } from "@creel/domain/dates/units-of-time";

import type { WeatherLeft } from "./import-weather.repository.ts";

const RUN_EVERY_SECONDS = 5 * MINUTE_SECONDS;
/** The most questions that one run of the job asks, and the time each takes. */
const MONTHS_OF_RUN = 100;
const SECONDS_OF_MONTH = 1;
/** The daily allowance that the weather service gives to jobs. */
const MONTHS_OF_DAY = 2000;

/**
 * Estimates the seconds until all weather is filled; `null` if no catch waits. Other imports in the queue can make it
 * longer.
 */
export function secondsLeft(
  { waiting, months, dueAt }: Pick<WeatherLeft, "waiting" | "months" | "dueAt">,
  now: Date,
): number | null {
  if (waiting === 0 || dueAt === null) return null;
  const untilDue = Math.max(0, (dueAt.getTime() - now.getTime()) / SECOND_MS);
  const runs = Math.ceil(months / MONTHS_OF_RUN);
  const lastRun = months - (runs - 1) * MONTHS_OF_RUN;
  const days = Math.floor((months - 1) / MONTHS_OF_DAY);
  const working = (runs - 1) * RUN_EVERY_SECONDS + lastRun * SECONDS_OF_MONTH;
  return Math.round(untilDue + RUN_EVERY_SECONDS / 2 + (days > 0 ? days * DAY_SECONDS : working));
}
