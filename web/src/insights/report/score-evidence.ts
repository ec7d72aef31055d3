import { scoreRule } from "@creel/domain/fishing-score/score-rule";
import type { Outing } from "@creel/domain/insights/outings";
import { judgeScore } from "@creel/domain/insights/score/judge-score";
import { scoreHistory } from "@creel/domain/insights/score/score-history";
import { scoredTrips } from "@creel/domain/insights/score/scored-trips";

import type { ScoreEvidence } from "./report.ts";

const ALL = { species: null, isPerLine: false };
/** How many logs in which the score means nothing are drawn: makes round p. */
const DRAWS = 999;

/** What the whole log says of the score, without the rates and verdicts of anything else. */
export function scoreEvidence(outings: readonly Outing[]): ScoreEvidence {
  const trips = scoredTrips(outings, scoreRule(), ALL);
  const { verdict, slope } = judgeScore(trips, { draws: DRAWS });
  const { ended } = scoreHistory(outings, scoreRule(), ALL);
  return {
    verdict,
    slope,
    tripsOfOldRules: ended.reduce((sum, { trips: count }) => sum + count, 0),
  };
}
