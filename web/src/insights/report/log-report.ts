import { scoreRule } from "@creel/domain/fishing-score/score-rule";
import { hoursOf, totalsOf } from "@creel/domain/insights/factors/bin-outings";
import { scoreHistory } from "@creel/domain/insights/score/score-history";
import { sum } from "@creel/domain/insights/statistics/sums";
import {
  judgeFactors,
  type JudgedFactor,
  judgeQuestion,
} from "@creel/domain/insights/verdicts/judge-factors";
import {
  compareCatchDays,
  type ComparedCatchDays,
} from "@creel/domain/insights/without-hours/compare-catch-days";
import { judgeInterior } from "@creel/domain/insights/without-hours/judge-interior";
import { type ComparedSpecies, judgeSpecies } from "@creel/domain/insights/without-hours/judge-species";
import gamma from "@stdlib/stats-base-dists-gamma-quantile";
import t from "@stdlib/stats-base-dists-t-quantile";

import type {
  CatchDaysRequest,
  InteriorReport,
  WithoutHoursRequest,
  QuestionReport,
  QuestionRequest,
  Report,
  ReportFactor,
  ReportRequest,
  SpeciesRequest,
} from "./report.ts";
import { reportScore } from "./score-report.ts";

/** How many logs in which nothing matters are drawn: makes round p. */
const DRAWS = 999;
/** Of what is judged more strictly, as it shares a page with the rates. */
const MORE_DRAWS = 9999;

const quantiles = { gamma, t };

export function logReport({ outings, species, isPerLine, hasVerdicts }: ReportRequest): Report {
  const counting = { species, isPerLine };
  const judging = { ...counting, quantiles, draws: hasVerdicts ? DRAWS : 0 };
  const { factors, ...log } = judgeFactors(outings, judging);
  return {
    ...log,
    blanks: outings.filter((outing) => totalsOf(outing, counting).fish === 0).length,
    hoursKnown: sum(outings, ({ segments }) =>
      sum(segments, (segment) => (segment.conditions ? hoursOf(segment, counting) : 0)),
    ),
    factors: factors.map(reportFactor),
    score: reportScore(outings, { ...judging, isPerLine: false }),
    scoreHistory: scoreHistory(outings, scoreRule(), { species, isPerLine: false }),
  };
}

/** One factor alone, of the trips since it was asked about. */
export function questionReport({ outings, factor, bin, species }: QuestionRequest): QuestionReport {
  const lure = factor === "lure" ? bin : null;
  const judging = { species, isPerLine: false, quantiles, draws: DRAWS, lure };
  const { factors, ...log } = judgeQuestion(outings, factor, judging);
  const [asked] = factors;
  return { ...log, factor: asked ? reportFactor(asked) : null };
}

export function interiorReport({ outings, species }: WithoutHoursRequest): InteriorReport {
  const { factors, ...log } = judgeInterior(outings, { species, quantiles, draws: MORE_DRAWS });
  return { ...log, factors: factors.map(reportFactor) };
}

export function catchDaysReport({ log, species, hours }: CatchDaysRequest): ComparedCatchDays {
  return compareCatchDays(log, { species, hours });
}

export function speciesReport({ log, depths }: SpeciesRequest): ComparedSpecies {
  return judgeSpecies(log, depths, { draws: MORE_DRAWS });
}

function reportFactor({ factor: { name, limits }, bins }: JudgedFactor): ReportFactor {
  return { name, limits, bins };
}
