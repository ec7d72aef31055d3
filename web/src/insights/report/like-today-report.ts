import type { Counting } from "@creel/domain/insights/factors/bin-outings";
import { daysLikeToday, usualHours } from "@creel/domain/insights/similar-days/days-like-today";
import { tallyExpectations } from "@creel/domain/insights/similar-days/expectation-tally";
import { hoursAhead } from "@creel/domain/insights/similar-days/hours-ahead";

import type { LikeTodayReport, LikeTodayRequest } from "./report.ts";

const ALL: Counting = { species: null, isPerLine: false };

/** `null` where no forecast has the coming hours, and before the first fish. */
export function likeTodayReport({ outings, forecasts, day, now }: LikeTodayRequest): LikeTodayReport | null {
  const hours = usualHours(outings, ALL);
  const [found] = forecasts.flatMap(({ place, forecast, waterTemperature }) => {
    const ahead = hoursAhead(forecast, { place, day, now, hours, waterTemperature });
    return ahead ? [{ ahead, place }] : [];
  });
  const like = found ? daysLikeToday(outings, found.ahead, { ...ALL, hours }) : null;
  return found && like ? { ...like, ...found, hours, tally: tallyExpectations(outings) } : null;
}
