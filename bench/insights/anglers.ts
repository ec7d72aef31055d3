import type { FactorName } from "@creel/domain/insights/factors/factors";
import type { Outing } from "@creel/domain/insights/outings";
import { seededRandom } from "@creel/domain/insights/random/seeded-random";
import { dayQuestion } from "@creel/domain/insights/score/day-question";
import { hourQuestion } from "@creel/domain/insights/score/hour-question";
import { scoredTrips } from "@creel/domain/insights/score/scored-trips";
import { expectedRate, type Simulated, simulateLog } from "@creel/domain/insights/simulation/simulate-log";
import {
  hasClaim,
  type JudgedLog,
  judgeFactors,
  judgeQuestion,
} from "@creel/domain/insights/verdicts/judge-factors";
import gamma from "@stdlib/stats-base-dists-gamma-quantile";
import t from "@stdlib/stats-base-dists-t-quantile";

const COUNTING = { species: null, isPerLine: false };
/** Fewer than on the page, whose 999 take five times as long and are hardly other. */
const JUDGING = { ...COUNTING, quantiles: { gamma, t }, draws: 199 };
/** One-sided. */
const CLAIM_ON_SCORE = 0.05;

const USUAL: Simulated = { outings: 80, rate: 0.5, size: 1, burst: 1.5, effect: null, scoreSlope: 0 };

type Truth = Partial<Simulated>;

function logsOf(truth: Truth, anglers: number) {
  return Array.from({ length: anglers }, (_, seed) =>
    simulateLog({ ...USUAL, ...truth }, seededRandom(`angler ${seed}`)),
  );
}

/** The share of anglers who are shown any difference; of waters only where they are alike, since else it is true. */
export function shareWithClaim(truth: Truth, anglers: number): number {
  return shareWithClaimOn((name) => name !== "water" || truth.hasLikeWaters === true, truth, anglers);
}

/** The share who are shown a difference in what matters for them. */
export function shareFound(truth: Truth, anglers: number): number {
  return shareWithClaimOn((name) => name === matteringFactor(truth), truth, anglers);
}

function shareWithClaimOn(isMeant: (name: FactorName) => boolean, truth: Truth, anglers: number): number {
  return share(logsOf(truth, anglers), (log) => {
    const judged = judgeFactors(log, JUDGING);
    return hasClaim({ ...judged, factors: judged.factors.filter(({ factor }) => isMeant(factor.name)) });
  });
}

/** The same of those who asked about it before their first outing. */
export function shareAnswered(truth: Truth, anglers: number): number {
  const name = matteringFactor(truth);
  return share(logsOf(truth, anglers), (log) => hasClaim(judgeQuestion(log, name, JUDGING)));
}

/** Waters always differ, unless it is said that they do not. */
function matteringFactor({ effect }: Truth): FactorName {
  return effect?.factor ?? "water";
}

/** The share of bars of the pressure and the light that hold the true rate. */
export function coverage(truth: Truth, anglers: number): number {
  const bars = logsOf(truth, anglers).flatMap((log) => {
    const { factors } = judgeFactors(log, { ...JUDGING, draws: 1 });
    const changing = factors.filter(({ factor }) => factor.name === "pressure" || factor.name === "light");
    return changing.flatMap((judged) => barsOf(judged, log, { ...USUAL, ...truth }));
  });
  return share(bars, (isWithin) => isWithin);
}

/** Whether the true rate lies within each bar: that of the hours which were fished in the bin. */
function barsOf(
  { factor, bins }: JudgedLog["factors"][number],
  log: readonly Outing[],
  angler: Simulated,
): boolean[] {
  return bins.flatMap(({ bin, rate }) => {
    if (!rate) return [];
    const fished = log.flatMap((outing) => {
      const { day, water, segments } = outing;
      return segments
        .filter((segment) => factor.binOf(segment, outing) === bin)
        .map(({ hours, conditions, predicted }) => {
          if (!conditions || !predicted) return { hours, fish: 0 };
          const hour = { ...conditions, score: predicted.score };
          return { hours, fish: hours * expectedRate(angler, { day, water: water?.id ?? "" }, hour) };
        });
    });
    const truth = sum(fished.map(({ fish }) => fish)) / sum(fished.map(({ hours }) => hours));
    return [rate.likely.low <= truth && truth <= rate.likely.high];
  });
}

interface ScoreResult {
  /** Shares of anglers. */
  hours: number;
  days: number;
  /** Shares of pairs. */
  pairsOfHours: number;
  pairsOfTrips: number;
}

export function judgeScores(truth: Truth, anglers: number): ScoreResult {
  const answers = logsOf(truth, anglers).map((log, seed) => {
    const trips = scoredTrips(log, "simulated", COUNTING);
    const bootstrap = { random: seededRandom(`score ${seed}`), draws: JUDGING.draws };
    return { hours: hourQuestion(trips, bootstrap), days: dayQuestion(trips, bootstrap) };
  });
  const pairs = (kind: "hours" | "days") =>
    sum(answers.map((answer) => answer[kind].pairs.concordant)) /
    sum(answers.map((answer) => answer[kind].pairs.pairs));
  return {
    hours: share(answers, ({ hours }) => hours.p <= CLAIM_ON_SCORE),
    days: share(answers, ({ days }) => days.p <= CLAIM_ON_SCORE),
    pairsOfHours: pairs("hours"),
    pairsOfTrips: pairs("days"),
  };
}

function share<Item>(items: readonly Item[], holds: (item: Item) => boolean): number {
  return items.filter(holds).length / items.length;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
