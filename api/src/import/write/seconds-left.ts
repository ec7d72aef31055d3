import { DAY_SECONDS, MINUTE_SECONDS, SECOND_MS } from "@creel/domain/dates/units-of-time";

import type { WeatherLeft } from "./import-weather.repository.ts";

const RUN_EVERY_SECONDS = 5 * MINUTE_SECONDS;
/** What one run of the job asks at most, and how long one question takes. */
const MONTHS_OF_RUN = 100;
const SECONDS_OF_MONTH = 1;
/** What the allowance of the other service has for jobs. */
const MONTHS_OF_DAY = 2000;

/** Until the weather of all is there, as far as one can tell: others may be before them. */
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
