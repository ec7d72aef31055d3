import { fishingRating } from "@creel/domain/fishing-score/rating";
import { scoreRule } from "@creel/domain/fishing-score/score-rule";
import type { Counting } from "@creel/domain/insights/factors/bin-outings";
import type { Outing } from "@creel/domain/insights/outings";
import { judgeScore } from "@creel/domain/insights/score/judge-score";
import { SCORE_BANDS, scoreBandRates } from "@creel/domain/insights/score/score-bands";
import type { ScoredTrip } from "@creel/domain/insights/score/scored-trip";
import { countLateTrips, scoredTrips } from "@creel/domain/insights/score/scored-trips";
import { ownRateOfBins } from "@creel/domain/insights/statistics/bin-rates";
import type { Quantiles } from "@creel/domain/insights/statistics/quantiles";

import type { ReportScore, ScoreBand } from "./report.ts";

interface Judging extends Counting {
  quantiles: Quantiles;
  draws: number;
}

/** Of the hours whose score was told before the trip, by the rule of today. */
export function reportScore(outings: readonly Outing[], judging: Judging): ReportScore | null {
  const trips = scoredTrips(outings, scoreRule(), judging);
  if (trips.length === 0) return null;
  const own = ownRateOfBins(trips);
  const { rates } = scoreBandRates(trips, own, judging.quantiles);
  const bands = SCORE_BANDS.map((band, index) => bandOf(trips, band, rates[index] ?? null));
  const { draws } = judging;
  return {
    ...judgeScore(trips, { draws }),
    bands: bands.toReversed(),
    own: own.rate,
    late: countLateTrips(outings, scoreRule(), judging),
  };
}

function bandOf(trips: readonly ScoredTrip[], band: ScoreBand["band"], rate: ScoreBand["rate"]): ScoreBand {
  const result = { band, rate, outings: 0, fish: 0, hours: 0 };
  for (const { scores, fish, hours } of trips) {
    const within = [...scores.keys()].filter((hour) => fishingRating(scores[hour] ?? 0) === band);
    if (within.length > 0) result.outings += 1;
    for (const hour of within) {
      result.fish += fish[hour] ?? 0;
      result.hours += hours[hour] ?? 0;
    }
  }
  return result;
}
