import { totalsOf } from "@creel/domain/insights/factors/bin-outings";
import { judgeFactors } from "@creel/domain/insights/verdicts/judge-factors";
import gamma from "@stdlib/stats-base-dists-gamma-quantile";
import t from "@stdlib/stats-base-dists-t-quantile";

import type { Report, ReportRequest } from "./report.ts";
import { reportScore } from "./score-report.ts";

/** How many logs in which nothing matters are drawn: makes round p. */
const DRAWS = 999;

export function makeReport({ outings, species, hasVerdicts }: ReportRequest): Report {
  const counting = { species, isPerLine: false };
  const judging = { ...counting, quantiles: { gamma, t }, draws: hasVerdicts ? DRAWS : 0 };
  const { factors, ...log } = judgeFactors(outings, judging);
  return {
    ...log,
    blanks: outings.filter((outing) => totalsOf(outing, counting).fish === 0).length,
    factors: factors.map(({ factor: { name, limits }, bins }) => ({ name, limits, bins })),
    score: reportScore(outings, judging),
  };
}
