import { fishingRating } from "@creel/domain/fishing-score/rating";
import { scoreRule } from "@creel/domain/fishing-score/score-rule";
import { type Decisions, decisionsOf } from "@creel/domain/insights/decisions/decisions";
import { sizeShares } from "@creel/domain/insights/decisions/size-shares";
import { type Counting, hoursOf, totalsOf } from "@creel/domain/insights/factors/bin-outings";
import type { Outing } from "@creel/domain/insights/outings";
import { judgeScore } from "@creel/domain/insights/score/judge-score";
import { SCORE_BANDS, scoreBandRates } from "@creel/domain/insights/score/score-bands";
import { scoreHistory } from "@creel/domain/insights/score/score-history";
import type { ScoredTrip } from "@creel/domain/insights/score/scored-trip";
import { countLateTrips, scoredTrips } from "@creel/domain/insights/score/scored-trips";
import { ownRateOfBins } from "@creel/domain/insights/statistics/bin-rates";
import type { Quantiles } from "@creel/domain/insights/statistics/quantiles";
import { sum } from "@creel/domain/insights/statistics/sums";
import {
  type JudgedFactor,
  judgeFactors,
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
  DecisionsRequest,
  InteriorReport,
  QuestionReport,
  QuestionRequest,
  Report,
  ReportFactor,
  ReportName,
  ReportOf,
  ReportRequest,
  ReportScore,
  RequestOf,
  ScoreBand,
  SpeciesRequest,
  WithoutHoursRequest,
} from "./report.ts";

const MAKERS: { [Name in ReportName]: (request: RequestOf<Name>) => ReportOf<Name> } = {
  decisions: decisionsReport,
  sizes: ({ fish, over }) => sizeShares(fish, over),
  log: logReport,
  question: questionReport,
  interior: interiorReport,
  catchDays: catchDaysReport,
  species: speciesReport,
};

export function makeReport<Name extends ReportName>(name: Name, request: RequestOf<Name>): ReportOf<Name> {
  return MAKERS[name](request);
}

function decisionsReport({ outings, ...counting }: DecisionsRequest): Decisions {
  return decisionsOf(outings, { ...counting, quantiles: { gamma, t } });
}

/** The number of simulated logs in which nothing matters. 999 gives round p-values. */
const DRAWS = 999;
/** For results that are judged more strictly, because they share a page with the rates. */
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

/** Judges one factor, over the trips since the question was asked. */
function questionReport({ outings, factor, bin, species }: QuestionRequest): QuestionReport {
  const lure = factor === "lure" ? bin : null;
  const judging = { species, isPerLine: false, quantiles, draws: DRAWS, lure };
  const { factors, ...log } = judgeQuestion(outings, factor, judging);
  const [asked] = factors;
  return { ...log, factor: asked ? reportFactor(asked) : null };
}

function interiorReport({ outings, species }: WithoutHoursRequest): InteriorReport {
  const { factors, ...log } = judgeInterior(outings, { species, quantiles, draws: MORE_DRAWS });
  return { ...log, factors: factors.map(reportFactor) };
}

function catchDaysReport({ log, species, hours }: CatchDaysRequest): ComparedCatchDays {
  return compareCatchDays(log, { species, hours });
}

function speciesReport({ log, depths }: SpeciesRequest): ComparedSpecies {
  return judgeSpecies(log, depths, { draws: MORE_DRAWS });
}

function reportFactor({ factor: { name, limits }, bins }: JudgedFactor): ReportFactor {
  return { name, limits, bins };
}

interface Judging extends Counting {
  quantiles: Quantiles;
  draws: number;
}

/** Covers the hours whose score by the current rule was saved before the trip. */
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
