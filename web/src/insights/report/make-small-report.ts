import { scoreRule } from "@creel/domain/fishing-score/score-rule";
import type { Counting } from "@creel/domain/insights/factors/bin-outings";
import type { Outing } from "@creel/domain/insights/outings";
import { judgeScore } from "@creel/domain/insights/score/judge-score";
import { scoreHistory } from "@creel/domain/insights/score/score-history";
import { scoredTrips } from "@creel/domain/insights/score/scored-trips";
import { daysLikeToday, usualHours } from "@creel/domain/insights/similar-days/days-like-today";
import { tallyExpectations } from "@creel/domain/insights/similar-days/expectation-tally";
import { hoursAhead } from "@creel/domain/insights/similar-days/hours-ahead";
import { nextBestDay } from "@creel/domain/insights/similar-days/next-best-day";

import type { LikeTodayReport, LikeTodayRequest, ScoreEvidence, SmallReports } from "./report.ts";

const MAKERS: {
  [Name in keyof SmallReports]: (request: SmallReports[Name]["request"]) => SmallReports[Name]["report"];
} = {
  score: scoreEvidence,
  likeToday: likeTodayReport,
  bestDay: ({ outings, forecast, ...toCome }) => nextBestDay(outings, forecast, toCome),
};

export function makeSmallReport<Name extends keyof SmallReports>(
  name: Name,
  request: SmallReports[Name]["request"],
): SmallReports[Name]["report"] {
  return MAKERS[name](request);
}

const ALL: Counting = { species: null, isPerLine: false };

/** Returns `null` if no forecast has the coming hours, or before the first fish. */
function likeTodayReport({ outings, forecasts, day, now }: LikeTodayRequest): LikeTodayReport | null {
  const hours = usualHours(outings, ALL);
  const [found] = forecasts.flatMap(({ place, forecast, water }) => {
    const ahead = hoursAhead(forecast, { place, day, now, hours, water });
    return ahead ? [{ ahead, place }] : [];
  });
  const like = found ? daysLikeToday(outings, found.ahead, { ...ALL, hours }) : null;
  return found && like ? { ...like, ...found, hours, tally: tallyExpectations(outings) } : null;
}

/** The number of simulated logs in which the score means nothing. 999 gives round p-values. */
const DRAWS = 999;

/** Returns what the whole log says about the score, without other rates and verdicts. */
function scoreEvidence(outings: readonly Outing[]): ScoreEvidence {
  const trips = scoredTrips(outings, scoreRule(), ALL);
  const { verdict, slope } = judgeScore(trips, { draws: DRAWS });
  const { ended } = scoreHistory(outings, scoreRule(), ALL);
  return {
    verdict,
    slope,
    tripsOfOldRules: ended.reduce((sum, { trips: count }) => sum + count, 0),
  };
}
