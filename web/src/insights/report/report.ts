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
import type { BinRate } from "@creel/domain/insights/statistics/bin-rates";
import type { BinTotals } from "@creel/domain/insights/statistics/binned-outing";
import type { JudgedBin, JudgedFactor, JudgedLog } from "@creel/domain/insights/verdicts/judge-factors";
import type { ComparedCatchDays } from "@creel/domain/insights/without-hours/compare-catch-days";
import type { FishAtDepth } from "@creel/domain/insights/without-hours/fish-at-depth";
import type { ComparedSpecies } from "@creel/domain/insights/without-hours/judge-species";
import type { Coordinates } from "@creel/domain/places/coordinates";

/** As it comes from the worker, which cannot send functions. */
export interface ReportFactor extends Omit<JudgedFactor, "factor">, Pick<Factor, "name" | "limits"> {}

export interface ScoreBand extends BinTotals {
  band: FishingRating;
  /** `null` with too few outings or hours. */
  rate: BinRate | null;
}

export interface ReportScore extends JudgedScore {
  /** The best first. */
  bands: readonly ScoreBand[];
  /** Fish an hour of all hours with a score. */
  own: number;
  /** How many trips have a score that came when they were over. */
  late: number;
}

/** What is said under the score itself. */
export interface ScoreEvidence extends Pick<JudgedScore, "verdict" | "slope"> {
  /** How many trips had a score by a rule that has changed since. */
  tripsOfOldRules: number;
}

export interface LikeTodayRequest {
  outings: readonly Outing[];
  /** The first that has the coming hours counts. */
  forecasts: readonly {
    place: Coordinates;
    forecast: HoursAndSun;
    /** In °F; `null` where it is not known. */
    waterTemperature: number | null;
  }[];
  /** yyyy-mm-dd */
  day: string;
  /** In milliseconds since 1970. */
  now: number;
}

export interface LikeTodayReport extends DaysLikeToday {
  /** Of a usual trip. */
  hours: number;
  /** What these hours are like. */
  ahead: DayFeatures;
  /** Of the forecast. */
  place: Coordinates;
  /** What came of what was said before. */
  tally: ExpectationTally;
}

interface BestDayRequest {
  outings: readonly Outing[];
  /** The part of it that is computed with. */
  forecast: HoursAndSun;
  place: Coordinates;
  /** In milliseconds since 1970. */
  now: number;
}

/** What is asked for beside other things, of the whole log and without the library of quantiles. */
export interface SmallReports {
  score: { request: readonly Outing[]; report: ScoreEvidence };
  bestDay: { request: BestDayRequest; report: NextBestDay | null };
  likeToday: { request: LikeTodayRequest; report: LikeTodayReport | null };
}

export interface Report extends Omit<JudgedLog, "factors"> {
  /** Outings without a fish of those that are asked for. */
  blanks: number;
  /** Hours of which the conditions are known, which is at most all. */
  hoursKnown: number;
  factors: readonly ReportFactor[];
  /** `null` before the first trip whose score was kept by the rule of today. */
  score: ReportScore | null;
  scoreHistory: ScoreHistory;
}

export type ReportBin = JudgedBin;

export interface ReportRequest {
  /** Those of the water and the time that are asked for. */
  outings: readonly Outing[];
  /** `null`: all. */
  species: string | null;
  /** Whether an hour with two lines counts as two; not for the score. */
  isPerLine: boolean;
  /** Verdicts take a second or more, on a phone several; what comes without them says nothing of any. */
  hasVerdicts: boolean;
}

interface SizesRequest {
  /** Of one species. */
  fish: readonly MeasuredFish[];
  /** In in. */
  over: number;
}

export type DecisionsRequest = Omit<ReportRequest, "hasVerdicts">;

export interface QuestionReport extends Omit<JudgedLog, "factors"> {
  /** `null` where nothing is known of it. */
  factor: ReportFactor | null;
}

export interface QuestionRequest {
  /** Those that count for it. */
  outings: readonly Outing[];
  factor: FactorName;
  /** Its part that was asked about; `null`: any. */
  bin: string | null;
  /** `null`: all. */
  species: string | null;
}

/** Of the time between the first and the last fish of outings without hours. */
export interface InteriorReport extends Omit<JudgedLog, "factors"> {
  factors: readonly ReportFactor[];
}

export interface WithoutHoursRequest {
  outings: readonly OutingWithoutHours[];
  /** `null`: all. */
  species: string | null;
}

export interface SpeciesRequest {
  log: Outings;
  /** Of the same waters and time. */
  depths: readonly FishAtDepth[];
}

export interface CatchDaysRequest {
  log: Outings;
  /** `null`: all. */
  species: string | null;
  /** What is known of the weather of their hours and of the days around. */
  hours: readonly ComparedHour[];
}

/** What the workers are asked for, by its name. */
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
