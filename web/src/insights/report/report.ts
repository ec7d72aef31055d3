import type { FishingRating } from "@creel/domain/fishing-score/rating";
import type { ComparedHour } from "@creel/domain/insights/compared-hours";
import type { Decisions } from "@creel/domain/insights/decisions/decisions";
import type { MeasuredFish } from "@creel/domain/insights/decisions/measured-fish";
import type { SizeShares } from "@creel/domain/insights/decisions/size-shares";
import type { Factor, FactorName } from "@creel/domain/insights/factors/factors";
import type { Outing, Outings, OutingWithoutHours } from "@creel/domain/insights/outings";
import type { JudgedScore } from "@creel/domain/insights/score/judge-score";
import type { ScoreHistory } from "@creel/domain/insights/score/score-history";
import type { DayFeatures } from "@creel/domain/insights/similar-days/day-features";
import type { DaysLikeToday } from "@creel/domain/insights/similar-days/days-like-today";
import type { ExpectationTally } from "@creel/domain/insights/similar-days/expectation-tally";
import type { HoursAndSun } from "@creel/domain/insights/similar-days/hours-ahead";
import type { NextBestDay } from "@creel/domain/insights/similar-days/next-best-day";
import type { PresentWater } from "@creel/domain/insights/similar-days/present-water";
import type { BinRate } from "@creel/domain/insights/statistics/bin-rates";
import type { BinTotals } from "@creel/domain/insights/statistics/binned-outing";
import type { JudgedBin, JudgedFactor, JudgedLog } from "@creel/domain/insights/verdicts/judge-factors";
import type { ComparedCatchDays } from "@creel/domain/insights/without-hours/compare-catch-days";
import type { FishAtDepth } from "@creel/domain/insights/without-hours/fish-at-depth";
import type { ComparedSpecies } from "@creel/domain/insights/without-hours/judge-species";
import type { Coordinates } from "@creel/domain/places/coordinates";

/** A factor as it comes from the worker, which cannot send functions. */
export interface ReportFactor extends Omit<JudgedFactor, "factor">, Pick<Factor, "name" | "limits"> {}

export interface ScoreBand extends BinTotals {
  band: FishingRating;
  /** `null` if there are too few outings or hours. */
  rate: BinRate | null;
}

export interface ReportScore extends JudgedScore {
  /** Sorted best first. */
  bands: readonly ScoreBand[];
  /** Fish per hour over all hours with a score. */
  own: number;
  /** The number of trips whose score arrived after they were over. */
  late: number;
}

/** The evidence shown below the score. */
export interface ScoreEvidence extends Pick<JudgedScore, "verdict" | "slope"> {
  /** The number of trips that were scored by an older version of the rule. */
  tripsOfOldRules: number;
}

export interface LikeTodayRequest {
  outings: readonly Outing[];
  /** The first forecast that has the coming hours is used. */
  forecasts: readonly {
    place: Coordinates;
    forecast: HoursAndSun;
    water: PresentWater | undefined;
  }[];
  /** Formatted as yyyy-mm-dd. */
  day: string;
  /** In milliseconds since 1970. */
  now: number;
}

export interface LikeTodayReport extends DaysLikeToday {
  /** The length of a usual trip. */
  hours: number;
  /** The conditions of the coming hours. */
  ahead: DayFeatures;
  /** The place of the forecast. */
  place: Coordinates;
  /** The results of earlier expectations. */
  tally: ExpectationTally;
}

interface BestDayRequest {
  outings: readonly Outing[];
  /** The part of the forecast that the calculation uses. */
  forecast: HoursAndSun;
  place: Coordinates;
  /** In milliseconds since 1970. */
  now: number;
}

/** Reports that other parts of the app request. They cover the whole log and do not need the library of quantiles. */
export interface SmallReports {
  score: { request: readonly Outing[]; report: ScoreEvidence };
  bestDay: { request: BestDayRequest; report: NextBestDay | null };
  likeToday: { request: LikeTodayRequest; report: LikeTodayReport | null };
}

export interface Report extends Omit<JudgedLog, "factors"> {
  /** The number of requested outings without a fish. */
  blanks: number;
  /** Hours whose conditions are known, at most all hours. */
  hoursKnown: number;
  factors: readonly ReportFactor[];
  /** `null` before the first trip with a saved score by the current rule. */
  score: ReportScore | null;
  scoreHistory: ScoreHistory;
}

export type ReportBin = JudgedBin;

export interface ReportRequest {
  /** The outings that match the filters for water and dates. */
  outings: readonly Outing[];
  /** `null` for all species. */
  species: string | null;
  /** Whether an hour with two lines counts as two. Does not affect the score. */
  isPerLine: boolean;
  /** Verdicts take a second or more, and several seconds on a phone. Without them, every verdict is `null`. */
  hasVerdicts: boolean;
}

interface SizesRequest {
  /** All of one species. */
  fish: readonly MeasuredFish[];
  /** In inches. */
  over: number;
}

export type DecisionsRequest = Omit<ReportRequest, "hasVerdicts">;

export interface QuestionReport extends Omit<JudgedLog, "factors"> {
  /** `null` if there is no data about it. */
  factor: ReportFactor | null;
}

export interface QuestionRequest {
  /** The outings that count for the question. */
  outings: readonly Outing[];
  factor: FactorName;
  /** The bin that the question is about; `null` for any. */
  bin: string | null;
  /** `null` for all species. */
  species: string | null;
}

/** Covers the time between the first and the last fish of outings without hours. */
export interface InteriorReport extends Omit<JudgedLog, "factors"> {
  factors: readonly ReportFactor[];
}

export interface WithoutHoursRequest {
  outings: readonly OutingWithoutHours[];
  /** `null` for all species. */
  species: string | null;
}

export interface SpeciesRequest {
  log: Outings;
  /** Fish that match the same filters. */
  depths: readonly FishAtDepth[];
}

export interface CatchDaysRequest {
  log: Outings;
  /** `null` for all species. */
  species: string | null;
  /** The known weather of the catches' hours and of the days around them. */
  hours: readonly ComparedHour[];
}

/** The requests and reports of the workers, keyed by name. */
interface Reports {
  decisions: { request: DecisionsRequest; report: Decisions };
  sizes: { request: SizesRequest; report: SizeShares };
  log: { request: ReportRequest; report: Report };
  question: { request: QuestionRequest; report: QuestionReport };
  interior: { request: WithoutHoursRequest; report: InteriorReport };
  catchDays: { request: CatchDaysRequest; report: ComparedCatchDays };
  species: { request: SpeciesRequest; report: ComparedSpecies };
}

export type ReportName = keyof Reports;
export type RequestOf<Name extends ReportName> = Reports[Name]["request"];
export type ReportOf<Name extends ReportName> = Reports[Name]["report"];
