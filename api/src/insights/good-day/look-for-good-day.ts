import type { Outing } from "@creel/domain/insights/outings";
import type { HoursAndSun } from "@creel/domain/insights/similar-days/hours-ahead";
import type { NextBestDay } from "@creel/domain/insights/similar-days/next-best-day";
import type { Coordinates } from "@creel/domain/places/coordinates";

import { askWorker } from "../../base/ask-worker.ts";
import type { Database } from "../../database/connect.ts";
import type { UserRow } from "../../database/schema.ts";
import type { TakeCalls } from "../../jobs/work-off.ts";
import { languageOf } from "../../language/languages.ts";
import type { WeatherProvider } from "../../weather/weather-provider.ts";
import type { Sky } from "../insight-context.ts";
import { readOutings } from "../read-outings.ts";
import { findPlaceOfLastTrip } from "./good-days.repository.ts";

const WORKER = new URL("./good-day.worker.ts", import.meta.url);

/** The data of the worker. Shuffling a long log 199 times would block all requests. */
export interface LookedFor {
  outings: readonly Outing[];
  forecast: HoursAndSun;
  place: Coordinates;
  /** In milliseconds since 1970. */
  now: number;
}

export interface GoodDayContext {
  db: Database;
  weather: WeatherProvider;
  takeCalls: TakeCalls;
  sky: Sky;
}

export interface GoodDay {
  best: NextBestDay;
  /** The zone of the forecast's place. */
  timeZone: string;
}

/**
 * Returns the hours of the coming week that are most like the angler's better days, at the home water or else where the
 * last trip was; `null` if the angler's own log does not show any. Samples do not count.
 */
export async function lookForGoodDay(
  { db, weather, takeCalls, sky }: GoodDayContext,
  user: UserRow,
  now: Date,
): Promise<GoodDay | null> {
  const place = homeOf(user) ?? (await findPlaceOfLastTrip(db, user.id));
  if (!place) return null;
  const { outings: all } = await readOutings(db, user, { sky, months: weather });
  const outings = all.filter((outing) => !outing.is_sample);
  if (outings.length === 0) return null;
  const { hours, days, timeZone } = await weather.forecast({
    userId: user.id,
    place,
    units: user.units,
    language: languageOf(user.language),
    countQuestion: takeCalls,
  });
  if (hours.length === 0) return null;
  const lookedFor: LookedFor = { outings, forecast: { hours, days }, place, now: now.getTime() };
  const { best } = await askWorker<{ best: NextBestDay | null }>(WORKER, lookedFor);
  return best && { best, timeZone };
}

function homeOf({ homeLatitude: latitude, homeLongitude: longitude }: UserRow): Coordinates | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}
