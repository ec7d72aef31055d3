import { DAY_MS, HOUR_MS } from "@creel/domain/dates/units-of-time";
import { type FishingScore, rateHour } from "@creel/domain/fishing-score/fishing-score";
import { solunarAt } from "@creel/domain/moon/sky-events";
import type { Coordinates } from "@creel/domain/places/coordinates";
import type { PredictedHour } from "@creel/domain/trips/prediction";

import type { ForecastReading } from "../sources/sources.ts";
import { fishingHourOf } from "./fishing-hour-of.ts";
import { skyAhead } from "./forecast-sky.ts";
import type { PlaceLookups } from "./place-lookups.ts";

/** Returns the scores of the coming hours with their factors. Alerts are left out. */
export function rateAhead(
  readings: readonly ForecastReading[],
  { place, now }: { place: Coordinates; now: Date },
  placeLookups: PlaceLookups,
): PredictedHour[] {
  const { periods } = skyAhead(place, now, placeLookups);
  return readings
    .filter((reading) => isWithinDay(reading, now))
    .map((reading) => {
      const at = new Date(Math.max(Date.parse(reading.at), now.getTime()));
      const hour = fishingHourOf(reading, {
        at,
        sunAltitude: placeLookups.sunAltitude(place, at),
        solunar: solunarAt(periods, at),
        moonElongation: placeLookups.moonAt(at).elongation,
        severeAlert: null,
      });
      const { score, factors } = rateHour(hour);
      return { at: reading.at, score, points: pointsOf(factors) };
    });
}

function isWithinDay({ at }: ForecastReading, now: Date): boolean {
  const from = Date.parse(at) - now.getTime();
  return from > -HOUR_MS && from < DAY_MS;
}

export function pointsOf(factors: FishingScore["factors"]): Record<string, number> {
  return Object.fromEntries(factors.map(({ key, points }) => [key, points]));
}
